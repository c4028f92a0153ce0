import { compareApproximate, divideApproximate, isUsable, real } from '../exact/approximate.ts';
import { evaluate } from '../exact/evaluate.ts';
import { difference, type Expression, num, pow, product, variablesOf } from '../exact/expression.ts';
import { toPrimitive } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import {
  createNormaliser,
  monomialKey,
  type Polynomial,
  polynomialKey,
  type Term,
} from '../exact/polynomial.ts';
import { createRandom } from '../exact/random.ts';
import { TWO } from '../exact/rational.ts';
import { hasDependentAtoms, sameValue } from '../exact/same-value.ts';
import { mapAll } from '../map-all.ts';
import { symbolsOf } from '../read/children.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import { renameSymbol } from './align-integers.ts';
import { expandBothSigns, hasBothSigns } from './both-signs.ts';
import { compareCongruences } from './compare-congruences.ts';
import type { Comparer } from './comparer.ts';
import { asNamedValue, type NamedValue } from './named-value.ts';
import { correct, incorrect, isCorrect, type Outcome, UNDECIDED } from './outcome.ts';
import { sameSet } from './real-set.ts';
import { sameRadical } from './same-radical.ts';
import { findTruthSet } from './truth-set.ts';

/** Compares two equations: first by normal form up to a constant factor, then by their solutions. */
export function compareEquations(
  expected: RelationNode,
  givenAsWritten: RelationNode,
  comparer: Comparer,
): Outcome {
  if (isNegated(expected) !== isNegated(givenAsWritten)) return incorrect();
  if (isInequality(expected) !== isInequality(givenAsWritten)) return incorrect('shape');
  const congruenceOutcome = compareCongruences(expected, givenAsWritten, comparer);
  if (congruenceOutcome) return congruenceOutcome;
  const given = renameArgument(expected, givenAsWritten);
  const namedOutcome = compareNamed(expected, given, comparer);
  if (namedOutcome) return namedOutcome;
  const [expectedDifference, givenDifference] = [differenceOfSides(expected), differenceOfSides(given)];
  if (!expectedDifference || !givenDifference) return UNDECIDED;
  const [x, y] = [toZeroForm(expectedDifference), toZeroForm(givenDifference)];
  const { countsRoots } = comparer.rules;
  if (x && y && haveSameZeros(x, y, countsRoots)) return correct('equivalent');
  const areConclusive = x && y && isConclusive(x) && isConclusive(y);
  const solutionOutcome =
    countsRoots && areConclusive
      ? undefined
      : compareSolutions(expected, given, [expectedDifference, givenDifference]);
  if (solutionOutcome) return solutionOutcome;
  if (areConclusive) return incorrect();
  return compareByFactor(expectedDifference, givenDifference);
}

function isNegated({ operators }: RelationNode): boolean {
  return operators.includes('≠');
}

/** Returns whether the relation is an inequality, which never agrees with an equation. */
function isInequality({ operators }: RelationNode): boolean {
  return operators.some((operator) => '<≤>≥'.includes(operator));
}

/** Renames the argument: `f(t) = t²` defines the same function as `f(x) = x²`. */
function renameArgument(expected: RelationNode, given: RelationNode): RelationNode {
  const [a, b] = [expected.operands[0], given.operands[0]];
  if (a?.kind !== 'call' || b?.kind !== 'call' || a.name !== b.name || a.args.length !== 1) return given;
  const [x, t] = [a.args[0], b.args[0]];
  if (x?.kind !== 'symbol' || t?.kind !== 'symbol' || x.name === t.name || symbolsOf(given).has(x.name))
    return given;
  if (/^[A-Z]/u.test(x.name) || /^[A-Z]/u.test(t.name)) return given;
  return { ...given, operands: given.operands.map((operand) => renameSymbol(operand, t.name, x.name)) };
}

/**
 * Compares values with names. `f(x) = 2x` and `y = 2x` agree, but `x = 5` and `y = 5` do not. Returns
 * undefined if the equations must be compared as a whole.
 */
