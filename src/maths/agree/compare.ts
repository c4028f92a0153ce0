import { printRational } from '../exact/decimal.ts';
import { isConstantName } from '../exact/expression.ts';
import { someNode, symbolsOf } from '../read/children.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { printMath } from '../read/print-math.ts';
import { toExpression } from '../read/to-expression.ts';
import { collectValues, type Values } from './collect-values.ts';
import { compareAlternatives, compareEquations } from './compare-equations.ts';
import { compareExpressions } from './compare-expressions.ts';
import { compareMatrices, toMatrix, toVector } from './compare-matrices.ts';
import { comparePiecewise } from './compare-piecewise.ts';
import { compareRatios } from './compare-ratios.ts';
import { compareSets } from './compare-sets.ts';
import { compareValues } from './compare-values.ts';
import type { Comparer } from './comparer.ts';
import { asNamedValue, readCalculationResult } from './named-value.ts';
import { correct, incorrect, isCorrect, type Outcome, UNDECIDED } from './outcome.ts';
import type { RealSet } from './real-set.ts';
import { removePointLabel } from './remove-point-label.ts';
import { findTruthSet, isSetLike } from './truth-set.ts';
import { endsWithWords, meansNoSolution, readNumberWords, sameWords } from './words.ts';

/** Maximum number of node comparisons for one answer. */
const MAX_COMPARISONS = 3000;

/** Decides whether two parsed answers mean the same. The shape of the expected answer selects the method. */
export function compareNodes(expectedNode: MathNode, givenNode: MathNode, comparer: Comparer): Outcome {
  if (--comparer.budget.remainingComparisons < 0) return UNDECIDED;
  const [expected, given] = [
    removePointLabel(expectedNode, givenNode),
    removePointLabel(givenNode, expectedNode),
  ];
  if (expected.kind === 'text' || given.kind === 'text') return compareText(expected, given, comparer);
  const shapeOutcome = compareShapes(expected, given, comparer);
  if (shapeOutcome) return shapeOutcome;
  if (expected.kind === 'relation' || given.kind === 'relation')
    return compareWithEquation(expected, given, comparer);
  const outcome = compareExpressions(expected, given, comparer.rules);
  return outcome && outcome !== UNDECIDED ? outcome : comparePrinted(expected, given);
}

/** Creates the comparison counter of one answer. */
export function createBudget(): { remainingComparisons: number } {
  return { remainingComparisons: MAX_COMPARISONS };
}

/**
 * Compares sets, piecewise functions, ratios, matrices and collections; undefined if neither side is of these kinds.
 */
function compareShapes(expected: MathNode, given: MathNode, comparer: Comparer): Outcome | undefined {
  if (isSetLike(expected) || isSetLike(given)) return compareAsSets(expected, given, comparer);
  if (expected.kind === 'piecewise' || given.kind === 'piecewise')
    return comparePiecewise(expected, given, comparer);
  if (expected.kind === 'ratio' || given.kind === 'ratio') {
    const ratioOutcome = compareRatios(expected, given, comparer);
    if (ratioOutcome) return ratioOutcome;
  }
  const [m, n] = [toMatrix(removeName(expected)), toMatrix(removeName(given))];
  if (m && n) return compareMatrices(m, n, comparer);
  const [e, g] = [collectValues(expected), collectValues(given)];
  if (e || g) return compareCollections({ node: expected, values: e }, { node: given, values: g }, comparer);
  return undefined;
}

function removeName(node: MathNode): MathNode {
  return asNamedValue(node)?.value ?? node;
}

/** Compares a set of reals with a point or a list by the reals each contains. */
function compareAsSets(expected: MathNode, given: MathNode, comparer: Comparer): Outcome | undefined {
  if (isRelationWithEquals(expected) && isSetLike(given) && !findTruthSet(expected)) return undefined;
  const [e, g] = [removeSetName(expected), removeSetName(given)];
  if (!isSetLike(e) && !findTruthSet(e)) return incorrect('shape');
  if (!isSetLike(g) && !findTruthSet(g)) {
    if (g.kind === 'group' && g.items.length === 2 && g.open !== '{') return compareSets(e, g, comparer);
    return collectValues(e) ? undefined : incorrect('shape');
  }
  return compareSets(e, g, comparer);
}

function isRelationWithEquals(node: MathNode): boolean {
  return node.kind === 'relation' && node.operators.includes('=');
}

