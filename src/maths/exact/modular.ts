import { type Expression, isConstantName } from './expression.ts';
import { type Budget, OverBudget, spend } from './over-budget.ts';
import { isInteger, type Rational } from './rational.ts';

/** The prime 2^61 − 1, the number of elements of the finite field. */
const FIELD_PRIME = (1n << 61n) - 1n;

/**
 * Evaluates a rational expression in the finite field of 2^61 − 1 elements, with the given value for each
 * symbol. Throws OverBudget when the expression is not a rational function of its symbols.
 */
export function evaluateModular(
  expression: Expression,
  point: ReadonlyMap<string, bigint>,
  budget: Budget,
): bigint {
  spend(budget, 1);
  switch (expression.kind) {
    case 'num':
      return divideModular(reduce(expression.value.n), reduce(expression.value.d));
    case 'sym': {
      const value = point.get(expression.name);
      if (value === undefined || isConstantName(expression.name)) throw new OverBudget('constant');
      return value;
    }
    case 'add':
      return expression.of.reduce(
        (sum, part) => (sum + evaluateModular(part, point, budget)) % FIELD_PRIME,
        0n,
      );
    case 'mul':
      return expression.of.reduce(
        (total, part) => (total * evaluateModular(part, point, budget)) % FIELD_PRIME,
        1n,
      );
    case 'div':
      return divideModular(
        evaluateModular(expression.top, point, budget),
        evaluateModular(expression.bottom, point, budget),
      );
    case 'pow':
      return powerModular(
        evaluateModular(expression.base, point, budget),
        readIntegerExponent(expression.exponent),
      );
    case 'call':
      throw new OverBudget('function');
  }
}

/**
 * Returns an integer exponent, which may be written as −1 times a number; throws OverBudget for any other.
 */
function readIntegerExponent(expression: Expression): bigint {
  const q = expression.kind === 'num' ? expression.value : readNegatedNumber(expression);
  if (!q || !isInteger(q)) throw new OverBudget('exponent');
  return q.n;
}

function readNegatedNumber(expression: Expression): Rational | undefined {
  if (expression.kind !== 'mul' || expression.of.length !== 2) return undefined;
  const [sign, size] = expression.of;
  if (sign?.kind !== 'num' || size?.kind !== 'num') return undefined;
  return sign.value.n === -1n && sign.value.d === 1n ? { n: -size.value.n, d: size.value.d } : undefined;
}

/** Returns the non-negative remainder modulo the prime. */
function reduce(n: bigint): bigint {
  const rest = n % FIELD_PRIME;
  return rest < 0n ? rest + FIELD_PRIME : rest;
}

/**
 * Computes a power by repeated squaring. By Fermat's little theorem the exponent is reduced modulo prime − 1.
 */
function powerModular(base: bigint, exponent: bigint): bigint {
  if (exponent < 0n) return powerModular(divideModular(1n, base), -exponent);
  let [result, square, rest] = [1n, base, exponent % (FIELD_PRIME - 1n)];
  if (base === 0n) return exponent === 0n ? 1n : 0n;
  while (rest > 0n) {
    if (rest & 1n) result = (result * square) % FIELD_PRIME;
    square = (square * square) % FIELD_PRIME;
    rest >>= 1n;
  }
  return result;
}

/** Multiplies by the inverse of b, which is b^(prime − 2) by Fermat's little theorem. */
function divideModular(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new OverBudget('division by zero');
  return b === 1n ? a : (a * powerModular(b, FIELD_PRIME - 2n)) % FIELD_PRIME;
}

/** Picks a field element with a seeded generator. */
export function randomElement(random: () => number): bigint {
  return (BigInt(Math.floor(random() * 2 ** 31)) << 30n) + BigInt(Math.floor(random() * 2 ** 30));
}
