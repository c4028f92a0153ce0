import { readLiteral } from '../../maths/agree/literal.ts';
import { childrenOf } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { computeValue } from '../evidence/compute-value.ts';
import { listLetters } from '../evidence/value-class.ts';
import type { Task } from '../task.ts';

/** A value of the scheme that the learner did not find, with the values that the learner states in its place. */
export type WrongValue = {
  /** The bullet of the value: `b1`. */
  readonly reference: string;
  readonly scheme: MathNode;
  readonly own: readonly MathNode[];
};

/** A formula of the learner with values of the scheme in place of wrong ones, and the bullets of these values. */
type CorrectedFormula = {
  readonly node: MathNode;
  readonly references: readonly string[];
  /** The pieces of the learner's formula that were replaced. */
  readonly replaced: readonly string[];
};

/**
 * The formula of a step that is right for the learner's own values, and the bullets whose values are wrong.
 */
export type OwnStep = {
  readonly expression: string;
  readonly from: readonly string[];
  readonly wrongValues: readonly string[];
};

/** One piece of a formula and the piece of the scheme that replaces it. */
type Correction = {
  readonly reference: string;
  readonly key: string;
  /** The learner's text of the piece. */
  readonly own: string;
  readonly apply: (node: MathNode) => MathNode;
};

/** The maximum number of corrected formulas for one formula. */
const MAX_CORRECTED = 160;
/** Two numbers are equal if their relative difference is at most this. */
const MAX_DIFFERENCE = 1e-6;
/** A number in a formula may be at most this multiple of the learner's value. */
const MAX_FACTOR = 200;
/** In longer sums, terms are not replaced. */
const MAX_TERMS = 7;

/**
 * Lists what a formula would be if the learner's wrong values were right: `√(4 + 36 + 21)` for `√(16 + 144 +
 * 21)` if the centre is (-2, -6) and not (4, 12). If one of these formulas is the scheme's, the learner took
 * the right step from wrong values.
 */
export function listCorrected(
  formula: MathNode,
  wrong: readonly WrongValue[],
  task: Task,
): CorrectedFormula[] {
  const corrections = wrong.flatMap((value) =>
    listLetters(value.scheme).size === 0
      ? listNumberCorrections(formula, value, task)
      : listPieceCorrections(formula, value),
  );
  const single = corrections.map((correction) => ({
    node: correction.apply(formula),
    references: [correction.reference],
    replaced: [correction.own],
  }));
  const double = corrections.flatMap((one, index) =>
    corrections.slice(index + 1).flatMap((other) => {
      const references = [...new Set([one.reference, other.reference])];
      const replaced = [one.own, other.own];
      return one.key === other.key ? [] : [{ node: other.apply(one.apply(formula)), references, replaced }];
    }),
  );
  return [...single, ...double].slice(0, MAX_CORRECTED);
}

/**
 * Lists corrections of a number. The learner's number, its square or a multiple of it is replaced by the
 * scheme's number, its square or the same multiple.
 */
function listNumberCorrections(
  formula: MathNode,
  { scheme, own, reference }: WrongValue,
  { cache, givenNumbers }: Task,
): Correction[] {
  const value = computeValue(scheme);
  if (value === undefined) return [];
  const ownValues = own.flatMap((node) => computeValue(node) ?? []);
  return [...listNumberPieces(formula)].flatMap(([key, { number, isWritten, count }]) => {
    if (areEqual(number, value)) return [];
    const isStated = ownValues.some((each) => areEqual(each, number));
    const factors = ownValues.flatMap((each) => {
      if (givenNumbers.has(Math.abs(number)) || areEqual(number, each)) return [];
      if (areEqual(number, each * each)) return [value];
      return isPlainFactor(number / each) ? [number / each] : [];
    });
    return [...new Set([...(isStated || isWritten ? [1] : []), ...factors])].flatMap((factor) => {
      const text = factor === 1 ? printMath(scheme) : `(${printMath(scheme)}) \\times (${factor})`;
      const replacement = cache.read(text);
      if (!replacement) return [];
      // In `6C2 × 2²`, the value 2 occurs twice, and only one of them may be wrong.
      const places = [undefined, ...Array.from({ length: count > 1 ? count : 0 }, (_, index) => index)];
      return places.map((place) => {
        const apply = createReplacer(key, bracket(replacement), place);
        return { reference, key: place === undefined ? key : `${key} ${place}`, own: key, apply };
      });
    });
  });
}

