import { compareApproximate, isUsable, over, real } from '../exact/approximate.ts';
import { type Core, difference, num, pow, product, variablesOf } from '../exact/core.ts';
import { evaluate } from '../exact/evaluate.ts';
import { primitive } from '../exact/fraction.ts';
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
import { lowerToCore } from '../read/lower-to-core.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { renameSymbol } from './align-integers.ts';
import { bothSigns, hasBothSigns } from './both-signs.ts';
import { compareCongruences } from './compare-congruences.ts';
import type { Comparer } from './comparer.ts';
import { asNamedValue, type NamedValue } from './named-value.ts';
import { isRight, type Outcome, right, UNDECIDED, wrong } from './outcome.ts';
import { sameSet } from './real-set.ts';
import { sameRadical } from './same-radical.ts';
import { truthSet } from './truth-set.ts';

/** Compares two equations: first by normal form up to a constant factor, then by their solutions. */
export function compareEquations(expected: RelationNode, other: RelationNode, comparer: Comparer): Outcome {
  if (isNegated(expected) !== isNegated(other)) return wrong();
  if (isInequality(expected) !== isInequality(other)) return wrong('shape');
  const congruent = compareCongruences(expected, other, comparer);
  if (congruent) return congruent;
  const given = withSameArgument(expected, other);
  const byName = compareNamed(expected, given, comparer);
  if (byName) return byName;
  const [e, g] = [differenceOfSides(expected), differenceOfSides(given)];
  if (!e || !g) return UNDECIDED;
  const [x, y] = [zeroForm(e), zeroForm(g)];
  if (x && y) {
    if (polynomialKey(x) === polynomialKey(y) || sameRadical(x, y)) return right('equivalent');
  }
  const bySolutions = compareSolutions(expected, given, [e, g]);
  if (bySolutions) return bySolutions;
  if (x && y && isSettled(x) && isSettled(y)) return wrong();
  return compareByFactor(e, g);
}

function isNegated({ operators }: RelationNode): boolean {
  return operators.includes('≠');
}

/** Returns whether the relation is an inequality, which never agrees with an equation. */
function isInequality({ operators }: RelationNode): boolean {
  return operators.some((operator) => '<≤>≥'.includes(operator));
}

/** Renames the argument: `f(t) = t²` defines the same function as `f(x) = x²`. */
function withSameArgument(expected: RelationNode, given: RelationNode): RelationNode {
  const [a, b] = [expected.operands[0], given.operands[0]];
  if (a?.kind !== 'call' || b?.kind !== 'call' || a.name !== b.name || a.args.length !== 1) return given;
  const [x, t] = [a.args[0], b.args[0]];
  if (x?.kind !== 'symbol' || t?.kind !== 'symbol' || x.name === t.name || symbolsOf(given).has(x.name))
    return given;
  if (/^[A-Z]/u.test(x.name) || /^[A-Z]/u.test(t.name)) return given;
  return { ...given, operands: given.operands.map((operand) => renameSymbol(operand, t.name, x.name)) };
}

/**
 * Compares values with names: `f(x) = 2x` and `y = 2x` agree, `x = 5` and `y = 5` do not, `AB = 4` must be
 * about AB.
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
    return isRight(outcome) || isConstant(a.value) || isExplicit(a, b) ? outcome : undefined;
  }
  if (nameDifferentThings(a.name, b.name)) return wrong('other-name');
  if (isFunctionName(a.name) || isFunctionName(b.name)) return comparer.compare(a.value, b.value, comparer);
  return isConstant(a.value) && isConstant(b.value) ? wrong('other-name') : undefined;
}

/** Compares names; the case of a letter is ignored for a number, because phones capitalise. */
function isSameName(a: string, b: string, ofNumber: boolean): boolean {
  if (a === '' || b === '' || a === b) return true;
  return ofNumber && a.length === 1 && a.toLowerCase() === b.toLowerCase();
}

/** Returns whether both sides define `y = …` without y on the right, so that the right sides decide. */
function isExplicit(a: NamedValue, b: NamedValue): boolean {
  if (a.name === undefined || a.name !== b.name) return false;
  return ![a.value, b.value].some((value) => symbolsOf(value).has(a.name ?? ''));
}

/** P(A) is not P(B), and f(2) is not f(3), but f(x) and f(t) define the same. */
function nameDifferentThings(a: string, b: string): boolean {
  if (isFunctionName(a) && isFunctionName(b) && isDerivative(a) !== isDerivative(b)) return true;
  if (/^d\w\/d\w$/u.test(a) && /^d\w\/d\w$/u.test(b)) return a === b.split('/').reverse().join('/');
  const [, head, inside] = /^(.+?)\((.+)\)$/u.exec(a) ?? [];
  const [, otherHead, otherInside] = /^(.+?)\((.+)\)$/u.exec(b) ?? [];
  if (head === undefined || head !== otherHead || inside === otherInside) return false;
  return !/^[a-z]$/u.test(inside ?? '') || !/^[a-z]$/u.test(otherInside ?? '');
}

