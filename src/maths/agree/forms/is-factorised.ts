import { computeContent, hasDenominatorOne } from '../../exact/fraction.ts';
import { normalise } from '../../exact/normalise.ts';
import { withinBudget } from '../../exact/over-budget.ts';
import { atomNames, createNormaliser, EXPONENT_SCALE, type Polynomial } from '../../exact/polynomial.ts';
import { absolute, type Rational, rational } from '../../exact/rational.ts';
import { asUnivariate, realRoots } from '../../exact/univariate.ts';
import { someNode } from '../../read/children.ts';
import type { MathNode } from '../../read/node.ts';
import { toExpression } from '../../read/to-expression.ts';

/**
 * Returns whether the node is fully factorised: its factors are irreducible over the integers, and from no
 * factor can a number be taken out.
 */
export function isFactorised(node: MathNode): boolean {
  const factors = listFactors(node);
  const hasNumericFactor = factors.some((factor) => factor.kind === 'number' && factor.value.n !== 1n);
  return factors.every((factor) => isIrreducible(factor) && !(hasNumericFactor && hasFractions(factor)));
}

function listFactors(node: MathNode): MathNode[] {
  if (node.kind === 'negate') return listFactors(node.of);
  if (node.kind === 'product') return node.factors.flatMap(listFactors);
  if (node.kind === 'quotient') return [...listFactors(node.numerator), ...listFactors(node.denominator)];
  if (node.kind === 'power') return listFactors(node.base);
  if (node.kind === 'group' && node.items.length === 1 && node.items[0]) return listFactors(node.items[0]);
  return [node];
}

/** Returns whether a factor still has fractions: 6(x + 1.5) should be 3(2x + 3). */
function hasFractions(factor: MathNode): boolean {
  return (
    factor.kind === 'sum' &&
    someNode(factor, (part) => part.kind === 'quotient' || (part.kind === 'number' && part.value.d !== 1n))
  );
}

function isIrreducible(factor: MathNode): boolean {
  const expression = toExpression(factor);
  const form = expression && withinBudget(() => normalise(expression, createNormaliser()));
  if (!form || !hasDenominatorOne(form) || form.num.size <= 1) return true;
  const content = absolute(computeContent(form.num));
  if (content.n !== 1n || hasCommonLetter(form.num)) return false;
  const names = atomNames(form.num);
  const [name] = names;
  if (names.length === 1 && name !== undefined) return !splitsInOneLetter(form.num, name);
  return !isDifferenceOfSquares(form.num) && !splitsInTwoLetters(form.num, names);
}

function hasCommonLetter(p: Polynomial): boolean {
  return atomNames(p).some((name) =>
    [...p.values()].every(({ m }) => m.some(([atom, e]) => atom === name && e > 0)),
  );
}

/**
 * Returns whether a polynomial in one letter can be factorised: it has a rational root, or it is a quartic
 * that is a product of quadratics.
 */
function splitsInOneLetter(p: Polynomial, name: string): boolean {
  const univariate = asUnivariate(p, name);
  if (!univariate?.exact || univariate.exact.length <= 2) return false;
  if (realRoots(univariate).some((root) => root.exact)) return true;
  return univariate.exact.length === 5 && splitsIntoQuadratics(univariate.exact);
}

/** Returns whether a quartic without odd powers is a product of quadratics, by its discriminant. */
function splitsIntoQuadratics([c, d, b, a, leading]: readonly Rational[]): boolean {
  if (!c || !b || !leading || (d && d.n !== 0n) || (a && a.n !== 0n)) return false;
  const discriminant = b.n * b.n * c.d * leading.d - 4n * c.n * leading.n * b.d * b.d;
  return discriminant >= 0n && isSquare(discriminant);
}

function isSquare(n: bigint): boolean {
  const root = BigInt(Math.round(Math.sqrt(Number(n))));
  return root * root === n;
}

function isDifferenceOfSquares(p: Polynomial): boolean {
  const terms = [...p.values()];
  const [a, b] = terms;
  if (terms.length !== 2 || !a || !b || a.c.n > 0n === b.c.n > 0n) return false;
  return terms.every(
    ({ c, m }) =>
      isSquare(absolute(c).n) && isSquare(c.d) && m.every(([, e]) => e % (2 * EXPONENT_SCALE) === 0),
  );
}

/** Returns whether ax² + bxy + cy² can be factorised, which holds if its discriminant is a square. */
function splitsInTwoLetters(p: Polynomial, names: readonly string[]): boolean {
  const [x, y] = names;
  if (names.length !== 2 || x === undefined || y === undefined) return false;
  const coefficient = (i: number, j: number): Rational => {
    for (const { c, m } of p.values()) {
      const power = (name: string) => m.find(([atom]) => atom === name)?.[1] ?? 0;
      if (power(x) === i * EXPONENT_SCALE && power(y) === j * EXPONENT_SCALE) return c;
    }
    return rational(0n);
  };
  const isQuadratic = [...p.values()].every(
    ({ m }) => m.reduce((sum, [, e]) => sum + e, 0) === 2 * EXPONENT_SCALE,
  );
  if (!isQuadratic) return false;
  const [a, b, c] = [coefficient(2, 0), coefficient(1, 1), coefficient(0, 2)];
  const discriminant = b.n * b.n - 4n * a.n * c.n;
  return discriminant >= 0n && isSquare(discriminant);
}