/** Returns whether a factor is a whole number, as in `2a`, or a power of ten, as between centimetres and metres. */
function isPlainFactor(factor: number): boolean {
  const power = Math.log10(Math.abs(factor));
  const isWhole = Math.abs(factor - Math.round(factor)) <= MAX_DIFFERENCE;
  return (isWhole && factor !== 0 && Math.abs(factor) <= MAX_FACTOR) || Number.isInteger(power);
}

/** A piece of a formula that has a value. It is written as one number, or it is a calculation. */
type NumberPiece = { readonly number: number; readonly isWritten: boolean; readonly count: number };

/** Returns the pieces of a formula that have a value, by their text. */
function listNumberPieces(formula: MathNode): Map<string, NumberPiece> {
  const pieces = new Map<string, NumberPiece>();
  const visit = (node: MathNode): void => {
    for (const child of childrenOf(node)) {
      const number = computeValue(child);
      const key = printMath(child);
      const count = (pieces.get(key)?.count ?? 0) + 1;
      if (number !== undefined && child.kind !== 'group')
        pieces.set(key, { number, isWritten: readLiteral(child) !== undefined, count });
      visit(child);
    }
  };
  visit(formula);
  return pieces;
}

/**
 * Lists corrections that replace a piece of the learner's formula by a piece of the scheme's formula. The
 * learner's piece must be one of their values, or have the same kind and letters, or be as many terms of a
 * sum.
 */
function listPieceCorrections(formula: MathNode, { scheme, own, reference }: WrongValue): Correction[] {
  const letters = [...listLetters(scheme)].toSorted().join();
  const ownKeys = new Set(own.map(printMath));
  const corrections: Correction[] = [];
  const visit = (node: MathNode, isWhole: boolean): void => {
    const isLike = node.kind === scheme.kind && [...listLetters(node)].toSorted().join() === letters;
    const key = printMath(node);
    if ((isLike || ownKeys.has(key)) && !isWhole && key !== printMath(scheme))
      corrections.push({ reference, key, own: key, apply: createReplacer(key, bracket(scheme)) });
    if (node.kind === 'sum') corrections.push(...listTermCorrections(node, scheme, reference));
    for (const child of childrenOf(node)) visit(child, false);
  };
  visit(formula, true);
  return corrections;
}

function listTermCorrections(
  sum: Extract<MathNode, { kind: 'sum' }>,
  scheme: MathNode,
  reference: string,
): Correction[] {
  const count = scheme.kind === 'sum' ? scheme.terms.length : 1;
  const { terms } = sum;
  if (count >= terms.length || terms.length > MAX_TERMS) return [];
  return chooseTerms(terms, count).map((chosen) => {
    const others = terms.filter((term) => !chosen.includes(term));
    const node = { ...sum, terms: [...others, bracket(scheme)] };
    const key = printMath(sum);
    return { reference, key, own: key, apply: createReplacer(key, node) };
  });
}

/** Lists all combinations of `count` terms. */
function chooseTerms(terms: readonly MathNode[], count: number): (readonly MathNode[])[] {
  if (count === 0) return [[]];
  return terms.flatMap((term, index) =>
    chooseTerms(terms.slice(index + 1), count - 1).map((others) => [term, ...others]),
  );
}

/** Returns a function that replaces a piece of a formula: everywhere, or only in one place. */
function createReplacer(key: string, replacement: MathNode, place?: number): (node: MathNode) => MathNode {
  return (formula) => {
    let count = 0;
    const replace = (node: MathNode): MathNode => {
      if (printMath(node) !== key) return mapChildren(node, replace);
      return place === undefined || place === count++ ? replacement : node;
    };
    return replace(formula);
  };
}

function bracket(node: MathNode): MathNode {
  return node.kind === 'group' || node.kind === 'number' || node.kind === 'symbol'
    ? node
    : { kind: 'group', open: '(', close: ')', items: [node], span: node.span };
}

function areEqual(value: number, other: number): boolean {
  return Math.abs(value - other) <= MAX_DIFFERENCE * Math.max(Math.abs(value), Math.abs(other));
}
