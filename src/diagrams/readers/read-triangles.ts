import { drawRightTriangle, type RightTriangle } from '../families/right-triangle.ts';
import { drawTriangle, type Triangle } from '../families/triangle.ts';
import { toRadians } from '../point.ts';
import { type FoundQuantity, findLetterAfter, findQuantities, findQuantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

const HYPOTENUSE = 'hypotenuse';

export const readRightTriangle: Reader = {
  family: 'right-triangle',
  pattern: /right-angled triangle|right-angled (?:isosceles )?triangle|triangle[^.]*right[- ]angled/i,
  drawableWords: ['triangle'],
  read: (text) => {
    const triangle = readLegs(text);
    if (triangle === undefined) return undefined;
    const unknownLetter = findLetterAfter(text, HYPOTENUSE);
    const labels = {
      ...triangle.labels,
      ...(unknownLetter !== undefined && { hypotenuse: `$${unknownLetter}$` }),
    };
    const corners = readCornerNames(text);
    return drawRightTriangle({ ...triangle, labels, ...(corners && { corners }) });
  },
};

function readLegs(text: string): RightTriangle | undefined {
  const hypotenuse = findQuantityAfter(text, HYPOTENUSE);
  const angle = findQuantities(text, 'angle').find(({ value }) => value !== 90);
  const lengths = findQuantities(text, 'length').filter(
    ({ value, tex }) => value > 0 && tex !== hypotenuse?.tex,
  );
  const [first, second] = lengths.length > 0 ? lengths : findLegsWithoutUnits(text);
  if (first && second)
    return { base: first.value, height: second.value, labels: { base: first.tex, height: second.tex } };
  if (hypotenuse && first) return solveFromHypotenuse(hypotenuse, first);
  if (angle && (hypotenuse ?? first))
    return solveFromAngle(angle, {
      hypotenuse,
      leg: first,
      isOpposite: /height|opposite|vertical/i.test(text),
    });
  // If the text states no measurement at all, a 4 by 3 triangle without labels is drawn.
  return first || hypotenuse || angle ? undefined : { base: 4, height: 3 };
}

/** Finds the two legs when they have no units: `legs 3 and 4` or `base 4, height 3`. */
function findLegsWithoutUnits(text: string): FoundQuantity[] {
  const pair =
    /(?:legs|sides|shorter sides)(?: of| are)? (\d+(?:\.\d+)?)(?:,| and| by) (\d+(?:\.\d+)?)/i.exec(text);
  if (pair)
    return [pair[1], pair[2]].map((number = '') => ({
      value: Number(number),
      unit: '',
      tex: `$${number}$`,
      index: pair.index,
    }));
  return ['base', 'height'].flatMap((word) => findQuantityAfter(text, word) ?? []);
}

/** Computes the missing leg by Pythagoras. */
function solveFromHypotenuse(hypotenuse: FoundQuantity, leg: FoundQuantity): RightTriangle | undefined {
  if (leg.value >= hypotenuse.value) return undefined;
  const height = Math.sqrt(hypotenuse.value ** 2 - leg.value ** 2);
  return { base: leg.value, height, labels: { base: leg.tex, hypotenuse: hypotenuse.tex } };
}

type KnownSides = {
  readonly hypotenuse: FoundQuantity | undefined;
  readonly leg: FoundQuantity | undefined;
  readonly isOpposite: boolean;
};

/** Computes the legs from an acute angle and one side. */
function solveFromAngle(
  angle: FoundQuantity,
  { hypotenuse, leg, isOpposite }: KnownSides,
): RightTriangle | undefined {
  if (angle.value <= 0 || angle.value >= 90) return undefined;
  const tangent = Math.tan(toRadians(angle.value));
  if (hypotenuse) {
    const base = hypotenuse.value * Math.cos(toRadians(angle.value));
    return { base, height: base * tangent, labels: { hypotenuse: hypotenuse.tex, baseAngle: angle.tex } };
  }
  if (leg === undefined) return undefined;
  const base = isOpposite ? leg.value / tangent : leg.value;
  const side = isOpposite ? { height: leg.tex } : { base: leg.tex };
  return { base, height: base * tangent, labels: { ...side, baseAngle: angle.tex } };
}

/** Reads the names of the corners, with the right angle first. */
function readCornerNames(text: string): [string, string, string] | undefined {
  const [, a, b, c] = /[Tt]riangle ([A-Z])([A-Z])([A-Z])\b/.exec(text) ?? [];
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const right = new RegExp(`right[- ]angled? at ([${a}${b}${c}])`).exec(text)?.[1];
  const order = [a, b, c].sort((x, y) => Number(y === right) - Number(x === right));
  return [order[0] ?? a, order[1] ?? b, order[2] ?? c];
}

export const readTriangle: Reader = {
  family: 'triangle',
  pattern: /\btriangle\b/i,
  drawableWords: ['triangle'],
  read: (text) => {
    if (/right-angled|force|vector/i.test(text)) return undefined;
    const triangle = readNamedTriangle(text) ?? readEqualSidedTriangle(text) ?? readUnnamedTriangle(text);
    return triangle && drawTriangle(triangle);
  },
};

/** Reads `triangle PQR with PQ = 8 cm, PR = 6 cm and angle QPR = 50°`. */
function readNamedTriangle(text: string): Triangle | undefined {
  const corners = /[Tt]riangle ([A-Z])([A-Z])([A-Z])\b/.exec(text)?.slice(1, 4);
  const [a, b, c] = corners ?? [];
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const side = (x: string, y: string) => findQuantityAfter(text, `(?<![A-Z])(?:${x}${y}|${y}${x})`);
  const angle = (x: string) => findQuantityAfter(text, `angle (?:[A-Z]${x}[A-Z]|${x})`);
  const sides = { a: side(b, c), b: side(a, c), c: side(a, b) };
  const angles = { A: angle(a), B: angle(b), C: angle(c) };
  const names: [string, string, string] = [a, b, c];
  return solveTriangle({ sides, angles, names }) ?? solveFromOtherCorners({ sides, angles, names });
}

/** What the text states about a triangle: side a is opposite corner A; `names` are the letters of A, B and C. */
type TriangleParts = {
  readonly sides: {
    readonly a: FoundQuantity | undefined;
    readonly b: FoundQuantity | undefined;
    readonly c: FoundQuantity | undefined;
  };
  readonly angles: {
    readonly A: FoundQuantity | undefined;
    readonly B: FoundQuantity | undefined;
    readonly C: FoundQuantity | undefined;
  };
  readonly names: readonly [string, string, string];
};

/** Tries the other two corners as corner A, because `solveTriangle` needs a known angle at A. */
function solveFromOtherCorners({
  sides: { a, b, c },
  angles: { A, B, C },
  names: [p, q, r],
}: TriangleParts): Triangle | undefined {
  return (
    solveTriangle({ sides: { a: b, b: c, c: a }, angles: { A: B, B: C, C: A }, names: [q, r, p] }) ??
    solveTriangle({ sides: { a: c, b: a, c: b }, angles: { A: C, B: A, C: B }, names: [r, p, q] })
  );
}

/** Returns the triangle if three sides, two sides and angle A, or angles A and B with side c are known. */
function solveTriangle({
  sides: { a, b, c },
  angles: { A, B, C },
  names,
}: TriangleParts): Triangle | undefined {
  const sideLabels = { ...(a && { a: a.tex }), ...(b && { b: b.tex }), ...(c && { c: c.tex }) };
  const angleLabels = { ...(A && { A: A.tex }), ...(B && { B: B.tex }), ...(C && { C: C.tex }) };
  const labels = { corners: names, sideLabels, angleLabels };
  if (a && b && c) return { knownParts: { kind: 'sss', a: a.value, b: b.value, c: c.value }, ...labels };
  if (A && b && c) return { knownParts: { kind: 'sas', b: b.value, angleA: A.value, c: c.value }, ...labels };
  if (A && B && c)
    return { knownParts: { kind: 'asa', angleA: A.value, c: c.value, angleB: B.value }, ...labels };
  return undefined;
}

/** Reads an equilateral or isosceles triangle. */
function readEqualSidedTriangle(text: string): Triangle | undefined {
  const lengths = findQuantities(text, 'length');
  if (/equilateral/i.test(text)) {
    const [side] = lengths;
    const a = side?.value ?? 1;
    return {
      knownParts: { kind: 'sss', a, b: a, c: a },
      sideLabels: side ? { c: side.tex } : {},
      equalSides: ['a', 'b', 'c'],
    };
  }
  if (!/isosceles/i.test(text)) return undefined;
  const base = findQuantityAfter(text, 'base');
  const equal = lengths.find(({ tex }) => tex !== base?.tex) ?? base;
  if (base === undefined || equal === undefined) return undefined;
  return {
    knownParts: { kind: 'sss', a: equal.value, b: equal.value, c: base.value },
    sideLabels: { c: base.tex, b: equal.tex },
    equalSides: ['a', 'b'],
  };
}

/** Reads a triangle without corner names, from its lengths and angles in text order. */
function readUnnamedTriangle(text: string): Triangle | undefined {
  const [p, q, r] = findQuantities(text, 'length');
  const [angle, secondAngle] = findQuantities(text, 'angle');
  if (p && q && r)
    return {
      knownParts: { kind: 'sss', c: p.value, a: q.value, b: r.value },
      sideLabels: { c: p.tex, a: q.tex, b: r.tex },
    };
  if (p && q && angle)
    return {
      knownParts: { kind: 'sas', c: p.value, b: q.value, angleA: angle.value },
      sideLabels: { c: p.tex, b: q.tex },
      angleLabels: { A: angle.tex },
    };
  if (p && angle && secondAngle)
    return {
      knownParts: { kind: 'asa', angleA: angle.value, c: p.value, angleB: secondAngle.value },
      sideLabels: { c: p.tex },
      angleLabels: { A: angle.tex, B: secondAngle.tex },
    };
  return undefined;
}