/** Removes a name in front of a set: `D = (0, 1]` is the interval. */
function removeSetName(node: MathNode): MathNode {
  const namedValue = asNamedValue(node);
  return namedValue && (isSetLike(namedValue.value) || namedValue.value.kind === 'group')
    ? namedValue.value
    : node;
}

/**
 * Returns whether one side uses “and” and the other “or” for different names: `x = 1 and y = 2` is not
 * `x = 1 or y = 2`.
 */
function mixesConnectives(e: MathNode, g: MathNode): boolean {
  if (e.kind !== 'compound' || g.kind !== 'compound' || e.connective === g.connective) return false;
  const names = new Set(e.items.map((item) => asNamedValue(item)?.name));
  return names.size > 1;
}

/** One of the two answers, with its values if it consists of several. */
type Side = { readonly node: MathNode; readonly values: Values | undefined };

function compareCollections(e: Side, g: Side, comparer: Comparer): Outcome | undefined {
  if (mixesConnectives(e.node, g.node)) return incorrect('shape');
  const [expectedValues, givenValues] = [e.values ?? toVector(e.node), g.values ?? toVector(g.node)];
  if (expectedValues && givenValues) {
    const outcome = comparePossiblyEmpty(expectedValues, givenValues, comparer);
    return isCorrect(outcome)
      ? outcome
      : (compareAlternatives(e.node, g.node, comparer.rules.countsRoots) ?? outcome);
  }
  const [single, many] = expectedValues ? [g.node, expectedValues] : [e.node, givenValues];
  const [onlyItem] = many?.items ?? [];
  if (many?.items.length === 1 && onlyItem) {
    const value = asNamedValue(single)?.value ?? single;
    return expectedValues
      ? comparer.compare(onlyItem.value, value, comparer)
      : comparer.compare(value, onlyItem.value, comparer);
  }
  const solutionOutcome = comparer.rules.countsRoots
    ? compareAlternatives(e.node, g.node, comparer.rules.countsRoots)
    : (compareSolutionSets(e.node, g.node) ??
      compareAlternatives(e.node, g.node, comparer.rules.countsRoots) ??
      compareRepeatedValue(e.node, g.node, comparer));
  if (solutionOutcome) return solutionOutcome;
  return incorrect(expectedValues ? 'missing-values' : 'extra-values');
}

/** Compares an answer with a statement that gives one value in several notations: `0.20 or 20%`. */
function compareRepeatedValue(expected: MathNode, given: MathNode, comparer: Comparer): Outcome | undefined {
  if (expected.kind !== 'compound' || expected.connective !== 'or') return undefined;
  const [first, ...others] = expected.items;
  const isRepeated =
    first !== undefined && others.every((other) => isCorrect(comparer.compare(first, other, comparer)));
  return isRepeated ? comparer.compare(first, given, comparer) : undefined;
}

/** Compares an equation with a list of its roots: `x² = 4` and `x = ±2`. */
function compareSolutionSets(expected: MathNode, given: MathNode): Outcome | undefined {
  if (expected.kind !== 'relation' && given.kind !== 'relation') return undefined;
  const [a, b] = [findTruthSet(expected), findTruthSet(given)];
  if (!a || !b || (a.variable && b.variable && a.variable !== b.variable)) return undefined;
  return sameBounds(a.set, b.set) ? correct('equivalent') : undefined;
}

/**
 * Returns whether two sets have the same interval bounds to nine significant figures. Whether the bounds are included is
 * ignored.
 */
function sameBounds(a: RealSet, b: RealSet): boolean {
  const print = ({ low, high }: RealSet[number]) =>
    `${low.approx.toPrecision(9)} ${high.approx.toPrecision(9)}`;
  return a.map(print).join() === b.map(print).join();
}

function comparePossiblyEmpty(e: Values, g: Values, comparer: Comparer): Outcome {
  if (e.items.length === 0 && g.items.length === 0) return correct('same');
  return compareValues(e, g, comparer);
}

/** Compares two answers of which at least one is an equation. A name before a value is ignored. */
function compareWithEquation(expected: MathNode, given: MathNode, comparer: Comparer): Outcome {
  if (expected.kind === 'relation' && given.kind === 'relation') {
    return compareEquations(shortenChain(expected), shortenChain(given), comparer);
  }
  const [e, g] = [asNamedValue(expected), asNamedValue(given)];
  if (expected.kind === 'relation') {
    if (!e) return incorrect('not-an-equation');
    if (isSymbol(e.value) && isSymbol(given)) return incorrect('not-an-equation');
    return comparer.compare(e.value, given, comparer);
  }
  const value = g?.value ?? readCalculationResult(given) ?? readValueOfSum(given);
  if (isSymbol(expected) && value?.kind === 'symbol' && isSingleLetter(g?.name)) return incorrect('shape');
  return value ? comparer.compare(expected, value, comparer) : incorrect('shape');
}

