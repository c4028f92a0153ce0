import { findConstant, hasDenominatorOne } from '../../exact/fraction.ts';
import { normalise } from '../../exact/normalise.ts';
import { withinBudget } from '../../exact/over-budget.ts';
import { createNormaliser, type Polynomial } from '../../exact/polynomial.ts';
import { gcd, type Rational } from '../../exact/rational.ts';
import { asUnivariate, polynomialGcd } from '../../exact/univariate.ts';
import { childrenOf, someNode, symbolsOf } from '../../read/children.ts';
import type { MathNode, PowerNode, QuotientNode, RootNode } from '../../read/node.ts';
import { toExpression } from '../../read/to-expression.ts';

/**
 * Returns whether the node is fully simplified: lowest terms, no square factor under a root, like terms
 * collected.
 */
export function isSimplest(node: MathNode): boolean {
  return !someNode(node, canBeSimplified) && hasFewestTerms(node);
}

function canBeSimplified(node: MathNode): boolean {
  switch (node.kind) {
    case 'quotient':
      return !isInLowestTerms(node);
    case 'mixed':
      return gcd(node.numerator.value.n, node.denominator.value.n) !== 1n;
    case 'root':
      return hasSquareFactor(node);
    case 'sum':
      return node.terms.filter(isSignedNumber).length > 1 || hasSeveralNumericTerms(node.terms);
    case 'product':
      return (
        node.factors.filter(isSignedNumber).length > 1 ||
        node.factors.filter((factor) => factor.kind === 'root').length > 1 ||
        isUnfinishedProduct(node.factors)
      );
    case 'power':
      return isUnfinishedPower(node);
    case 'call':
      return isNumeric(node) && isRationalValue(node);
    case 'ratio':
      return (
        node.parts.map((part) => findIntegerFactor(part) ?? 1n).reduce(gcd) !== 1n ||
        node.parts.some(isFractional)
      );
    case 'negate':
      return node.of.kind === 'negate';
    default:
      return false;
  }
}

/** Returns whether a power can be simplified: it is a power of a number, has an exponent of at most 1, or is a power of a power or of a root, as `(√7)²`. */
function isUnfinishedPower({ base, exponent }: PowerNode): boolean {
  if (isTen(base) || !isNumeric(exponent)) return false;
  if (isSignedNumber(base) && isSignedNumber(exponent)) return true;
  if (exponent.kind === 'number' && exponent.value.d === 1n && exponent.value.n <= 1n) return true;
  if (base.kind === 'power') return isNumeric(base.exponent);
  return base.kind === 'root' && (isNumeric(base) || removesRoot(base, exponent));
}

/** Returns whether an exponent removes a root: it does in `(√x)²`, but not in `(√x)³`. */
function removesRoot({ index }: RootNode, exponent: MathNode): boolean {
  const degree = index?.kind === 'number' ? index.value.n : 2n;
  return exponent.kind === 'number' && exponent.value.d === 1n && exponent.value.n % degree === 0n;
}

/** Returns whether a product has a factor 0 or 1, or one letter twice: `x · x²`. */
function isUnfinishedProduct(factors: readonly MathNode[]): boolean {
  if (factors.some((factor) => factor.kind === 'number' && factor.value.d === 1n && factor.value.n <= 1n))
    return true;
  const letters = factors.flatMap((factor) => {
    const base = factor.kind === 'power' ? factor.base : factor;
    return base.kind === 'symbol' ? [base.name] : [];
  });
  return new Set(letters).size < letters.length;
}

/** Returns whether a function has a rational value, as `log₂ 8`. */
function isRationalValue(node: MathNode): boolean {
  const expression = toExpression(node);
  const form = expression && withinBudget(() => normalise(expression, createNormaliser()));
  return form !== undefined && findConstant(form) !== undefined;
}

function isTen(node: MathNode): boolean {
  return node.kind === 'number' && node.literal === '10';
}

function hasSeveralNumericTerms(terms: readonly MathNode[]): boolean {
  return terms.filter((term) => isNumeric(term) && !mayBeIrrational(term)).length > 1;
}

function isNumeric(node: MathNode): boolean {
  return symbolsOf(node).size === 0;
}

function mayBeIrrational(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'root' || part.kind === 'power' || part.kind === 'call');
}

function isSignedNumber(node: MathNode): boolean {
  return node.kind === 'number' || (node.kind === 'negate' && node.of.kind === 'number');
}

