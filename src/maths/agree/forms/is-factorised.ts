import { contentOf, isWholeFraction } from '../../exact/fraction.ts';
import { normalise } from '../../exact/normalise.ts';
import { withinBudget } from '../../exact/over-budget.ts';
import { atomNames, createNormaliser, EXPONENT_SCALE, type Polynomial } from '../../exact/polynomial.ts';
import { absolute, type Rational, rational } from '../../exact/rational.ts';
import { asUnivariate, realRoots } from '../../exact/univariate.ts';
import { someNode } from '../../read/children.ts';
import { lowerToCore } from '../../read/lower-to-core.ts';
import type { MathNode } from '../../read/node.ts';

/**
 * Returns whether the node is a product of factors that are irreducible over the integers, with common
 * numbers taken out.
 */
export function isFactorised(node: MathNode): boolean {
  const factors = factorsOf(node);
  const scaled = factors.some((factor) => factor.kind === 'number' && factor.value.n !== 1n);
  return factors.every((factor) => isIrreducible(factor) && !(scaled && hasFractions(factor)));
}

function factorsOf(node: MathNode): MathNode[] {
  if (node.kind === 'negate') return factorsOf(node.of);
  if (node.kind === 'product') return node.factors.flatMap(factorsOf);
  if (node.kind === 'quotient') return [...factorsOf(node.numerator), ...factorsOf(node.denominator)];
  if (node.kind === 'power') return factorsOf(node.base);
  if (node.kind === 'group' && node.items.length === 1 && node.items[0]) return factorsOf(node.items[0]);
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
  const core = lowerToCore(factor);
  const form = core && withinBudget(() => normalise(core, createNormaliser()));
  if (!form || !isWholeFraction(form) || form.num.size <= 1) return true;
  const content = absolute(contentOf(form.num));
  if (content.n !== 1n || hasCommonLetter(form.num)) return false;
  const names = atomNames(form.num);
  const [name] = names;
  if (names.length === 1 && name !== undefined) return !splitsInOne(form.num, name);
  return !isDifferenceOfSquares(form.num) && !splitsInTwo(form.num, names);
}

function hasCommonLetter(p: Polynomial): boolean {
  return atomNames(p).some((name) =>
    [...p.values()].every(({ m }) => m.some(([atom, e]) => atom === name && e > 0)),
  );
}

/**
 * Tests a polynomial in one letter. A rational root splits off a linear factor; a quartic may also split into
 * quadratics.
 */
function splitsInOne(p: Polynomial, name: string): boolean {
  const univariate = asUnivariate(p, name);
  if (!univariate?.exact || univariate.exact.length <= 2) return false;
  if (realRoots(univariate).some((root) => root.exact)) return true;
  return univariate.exact.length === 5 && splitsIntoQuadratics(univariate.exact);
}

/** Tests x⁴ + bx² + c by its discriminant. */
function splitsIntoQuadratics([c, d, b, a, lead]: readonly Rational[]): boolean {
  if (!c || !b || !lead || (d && d.n !== 0n) || (a && a.n !== 0n)) return false;
  const discriminant = b.n * b.n * c.d * lead.d - 4n * c.n * lead.n * b.d * b.d;
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

/** Tests ax² + bxy + cy², which splits when its discriminant is a square. */
function splitsInTwo(p: Polynomial, names: readonly string[]): boolean {
  const [x, y] = names;
  if (names.length !== 2 || x === undefined || y === undefined) return false;
  const coefficient = (i: number, j: number): Rational => {
    for (const { c, m } of p.values()) {
      const power = (name: string) => m.find(([atom]) => atom === name)?.[1] ?? 0;
      if (power(x) === i * EXPONENT_SCALE && power(y) === j * EXPONENT_SCALE) return c;
    }
    return rational(0n);
  };
  const homogeneous = [...p.values()].every(
    ({ m }) => m.reduce((sum, [, e]) => sum + e, 0) === 2 * EXPONENT_SCALE,
  );
  if (!homogeneous) return false;
  const [a, b, c] = [coefficient(2, 0), coefficient(1, 1), coefficient(0, 2)];
  const discriminant = b.n * b.n - 4n * a.n * c.n;
  return discriminant >= 0n && isSquare(discriminant);
}
