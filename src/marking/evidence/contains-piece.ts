import { childrenOf, someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';

/**
 * Returns whether a formula contains another one: as some terms of a sum, or as a factor or other
 * subexpression.
 */
export function containsPiece(formula: MathNode, piece: MathNode): boolean {
  if (isAtom(piece)) return false;
  const keys = listTerms(piece).map(createTermKey);
  return someNode(formula, (node) => {
    if (node !== formula && createTermKey(node) === createTermKey(piece)) return true;
    return (
      node.kind === 'sum' &&
      node.terms.length > keys.length &&
      !listTerms(piece).every(isNumber) &&
      includesAll(node.terms.map(createTermKey), keys)
    );
  });
}

/**
 * Returns whether a response has a power only as a factor of a product, although the scheme has it as a term
 * of a sum. For example, `4x^3` does not contain the term `x^3` of `4x^3 ln(6x) + x^3`.
 */
export function hasOnlyFactor(
  formula: MathNode,
  piece: MathNode,
  schemeFormulas: readonly MathNode[],
): boolean {
  const key = createTermKey(piece);
  const isIn = (node: MathNode) => childrenOf(node).some((child) => createTermKey(child) === key);
  const isTerm = (node: MathNode) => node.kind === 'sum' && isIn(node);
  const isWhole = (node: MathNode) => node.kind !== 'product' && node.kind !== 'power' && isIn(node);
  return (
    isMonomial(piece) &&
    schemeFormulas.some((scheme) => someNode(scheme, isTerm)) &&
    !someNode(formula, isWhole)
  );
}

/** Returns whether a formula has only numbers, letters and powers of letters as factors. */
function isMonomial(node: MathNode): boolean {
  if (node.kind === 'product') return node.factors.every(isMonomial);
  if (node.kind === 'power') return isAtom(node.base) && isAtom(node.exponent);
  return isAtom(node);
}

/** Returns whether a formula has a piece only with a minus sign before it. */
export function hasOnlyNegated(formula: MathNode, piece: MathNode): boolean {
  const key = createTermKey(piece);
  let hasPlain = false;
  let hasNegated = false;
  someNode(formula, (node) => {
    const isNegation = node.kind === 'negate';
    for (const child of childrenOf(node)) {
      if (createTermKey(child) !== key) continue;
      if (isNegation) hasNegated = true;
      else hasPlain = true;
    }
    return false;
  });
  return hasNegated && !hasPlain;
}

/** Removes the terms of a piece from a sum; returns undefined if the sum does not contain all of them. */
export function removePiece(formula: MathNode, piece: MathNode): MathNode | undefined {
  if (formula.kind !== 'sum') return undefined;
  const expected = listTerms(piece).map(createTermKey);
  const remaining = formula.terms.filter((term) => {
    const index = expected.indexOf(createTermKey(term));
    if (index >= 0) expected.splice(index, 1);
    return index < 0;
  });
  const [first] = remaining;
  if (expected.length > 0 || !first || remaining.length === formula.terms.length) return undefined;
  return remaining.length === 1 ? first : { ...formula, terms: remaining };
}

/** Returns whether a product such as `12a^10` begins with a number. */
export function hasCoefficient(formula: MathNode, number: MathNode): boolean {
  const [first] = formula.kind === 'product' ? formula.factors : [];
  return (
    first?.kind === 'number' && number.kind === 'number' && createTermKey(first) === createTermKey(number)
  );
}

/** Returns whether two sums have the same terms, in any order. */
export function hasSameTerms(one: MathNode, other: MathNode): boolean {
  const [keys, otherKeys] = [one, other].map((node) => listTerms(removeBrackets(node)).map(createTermKey));
  return keys?.toSorted().join() === otherKeys?.toSorted().join();
}

function removeBrackets(node: MathNode): MathNode {
  const [item, ...others] = node.kind === 'group' ? node.items : [];
  return item && others.length === 0 ? removeBrackets(item) : node;
}

function isAtom(node: MathNode): boolean {
  if (node.kind === 'negate') return isAtom(node.of);
  return node.kind === 'number' || node.kind === 'symbol' || node.kind === 'quantity';
}

/** Returns whether a term is a plain number. A sum of numbers is not a step towards another sum that has some of them. */
function isNumber(node: MathNode): boolean {
  return node.kind === 'negate' ? isNumber(node.of) : node.kind === 'number';
}

function listTerms(node: MathNode): readonly MathNode[] {
  return node.kind === 'sum' ? node.terms : [node];
}

const termKeys = new WeakMap<MathNode, string>();

/** Returns a text that is the same for terms that differ only in brackets, spaces, a factor 1 and the order of brackets in a product. */
function createTermKey(node: MathNode): string {
  const known = termKeys.get(node);
  if (known !== undefined) return known;
  const key = printMath(sortParts(node))
    .replace(/[()\s]/gu, '')
    .replace(/(?<![\d.])1\*/gu, '');
  termKeys.set(node, key);
  return key;
}

/** Sorts the brackets of each product. */
function sortParts(node: MathNode): MathNode {
  const sorted = mapChildren(node, sortParts);
  if (sorted.kind !== 'product') return sorted;
  const brackets = sorted.factors.filter(isBracket).toSorted(compareText);
  return {
    ...sorted,
    factors: sorted.factors.map((factor) => (isBracket(factor) ? (brackets.shift() ?? factor) : factor)),
  };
}

function isBracket(node: MathNode): boolean {
  return node.kind === 'sum';
}

function compareText(one: MathNode, other: MathNode): number {
  const [text, otherText] = [printMath(one), printMath(other)];
  return text < otherText ? -1 : Number(text > otherText);
}

function includesAll(given: readonly string[], expected: readonly string[]): boolean {
  const unmatched = [...given];
  return expected.every((key) => {
    const index = unmatched.indexOf(key);
    if (index >= 0) unmatched.splice(index, 1);
    return index >= 0;
  });
}