function isInLowestTerms({ numerator, denominator }: QuotientNode): boolean {
  const [top, bottom] = [findIntegerFactor(numerator), findIntegerFactor(denominator)];
  if (bottom === 1n && denominator.kind === 'number') return false;
  if (top !== undefined && bottom !== undefined && gcd(top, bottom) !== 1n) return false;
  if (someNode(numerator, isFractional) || someNode(denominator, isFractional)) return false;
  if (hasRootFactor(denominator) && isNumeric(denominator)) return false;
  return !sharesPolynomialFactor(numerator, denominator);
}

function isFractional(node: MathNode): boolean {
  return node.kind === 'quotient' || (node.kind === 'number' && node.value.d !== 1n);
}

function hasRootFactor(node: MathNode): boolean {
  return node.kind === 'root' || (node.kind === 'product' && node.factors.some(hasRootFactor));
}

/** Returns an integer that divides every term of an expression; undefined for a decimal. */
function findIntegerFactor(node: MathNode): bigint | undefined {
  switch (node.kind) {
    case 'number':
      return node.value.d === 1n ? node.value.n : undefined;
    case 'negate':
      return findIntegerFactor(node.of);
    case 'product': {
      const numbers = node.factors.flatMap((factor) => findIntegerFactor(factor) ?? 1n);
      return numbers.reduce((a, b) => a * b, 1n);
    }
    case 'sum':
      return node.terms.map((term) => findIntegerFactor(term) ?? 1n).reduce((a, b) => gcd(a, b), 0n);
    default:
      return 1n;
  }
}

/** Returns whether a factor can be taken out of the root, as in √8 = 2√2. */
function hasSquareFactor({ radicand, index }: RootNode): boolean {
  if (radicand.kind !== 'number')
    return isFractional(radicand) || (isNumeric(radicand) && radicand.kind !== 'sum');
  if (radicand.value.d !== 1n) return true;
  const degree = index?.kind === 'number' ? index.value.n : 2n;
  if (degree < 2n || degree > 10n) return false;
  const n = radicand.value.n;
  for (let k = 2n; k ** degree <= n && k < 1000n; k++) if (n % k ** degree === 0n) return true;
  return n <= 1n;
}

function sharesPolynomialFactor(numerator: MathNode, denominator: MathNode): boolean {
  const names = [...symbolsOf(denominator)];
  const [name] = names;
  if (names.length !== 1 || name === undefined) return sharesLetter(numerator, denominator);
  const [top, bottom] = [readCoefficients(numerator, name), readCoefficients(denominator, name)];
  return (
    top !== undefined &&
    bottom !== undefined &&
    withinBudget(() => polynomialGcd(top, bottom).length > 1) === true
  );
}

function sharesLetter(numerator: MathNode, denominator: MathNode): boolean {
  const [top, bottom] = [listLetterFactors(numerator), listLetterFactors(denominator)];
  return [...bottom].some((name) => top.has(name));
}

function listLetterFactors(node: MathNode): Set<string> {
  if (node.kind === 'symbol') return new Set([node.name]);
  if (node.kind === 'negate') return listLetterFactors(node.of);
  if (node.kind === 'power') return listLetterFactors(node.base);
  return node.kind === 'product'
    ? new Set(childrenOf(node).flatMap((child) => [...listLetterFactors(child)]))
    : new Set();
}

function readCoefficients(node: MathNode, name: string): Rational[] | undefined {
  const expression = toExpression(node);
  const form = expression && withinBudget(() => normalise(expression, createNormaliser()));
  if (!form || !hasDenominatorOne(form)) return undefined;
  const exact = findLowestPower(form.num, name) < 0 ? undefined : asUnivariate(form.num, name)?.exact;
  return exact && [...exact];
}

function findLowestPower(p: Polynomial, name: string): number {
  let lowest = 0;
  for (const { m } of p.values()) lowest = Math.min(lowest, m.find(([atom]) => atom === name)?.[1] ?? 0);
  return lowest;
}

/** Returns whether no sum has more terms than its normal form, i.e. like terms are collected. */
function hasFewestTerms(node: MathNode): boolean {
  if (node.kind !== 'sum')
    return childrenOf(node).every((child) => child.kind !== 'sum' || hasFewestTerms(child));
  const expression = toExpression(node);
  const form = expression && withinBudget(() => normalise(expression, createNormaliser()));
  if (!form || !hasDenominatorOne(form)) return true;
  return (
    node.terms.length <= form.num.size ||
    node.terms.some((term) => someNode(term, (part) => part !== term && part.kind === 'sum'))
  );
}