function compareNamed(expected: RelationNode, given: RelationNode, comparer: Comparer): Outcome | undefined {
  const [a, b] = [asNamedValue(expected), asNamedValue(given)];
  if (!a || !b) return undefined;
  if (
    a.name === undefined ||
    b.name === undefined ||
    isSameName(a.name, b.name, !comparer.rules.caseSensitive && isConstant(a.value))
  ) {
    const outcome = comparer.compare(a.value, b.value, comparer);
    return isCorrect(outcome) || isConstant(a.value) || isExplicit(a, b) ? outcome : undefined;
  }
  if (haveDifferentMeaning(a.name, b.name)) return incorrect('other-name');
  if (isFunctionName(a.name) || isFunctionName(b.name)) return comparer.compare(a.value, b.value, comparer);
  return isConstant(a.value) && isConstant(b.value) ? incorrect('other-name') : undefined;
}

/**
 * Compares names. The case of a letter is ignored if the value is a number, because phones capitalise
 * letters.
 */
function isSameName(a: string, b: string, isNumber: boolean): boolean {
  if (a === '' || b === '' || a === b) return true;
  return isNumber && a.length === 1 && a.toLowerCase() === b.toLowerCase();
}

/**
 * Returns whether both equations have the form `y = …` without y on the right. Then only the right sides
 * matter.
 */
function isExplicit(a: NamedValue, b: NamedValue): boolean {
  if (a.name === undefined || a.name !== b.name) return false;
  return ![a.value, b.value].some((value) => symbolsOf(value).has(a.name ?? ''));
}

/**
 * Returns whether two names mean different things: P(A) and P(B), or f(2) and f(3), but not f(x) and f(t).
 */
function haveDifferentMeaning(a: string, b: string): boolean {
  if (isFunctionName(a) && isFunctionName(b) && isDerivative(a) !== isDerivative(b)) return true;
  if (/^d\w\/d\w$/u.test(a) && /^d\w\/d\w$/u.test(b)) return a === b.split('/').reverse().join('/');
  const [, functionName, argument] = /^(.+?)\((.+)\)$/u.exec(a) ?? [];
  const [, otherFunctionName, otherArgument] = /^(.+?)\((.+)\)$/u.exec(b) ?? [];
  if (functionName === undefined || functionName !== otherFunctionName || argument === otherArgument)
    return false;
  return !/^[a-z]$/u.test(argument ?? '') || !/^[a-z]$/u.test(otherArgument ?? '');
}

function isDerivative(name: string): boolean {
  return name.includes("'") || /^d\d?\w\/d\w/u.test(name);
}

function isFunctionName(name: string): boolean {
  return name.includes('(') || /^d\w\/d\w$|_\{?n\}?$|\*n$/u.test(name) || name.endsWith("'");
}

function isConstant(node: MathNode): boolean {
  const expression = toExpression(node);
  return expression === undefined || variablesOf(expression).size === 0;
}

/** Returns u of |u|, because |u| = |v| is equivalent to u² = v². */
function readAbsoluteArgument(expression: Expression): Expression | undefined {
  return expression.kind === 'call' && expression.name === 'abs' ? expression.of[0] : undefined;
}

/** Returns left − right, which is zero exactly where the equation holds. */
export function differenceOfSides(node: RelationNode): Expression | undefined {
  const [first, last] = [node.operands[0], node.operands.at(-1)];
  const [left, right] = [first && toExpression(first), last && toExpression(last)];
  if (!left || !right) return undefined;
  const [u, v] = [readAbsoluteArgument(left), readAbsoluteArgument(right)];
  return u && v ? difference(pow(u, num(TWO)), pow(v, num(TWO))) : difference(left, right);
}

/** Returns the numerator of left − right, divided by its content and with negative exponents removed. */
function toZeroForm(sideDifference: Expression): Polynomial | undefined {
  return withinBudget(() =>
    toPrimitive(removeNegativeExponents(normalise(sideDifference, createNormaliser()).num)),
  );
}