function isDerivative(name: string): boolean {
  return name.includes("'") || /^d\d?\w\/d\w/u.test(name);
}

function isFunctionName(name: string): boolean {
  return name.includes('(') || /^d\w\/d\w$|_\{?n\}?$|\*n$/u.test(name) || name.endsWith("'");
}

function isConstant(node: MathNode): boolean {
  const core = lowerToCore(node);
  return core === undefined || variablesOf(core).size === 0;
}

/** Returns u of |u|, because |u| = |v| is equivalent to u² = v². */
function insideBars(core: Core): Core | undefined {
  return core.k === 'call' && core.name === 'abs' ? core.of[0] : undefined;
}

/** Returns left − right, which is zero exactly where the equation holds. */
export function differenceOfSides(node: RelationNode): Core | undefined {
  const [first, last] = [node.operands[0], node.operands.at(-1)];
  const [left, right] = [first && lowerToCore(first), last && lowerToCore(last)];
  if (!left || !right) return undefined;
  const [u, v] = [insideBars(left), insideBars(right)];
  return u && v ? difference(pow(u, num(TWO)), pow(v, num(TWO))) : difference(left, right);
}

/** Returns the numerator of left − right, without content and without letters in denominators. */
function zeroForm(gap: Core): Polynomial | undefined {
  return withinBudget(() => primitive(withoutLetterDenominators(normalise(gap, createNormaliser()).num)));
}

/** Clears negative exponents, as multiplying by a denominator does. */
function withoutLetterDenominators(p: Polynomial): Polynomial {
  const least = new Map<string, number>();
  for (const { m } of p.values()) {
    for (const [name, exponent] of m) if (exponent < (least.get(name) ?? 0)) least.set(name, exponent);
  }
  if (least.size === 0) return p;
  const out = new Map<string, Term>();
  for (const { c, m } of p.values()) {
    const lowered = new Map(m);
    for (const [name, exponent] of least) lowered.set(name, (lowered.get(name) ?? 0) - exponent);
    const kept = [...lowered].filter(([, exponent]) => exponent !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
    out.set(monomialKey(kept), { c, m: kept });
  }
  return out;
}

/** Compares equations in the same single unknown by their real solutions. */
function compareSolutions(
  expected: RelationNode,
  given: RelationNode,
  gaps: readonly [Core, Core],
): Outcome | undefined {
  const [a, b] = [variablesOf(gaps[0]), variablesOf(gaps[1])];
  if (a.size !== 1 || b.size !== 1) return undefined;
  if ([...a][0] !== [...b][0]) return wrong('other-name');
  const [x, y] = [truthSet(expected), truthSet(given)];
  if (!x || !y) return undefined;
  return sameSet(x.set, y.set) ? right('equivalent') : wrong();
}

/** Returns whether the normal form is conclusive: no dependent atoms and no i. */
function isSettled(p: Polynomial): boolean {
  return !hasDependentAtoms(p) && ![...p.values()].some(({ m }) => m.some(([name]) => name === 'i'));
}

/** Tests at sample points whether left − right of one equation is a constant multiple of the other's. */
function compareByFactor(e: Core, g: Core): Outcome {
  const names = [...variablesOf(e, variablesOf(g))].sort();
  const random = createRandom(11);
  let [ratio, matches]: [ReturnType<typeof real> | undefined, number] = [undefined, 0];
  for (let attempt = 0; attempt < 40 && matches < 10; attempt++) {
    const point = new Map(names.map((name) => [name, real(0.2 + 1.7 * random(), 0)]));
    const quotient = over(evaluate(e, point), evaluate(g, point));
    if (!isUsable(quotient)) continue;
    if (ratio && compareApproximate(ratio, quotient) === 'different')
      return sameValue(e, g) === 'same' ? right() : wrong();
    ratio ??= quotient;
    matches++;
  }
  return matches >= 10 ? right('equivalent') : UNDECIDED;
}

/** Turns `a = 0 or b = 0` into a·b = 0; undefined when a part is not an equation. */
function asOneEquation(node: MathNode): Core | undefined {
  if (node.kind === 'relation') {
    if (!node.operators.every((operator) => operator === '=')) return undefined;
    return hasBothSigns(node) ? productOfGaps(bothSigns(node)) : differenceOfSides(node);
  }
  if (node.kind !== 'compound' || node.connective !== 'or') return undefined;
  return productOfGaps(node.items);
}

function productOfGaps(items: readonly MathNode[]): Core | undefined {
  const gaps = mapAll(items, asOneEquation);
  return gaps && product(...gaps);
}

/** Compares alternatives of equations in several letters by where their product vanishes. */
export function compareAlternatives(expected: MathNode, given: MathNode): Outcome | undefined {
  const [e, g] = [asOneEquation(expected), asOneEquation(given)];
  const [x, y] = [e && zeroForm(e), g && zeroForm(g)];
  if (!x || !y) return undefined;
  return polynomialKey(x) === polynomialKey(y) || sameRadical(x, y) ? right('equivalent') : undefined;
}