/**
 * Returns 17 for `a + b = 17`, which states a value. Returns undefined for `2x = 17`, which must be solved
 * first.
 */
function readValueOfSum(node: MathNode): MathNode | undefined {
  if (node.kind !== 'relation' || node.operands.length !== 2 || node.operators[0] !== '=') return undefined;
  const [left, value] = node.operands;
  const letters = left ? [...symbolsOf(left)].filter((name) => !isConstantName(name)) : [];
  return value && letters.length > 1 && symbolsOf(value).size === 0 ? value : undefined;
}

/** Recognises a single letter, because `y = x` relates two letters and does not name a value. */
function isSingleLetter(name: string | undefined): boolean {
  return name !== undefined && /^[a-z]$/u.test(name);
}

function isSymbol(node: MathNode): boolean {
  return node.kind === 'symbol';
}

/** Shortens a chain: `z = 1 + 1 = 2` becomes `z = 2`. */
function shortenChain(node: RelationNode): RelationNode {
  const namedValue = node.operands.length > 2 ? asNamedValue(node) : undefined;
  const [first] = node.operands;
  return namedValue && first ? { ...node, operands: [first, namedValue.value], operators: ['='] } : node;
}

function compareText(expected: MathNode, given: MathNode, comparer: Comparer): Outcome {
  const [e, g] = [readWords(expected), readWords(given)];
  if (e !== undefined && g !== undefined && sameWords(e, g, comparer.rules.caseSensitive))
    return correct('same');
  const wordsOutcome = compareWordsWithSet(expected, given);
  if (wordsOutcome) return wordsOutcome;
  if (e !== undefined && given.kind === 'text' && endsWithWords(e, given.words)) return correct('same');
  const [a, b] = [toNumberNode(expected), toNumberNode(given)];
  if (a && b && (a !== expected || b !== given)) return comparer.compare(a, b, comparer);
  return incorrect(expected.kind === 'text' && given.kind === 'text' ? 'wrong-words' : 'shape');
}

/** Compares words with a set: “no solution” is the empty set. Returns undefined if this is not possible. */
function compareWordsWithSet(expected: MathNode, given: MathNode): Outcome | undefined {
  const [text, other] = expected.kind === 'text' ? [expected, given] : [given, expected];
  if (text.kind !== 'text' || other.kind === 'text') return undefined;
  const set =
    other.kind === 'symbol' && other.name === 'R'
      ? findTruthSet({ ...other, name: 'ℝ' })
      : findTruthSet(other);
  const textSet = findTruthSet(text);
  const isComparable =
    meansNoSolution(text.words) || isSetLike(other) || other.kind === 'relation' || other.kind === 'symbol';
  if (!set || !textSet || !isComparable) return undefined;
  return sameBounds(set.set, textSet.set) ? correct('equivalent') : incorrect();
}

/**
 * Returns the words of a node, or the letters of a product of letters; a formula is never compared as words.
 */
function readWords(node: MathNode): string | undefined {
  if (node.kind === 'text') return node.words;
  const letters = printMath(node).replace(/\*/gu, '');
  return /^[A-Za-z ]+$/u.test(letters) ? letters : undefined;
}

function toNumberNode(node: MathNode): MathNode | undefined {
  if (node.kind !== 'text') return node;
  const value = readNumberWords(node.words);
  if (value === undefined) return undefined;
  return { kind: 'number', value, literal: printRational(value), span: node.span };
}

function hasInfinity(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'symbol' && part.name === '∞');
}

/** Compares the printed forms; used when no other method applies. */
function comparePrinted(expected: MathNode, given: MathNode): Outcome {
  if (printMath(expected) === printMath(given)) return correct('same');
  if (hasInfinity(expected) || hasInfinity(given)) return incorrect();
  const areBothFormulas = toExpression(expected) !== undefined && toExpression(given) !== undefined;
  return expected.kind === given.kind || areBothFormulas ? UNDECIDED : incorrect('shape');
}