/** Removes negative exponents by multiplying with powers of the letters. */
function removeNegativeExponents(p: Polynomial): Polynomial {
  const lowestExponents = new Map<string, number>();
  for (const { m } of p.values()) {
    for (const [name, exponent] of m)
      if (exponent < (lowestExponents.get(name) ?? 0)) lowestExponents.set(name, exponent);
  }
  if (lowestExponents.size === 0) return p;
  const result = new Map<string, Term>();
  for (const { c, m } of p.values()) {
    const exponents = new Map(m);
    for (const [name, exponent] of lowestExponents)
      exponents.set(name, (exponents.get(name) ?? 0) - exponent);
    const monomial = [...exponents]
      .filter(([, exponent]) => exponent !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    result.set(monomialKey(monomial), { c, m: monomial });
  }
  return result;
}

/** Compares equations in the same single unknown by their real solutions. */
function compareSolutions(
  expected: RelationNode,
  given: RelationNode,
  sideDifferences: readonly [Expression, Expression],
): Outcome | undefined {
  const [a, b] = [variablesOf(sideDifferences[0]), variablesOf(sideDifferences[1])];
  if (a.size !== 1 || b.size !== 1) return undefined;
  if ([...a][0] !== [...b][0]) return incorrect('other-name');
  const [x, y] = [findTruthSet(expected), findTruthSet(given)];
  if (!x || !y) return undefined;
  return sameSet(x.set, y.set) ? correct('equivalent') : incorrect();
}

/** Returns whether two equations agree up to a factor or, unless roots are counted, up to repeated factors. */
function haveSameZeros(x: Polynomial, y: Polynomial, countsRoots: boolean): boolean {
  return polynomialKey(x) === polynomialKey(y) || (!countsRoots && sameRadical(x, y));
}

/**
 * Returns whether different normal forms prove that two equations differ. They do not if the polynomial contains atoms that may depend on
 * each other, i, or surds, which can be common factors.
 */
function isConclusive(p: Polynomial): boolean {
  const isInconclusive = (name: string) => name === 'i' || name.startsWith('#');
  return !hasDependentAtoms(p) && ![...p.values()].some(({ m }) => m.some(([name]) => isInconclusive(name)));
}

/** Tests at sample points whether left − right of one equation is a constant multiple of the other's. */
function compareByFactor(e: Expression, g: Expression): Outcome {
  const names = [...variablesOf(e, variablesOf(g))].sort();
  const random = createRandom(11);
  let [ratio, matches]: [ReturnType<typeof real> | undefined, number] = [undefined, 0];
  for (let attempt = 0; attempt < 40 && matches < 10; attempt++) {
    const point = new Map(names.map((name) => [name, real(0.2 + 1.7 * random(), 0)]));
    const quotient = divideApproximate(evaluate(e, point), evaluate(g, point));
    if (!isUsable(quotient)) continue;
    if (ratio && compareApproximate(ratio, quotient) === 'different')
      return sameValue(e, g) === 'same' ? correct() : incorrect();
    ratio ??= quotient;
    matches++;
  }
  return matches >= 10 ? correct('equivalent') : UNDECIDED;
}

/** Rewrites `a = 0 or b = 0` as a·b; returns undefined if a part is not an equation. */
function combineAlternatives(node: MathNode): Expression | undefined {
  if (node.kind === 'relation') {
    if (!node.operators.every((operator) => operator === '=')) return undefined;
    return hasBothSigns(node) ? multiplyDifferences(expandBothSigns(node)) : differenceOfSides(node);
  }
  if (node.kind !== 'compound' || node.connective !== 'or') return undefined;
  return multiplyDifferences(node.items);
}

function multiplyDifferences(items: readonly MathNode[]): Expression | undefined {
  const sideDifferences = mapAll(items, combineAlternatives);
  return sideDifferences && product(...sideDifferences);
}

/** Compares alternatives such as `x = y or x = 2y` as one equation each, the product of the alternatives. */
export function compareAlternatives(
  expected: MathNode,
  given: MathNode,
  countsRoots = false,
): Outcome | undefined {
  const [e, g] = [combineAlternatives(expected), combineAlternatives(given)];
  const [x, y] = [e && toZeroForm(e), g && toZeroForm(g)];
  if (!x || !y) return undefined;
  if (haveSameZeros(x, y, countsRoots)) return correct('equivalent');
  return countsRoots && isConclusive(x) && isConclusive(y) ? incorrect() : undefined;
}
