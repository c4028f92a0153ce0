import { isConstantName } from '../exact/core.ts';
import { printRational } from '../exact/decimal.ts';
import { someNode, symbolsOf } from '../read/children.ts';
import { lowerToCore } from '../read/lower-to-core.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { printMath } from '../read/print-math.ts';
import { collectValues, type Values } from './collect-values.ts';
import { compareAlternatives, compareEquations } from './compare-equations.ts';
import { compareExpressions } from './compare-expressions.ts';
import { compareMatrices, matrixOf, vectorOf } from './compare-matrices.ts';
import { comparePiecewise } from './compare-piecewise.ts';
import { compareRatios } from './compare-ratios.ts';
import { compareSets } from './compare-sets.ts';
import { compareValues } from './compare-values.ts';
import type { Comparer } from './comparer.ts';
import { asNamedValue, resultOfCalculation } from './named-value.ts';
import { type Outcome, right, UNDECIDED, wrong } from './outcome.ts';
import type { RealSet } from './real-set.ts';
import { removePointLabel } from './remove-point-label.ts';
import { isSetLike, truthSet } from './truth-set.ts';
import { endsWithWords, meansNoSolution, numberWord, sameWords } from './words.ts';

/** Maximum number of node comparisons for one answer. */
const MAX_COMPARISONS = 3000;

/** Decides whether two parsed answers mean the same. The shape of the expected answer selects the method. */
export function compareNodes(expectedNode: MathNode, givenNode: MathNode, comparer: Comparer): Outcome {
  if (--comparer.budget.left < 0) return UNDECIDED;
  const [expected, given] = [
    removePointLabel(expectedNode, givenNode),
    removePointLabel(givenNode, expectedNode),
  ];
  if (expected.kind === 'text' || given.kind === 'text') return compareText(expected, given, comparer);
  const shaped = compareShapes(expected, given, comparer);
  if (shaped) return shaped;
  if (expected.kind === 'relation' || given.kind === 'relation')
    return compareRelated(expected, given, comparer);
  const outcome = compareExpressions(expected, given, comparer.rules);
  return outcome && outcome !== UNDECIDED ? outcome : comparePrinted(expected, given);
}

/** Creates the comparison counter of one answer. */
export function createBudget(): { left: number } {
  return { left: MAX_COMPARISONS };
}

/**
 * Compares sets, piecewise functions, ratios, matrices and collections; undefined when neither side is one.
 */
function compareShapes(expected: MathNode, given: MathNode, comparer: Comparer): Outcome | undefined {
  if (isSetLike(expected) || isSetLike(given)) return compareAsSets(expected, given, comparer);
  if (expected.kind === 'piecewise' || given.kind === 'piecewise')
    return comparePiecewise(expected, given, comparer);
  if (expected.kind === 'ratio' || given.kind === 'ratio') {
    const ratios = compareRatios(expected, given, comparer);
    if (ratios) return ratios;
  }
  const [m, n] = [matrixOf(bare(expected)), matrixOf(bare(given))];
  if (m && n) return compareMatrices(m, n, comparer);
  const [e, g] = [collectValues(expected), collectValues(given)];
  if (e || g) return compareCollections({ node: expected, values: e }, { node: given, values: g }, comparer);
  return undefined;
}

function bare(node: MathNode): MathNode {
  return asNamedValue(node)?.value ?? node;
}

/** Compares a set of reals with a point or a list by the reals each contains. */
function compareAsSets(expected: MathNode, given: MathNode, comparer: Comparer): Outcome | undefined {
  if (isRelationWithEquals(expected) && isSetLike(given) && !truthSet(expected)) return undefined;
  const [e, g] = [bareSet(expected), bareSet(given)];
  if (!isSetLike(e) && !truthSet(e)) return wrong('shape');
  if (!isSetLike(g) && !truthSet(g)) {
    if (g.kind === 'group' && g.items.length === 2 && g.open !== '{') return compareSets(e, g, comparer);
    const single = collectValues(e);
    return single ? undefined : wrong('shape');
  }
  return compareSets(e, g, comparer);
}

function isRelationWithEquals(node: MathNode): boolean {
  return node.kind === 'relation' && node.operators.includes('=');
}

/** Removes a name in front of a set: `D = (0, 1]` is the interval. */
function bareSet(node: MathNode): MathNode {
  const named = asNamedValue(node);
  return named && (isSetLike(named.value) || named.value.kind === 'group') ? named.value : node;
}

/**
 * Returns whether one side joins with “and” and the other with “or”: `x = 1 and y = 2` is not `x = 1 or y =
 * 2`.
 */
function mixesConnectives(e: MathNode, g: MathNode): boolean {
  if (e.kind !== 'compound' || g.kind !== 'compound' || e.connective === g.connective) return false;
  const names = new Set(e.items.map((item) => asNamedValue(item)?.name));
  return names.size > 1;
}

type Side = { readonly node: MathNode; readonly values: Values | undefined };

function compareCollections(e: Side, g: Side, comparer: Comparer): Outcome | undefined {
  if (mixesConnectives(e.node, g.node)) return wrong('shape');
  const [left, right] = [e.values ?? vectorOf(e.node), g.values ?? vectorOf(g.node)];
  if (left && right) return compareEmptyAware(left, right, comparer);
  const [single, many] = left ? [g.node, left] : [e.node, right];
  const [only] = many?.items ?? [];
  if (many?.items.length === 1 && only) {
    const value = asNamedValue(single)?.value ?? single;
    return left
      ? comparer.compare(only.value, value, comparer)
      : comparer.compare(value, only.value, comparer);
  }
  const solutions = compareByTruth(e.node, g.node) ?? compareAlternatives(e.node, g.node);
  if (solutions) return solutions;
  return wrong(left ? 'missing-values' : 'extra-values');
}

