import { drawRightTriangle, type RightTriangle } from '../families/right-triangle.ts';
import { drawTriangle, type Triangle } from '../families/triangle.ts';
import { radians } from '../point.ts';
import { type FoundQuantity, findQuantities, letterAfter, quantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

const HYPOTENUSE = 'hypotenuse';

export const readRightTriangle: Reader = {
  family: 'right-triangle',
  cue: /right-angled triangle|right-angled (?:isosceles )?triangle|triangle[^.]*right[- ]angled/i,
  draws: ['triangle'],
  read: (text) => {
    const triangle = rightTriangleOf(text);
    if (triangle === undefined) return undefined;
    const unknown = letterAfter(text, HYPOTENUSE);
    const labels = { ...triangle.labels, ...(unknown !== undefined && { hypotenuse: `$${unknown}$` }) };
    const corners = cornersOf(text);
    return drawRightTriangle({ ...triangle, labels, ...(corners && { corners }) });
  },
};

function rightTriangleOf(text: string): RightTriangle | undefined {
  const hypotenuse = quantityAfter(text, HYPOTENUSE);
  const angle = findQuantities(text, 'angle').find(({ value }) => value !== 90);
  const lengths = findQuantities(text, 'length').filter(
    ({ value, tex }) => value > 0 && tex !== hypotenuse?.tex,
  );
  const [first, second] = lengths.length > 0 ? lengths : bareLegs(text);
  if (first && second)
    return { base: first.value, height: second.value, labels: { base: first.tex, height: second.tex } };
  if (hypotenuse && first) return fromHypotenuse(hypotenuse, first);
  if (angle && (hypotenuse ?? first))
    return fromAngle(angle, { hypotenuse, leg: first, isOpposite: /height|opposite|vertical/i.test(text) });
  return first || hypotenuse || angle ? undefined : { base: 4, height: 3 };
}

/** Reads `legs 3 and 4` or `base 4, height 3` without units. */
function bareLegs(text: string): FoundQuantity[] {
  const pair =
    /(?:legs|sides|shorter sides)(?: of| are)? (\d+(?:\.\d+)?)(?:,| and| by) (\d+(?:\.\d+)?)/i.exec(text);
  if (pair)
    return [pair[1], pair[2]].map((number = '') => ({
      value: Number(number),
      unit: '',
      tex: `$${number}$`,
      index: pair.index,
    }));
  return ['base', 'height'].flatMap((word) => quantityAfter(text, word) ?? []);
}

function fromHypotenuse(hypotenuse: FoundQuantity, leg: FoundQuantity): RightTriangle | undefined {
  if (leg.value >= hypotenuse.value) return undefined;
  const height = Math.sqrt(hypotenuse.value ** 2 - leg.value ** 2);
  return { base: leg.value, height, labels: { base: leg.tex, hypotenuse: hypotenuse.tex } };
}

type Side = {
  readonly hypotenuse: FoundQuantity | undefined;
  readonly leg: FoundQuantity | undefined;
  readonly isOpposite: boolean;
};

function fromAngle(angle: FoundQuantity, { hypotenuse, leg, isOpposite }: Side): RightTriangle | undefined {
  if (angle.value <= 0 || angle.value >= 90) return undefined;
  const tangent = Math.tan(radians(angle.value));
  if (hypotenuse) {
    const base = hypotenuse.value * Math.cos(radians(angle.value));
    return { base, height: base * tangent, labels: { hypotenuse: hypotenuse.tex, baseAngle: angle.tex } };
  }
  if (leg === undefined) return undefined;
  const base = isOpposite ? leg.value / tangent : leg.value;
  const side = isOpposite ? { height: leg.tex } : { base: leg.tex };
  return { base, height: base * tangent, labels: { ...side, baseAngle: angle.tex } };
}

function cornersOf(text: string): [string, string, string] | undefined {
  const [, a, b, c] = /triangle ([A-Z])([A-Z])([A-Z])\b/.exec(text) ?? [];
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const right = new RegExp(`right[- ]angled? at ([${a}${b}${c}])`).exec(text)?.[1];
  const order = [a, b, c].sort((x, y) => Number(y === right) - Number(x === right));
  return [order[0] ?? a, order[1] ?? b, order[2] ?? c];
}

export const readTriangle: Reader = {
  family: 'triangle',
  cue: /\btriangle\b/i,
  draws: ['triangle'],
  read: (text) => {
    if (/right-angled|force|vector/i.test(text)) return undefined;
    const triangle = namedTriangle(text) ?? equalSided(text) ?? triangleOf(text);
    return triangle && drawTriangle(triangle);
  },
};

/** Reads `triangle PQR with PQ = 8 cm, PR = 6 cm and angle QPR = 50°`. */
function namedTriangle(text: string): Triangle | undefined {
  const corners = /triangle ([A-Z])([A-Z])([A-Z])\b/.exec(text)?.slice(1, 4);
  const [a, b, c] = corners ?? [];
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const side = (x: string, y: string) => quantityAfter(text, `(?<![A-Z])(?:${x}${y}|${y}${x})`);
  const angle = (x: string) => quantityAfter(text, `angle (?:[A-Z]${x}[A-Z]|${x})`);
  const sides = { a: side(b, c), b: side(a, c), c: side(a, b) };
  const angles = { A: angle(a), B: angle(b), C: angle(c) };
  const names: [string, string, string] = [a, b, c];
  return solveTriangle({ sides, angles, names }) ?? solveFromOtherCorners({ sides, angles, names });
}

type Parts = {
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

/** Renames the corners cyclically, so that a known angle becomes A. */
function solveFromOtherCorners({
  sides: { a, b, c },
  angles: { A, B, C },
  names: [p, q, r],
}: Parts): Triangle | undefined {
  return (
    solveTriangle({ sides: { a: b, b: c, c: a }, angles: { A: B, B: C, C: A }, names: [q, r, p] }) ??
    solveTriangle({ sides: { a: c, b: a, c: b }, angles: { A: C, B: A, C: B }, names: [r, p, q] })
  );
}

function solveTriangle({ sides: { a, b, c }, angles: { A, B, C }, names }: Parts): Triangle | undefined {
  const sideLabels = { ...(a && { a: a.tex }), ...(b && { b: b.tex }), ...(c && { c: c.tex }) };
  const angleLabels = { ...(A && { A: A.tex }), ...(B && { B: B.tex }), ...(C && { C: C.tex }) };
  const look = { corners: names, sideLabels, angleLabels };
  if (a && b && c) return { given: { kind: 'sss', a: a.value, b: b.value, c: c.value }, ...look };
  if (A && b && c) return { given: { kind: 'sas', b: b.value, angleA: A.value, c: c.value }, ...look };
  if (A && B && c) return { given: { kind: 'asa', angleA: A.value, c: c.value, angleB: B.value }, ...look };
  return undefined;
}

function equalSided(text: string): Triangle | undefined {
  const lengths = findQuantities(text, 'length');
  if (/equilateral/i.test(text)) {
    const [side] = lengths;
    const a = side?.value ?? 1;
    return {
      given: { kind: 'sss', a, b: a, c: a },
      sideLabels: side ? { c: side.tex } : {},
      equalSides: ['a', 'b', 'c'],
    };
  }
  if (!/isosceles/i.test(text)) return undefined;
  const base = quantityAfter(text, 'base');
  const equal = lengths.find(({ tex }) => tex !== base?.tex) ?? base;
  if (base === undefined || equal === undefined) return undefined;
  return {
    given: { kind: 'sss', a: equal.value, b: equal.value, c: base.value },
    sideLabels: { c: base.tex, b: equal.tex },
    equalSides: ['a', 'b'],
  };
}

function triangleOf(text: string): Triangle | undefined {
  const [p, q, r] = findQuantities(text, 'length');
  const [angle, second] = findQuantities(text, 'angle');
  if (p && q && r)
    return {
      given: { kind: 'sss', c: p.value, a: q.value, b: r.value },
      sideLabels: { c: p.tex, a: q.tex, b: r.tex },
    };
  if (p && q && angle)
    return {
      given: { kind: 'sas', c: p.value, b: q.value, angleA: angle.value },
      sideLabels: { c: p.tex, b: q.tex },
      angleLabels: { A: angle.tex },
    };
  if (p && angle && second)
    return {
      given: { kind: 'asa', angleA: angle.value, c: p.value, angleB: second.value },
      sideLabels: { c: p.tex },
      angleLabels: { A: angle.tex, B: second.tex },
    };
  return undefined;
}