/** Compares an equation with a list of its roots: `x² = 4` and `x = ±2`. */
function compareByTruth(expected: MathNode, given: MathNode): Outcome | undefined {
  if (expected.kind !== 'relation' && given.kind !== 'relation') return undefined;
  const [a, b] = [truthSet(expected), truthSet(given)];
  if (!a || !b || (a.variable && b.variable && a.variable !== b.variable)) return undefined;
  return sameEnds(a.set, b.set) ? right('equivalent') : undefined;
}

/**
 * Returns whether two sets have the same intervals, compared to nine figures and without their end points.
 */
function sameEnds(a: RealSet, b: RealSet): boolean {
  const print = ({ low, high }: RealSet[number]) =>
    `${low.approx.toPrecision(9)} ${high.approx.toPrecision(9)}`;
  return a.map(print).join() === b.map(print).join();
}

function compareEmptyAware(left: Values, right_: Values, comparer: Comparer): Outcome {
  if (left.items.length === 0 && right_.items.length === 0) return right('same');
  return compareValues(left, right_, comparer);
}

/** Compares when at least one side is an equation. A name in front of a value does not matter. */
function compareRelated(expected: MathNode, given: MathNode, comparer: Comparer): Outcome {
  if (expected.kind === 'relation' && given.kind === 'relation') {
    return compareEquations(equation(expected), equation(given), comparer);
  }
  const [e, g] = [asNamedValue(expected), asNamedValue(given)];
  if (expected.kind === 'relation') {
    if (!e) return wrong('not-an-equation');
    if (isBareSymbol(e.value) && isBareSymbol(given)) return wrong('not-an-equation');
    return comparer.compare(e.value, given, comparer);
  }
  const value = g?.value ?? resultOfCalculation(given) ?? valueOfNamedSum(given);
  if (isBareSymbol(expected) && value?.kind === 'symbol' && isPlainName(g?.name)) return wrong('shape');
  return value ? comparer.compare(expected, value, comparer) : wrong('shape');
}

/** Returns 17 for `a + b = 17`, which states the requested value; `2x = 17` still has to be solved. */
function valueOfNamedSum(node: MathNode): MathNode | undefined {
  if (node.kind !== 'relation' || node.operands.length !== 2 || node.operators[0] !== '=') return undefined;
  const [left, value] = node.operands;
  const letters = left ? [...symbolsOf(left)].filter((name) => !isConstantName(name)) : [];
  return value && letters.length > 1 && symbolsOf(value).size === 0 ? value : undefined;
}

/** `y = x` relates two letters and is not a value of x. */
function isPlainName(name: string | undefined): boolean {
  return name !== undefined && /^[a-z]$/u.test(name);
}

function isBareSymbol(node: MathNode): boolean {
  return node.kind === 'symbol';
}

/** Shortens a chain: `z = 1 + 1 = 2` becomes `z = 2`. */
function equation(node: RelationNode): RelationNode {
  const named = node.operands.length > 2 ? asNamedValue(node) : undefined;
  const [first] = node.operands;
  return named && first ? { ...node, operands: [first, named.value], operators: ['='] } : node;
}

function compareText(expected: MathNode, given: MathNode, comparer: Comparer): Outcome {
  const [e, g] = [asWords(expected), asWords(given)];
  if (e !== undefined && g !== undefined && sameWords(e, g, comparer.rules.caseSensitive))
    return right('same');
  const set = compareEmptySets(expected, given);
  if (set) return set;
  if (e !== undefined && given.kind === 'text' && endsWithWords(e, given.words)) return right('same');
  const [a, b] = [asNumberNode(expected), asNumberNode(given)];
  if (a && b && (a !== expected || b !== given)) return comparer.compare(a, b, comparer);
  return wrong(expected.kind === 'text' && given.kind === 'text' ? 'wrong-words' : 'shape');
}

/** Compares words with a set: “no solution” is the empty set. */
function compareEmptySets(expected: MathNode, given: MathNode): Outcome | undefined {
  const [text, other] = expected.kind === 'text' ? [expected, given] : [given, expected];
  if (text.kind !== 'text' || other.kind === 'text') return undefined;
  const set =
    other.kind === 'symbol' && other.name === 'R' ? truthSet({ ...other, name: 'ℝ' }) : truthSet(other);
  const meant = truthSet(text);
  const comparable =
    meansNoSolution(text.words) || isSetLike(other) || other.kind === 'relation' || other.kind === 'symbol';
  if (!set || !meant || !comparable) return undefined;
  return sameEnds(set.set, meant.set) ? right('equivalent') : wrong();
}

/**
 * Returns the words of a node, or the letters of a product of letters; a formula is never compared as words.
 */
function asWords(node: MathNode): string | undefined {
  if (node.kind === 'text') return node.words;
  const letters = printMath(node).replace(/\*/gu, '');
  return /^[A-Za-z ]+$/u.test(letters) ? letters : undefined;
}

function asNumberNode(node: MathNode): MathNode | undefined {
  if (node.kind !== 'text') return node;
  const value = numberWord(node.words);
  if (value === undefined) return undefined;
  return { kind: 'number', value, literal: printRational(value), span: node.span };
}

function hasInfinity(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'symbol' && part.name === '∞');
}

/** Compares what no other method covers by its printed form. */
function comparePrinted(expected: MathNode, given: MathNode): Outcome {
  if (printMath(expected) === printMath(given)) return right('same');
  if (hasInfinity(expected) || hasInfinity(given)) return wrong();
  const bothRead = lowerToCore(expected) !== undefined && lowerToCore(given) !== undefined;
  return expected.kind === given.kind || bothRead ? UNDECIDED : wrong('shape');
}
