import {
  addFractions,
  computeContent,
  type Fraction,
  findConstant,
  fractionKey,
  fromAtom,
  fromRational,
  hasDenominatorOne,
  multiplyFractions,
  negateFraction,
} from './fraction.ts';
import { OverBudget } from './over-budget.ts';
import { EXPONENT_SCALE, findOnlyTerm, type Normaliser, reduceTerm } from './polynomial.ts';
import {
  absolute,
  gcd,
  integer,
  isInteger,
  isOne,
  multiply,
  ONE,
  type Rational,
  rational,
  toSmallInteger,
  ZERO,
} from './rational.ts';
import { factorise, numberPower } from './roots.ts';

/** Simplifies a call with normalised arguments, or returns undefined when no exact rule applies. */
type Rule = (args: readonly Fraction[], context: Normaliser) => Fraction | undefined;

/** Applies exact values and symmetries of a known function; returns undefined if no rule applies. */
export function applyFunction(
  name: string,
  args: readonly Fraction[],
  context: Normaliser,
): Fraction | undefined {
  return RULES.get(name)?.(args, context);
}

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['sin', ([a], context) => a && (exactSine(readTwelfthsOfPi(a), context) ?? applyOddFunction('sin', a))],
  [
    'cos',
    ([a], context) =>
      a && (exactSine(addQuarterTurn(readTwelfthsOfPi(a)), context) ?? applyEvenFunction('cos', a)),
  ],
  ['tan', ([a], context) => a && tangent(a, context)],
  ['ln', ([a], context) => a && logarithm(a, context)],
  ['abs', ([a], context) => a && absoluteValue(a, context)],
  ['factorial', ([a]) => mapInteger(a, 2500, factorial)],
  ['binom', ([n, k]) => binomial(n, k)],
  ['perm', ([n, k]) => permutations(n, k)],
  ['gcd', (args) => reduceIntegers(args, gcd)],
  ['lcm', (args) => reduceIntegers(args, (a, b) => (a / gcd(a, b)) * b)],
  ['mod', ([a, b]) => remainder(a, b)],
  ['floor', ([a]) => mapNumber(a, (q) => rational(floor(q)))],
  ['ceil', ([a]) => mapNumber(a, (q) => rational(-floor({ n: -q.n, d: q.d })))],
  ['sinh', ([a]) => a && applyOddFunction('sinh', a)],
  ['tanh', ([a]) => a && applyOddFunction('tanh', a)],
  ['cosh', ([a]) => a && applyEvenFunction('cosh', a)],
  ['arcsin', ([a]) => a && applyOddFunction('arcsin', a)],
  ['arctan', ([a]) => a && applyOddFunction('arctan', a)],
]);

/** Returns the argument divided by π/12 when it is a rational multiple of π. */
function readTwelfthsOfPi(a: Fraction): Rational | undefined {
  if (!hasDenominatorOne(a)) return undefined;
  if (a.num.size === 0) return ZERO;
  const term = findOnlyTerm(a.num);
  const [factor] = term?.m ?? [];
  if (term?.m.length !== 1 || factor?.[0] !== 'π' || factor[1] !== EXPONENT_SCALE) return undefined;
  return multiply(term.c, integer(12));
}

/** Adds π/2 (six twelfths), because cos x = sin(x + π/2). */
function addQuarterTurn(twelfths: Rational | undefined): Rational | undefined {
  return twelfths && { n: twelfths.n + 6n * twelfths.d, d: twelfths.d };
}

/** Returns sin(k·π/12) for an integer k; these values contain only square roots. */
function exactSine(twelfths: Rational | undefined, context: Normaliser): Fraction | undefined {
  if (!twelfths || !isInteger(twelfths)) return undefined;
  // Reduces the angle to the first quadrant, where k is from 0 to 6, and determines the sign.
  const fullTurn = ((twelfths.n % 24n) + 24n) % 24n;
  const sign = fullTurn >= 12n ? -1n : 1n;
  const halfTurn = fullTurn % 12n;
  const k = halfTurn > 6n ? 12n - halfTurn : halfTurn;
  // ±√radicand / denominator
  const signedRoot = (radicand: bigint, denominator: bigint) => {
    const value =
      radicand === 0n ? fromRational(ZERO) : numberPower(rational(radicand), rational(1n, 2n), context);
    return value && multiplyFractions(value, fromRational(rational(sign, denominator)), context);
  };
  if (k === 0n) return signedRoot(0n, 1n);
  if (k === 2n) return signedRoot(1n, 2n);
  if (k === 3n) return signedRoot(2n, 2n);
  if (k === 4n) return signedRoot(3n, 2n);
  if (k === 6n) return signedRoot(1n, 1n);
  const [left, right] = [signedRoot(6n, 4n), signedRoot(2n, 4n)];
  return left && right && addFractions(left, k === 1n ? negateFraction(right) : right, context);
}

/** Computes sin/cos; throws OverBudget where the cosine is zero. */
function tangent(a: Fraction, context: Normaliser): Fraction | undefined {
  const twelfths = readTwelfthsOfPi(a);
  const sine = exactSine(twelfths, context) ?? applyOddFunction('sin', a);
  const cosine = exactSine(addQuarterTurn(twelfths), context) ?? applyEvenFunction('cos', a);
  if (cosine.num.size === 0) throw new OverBudget('tangent of a right angle');
  const term = findOnlyTerm(cosine.num);
  if (!term) return undefined;
  const m = term.m.map(([name, exponent]): [string, number] => [name, -exponent]);
  const inverse = { num: reduceTerm({ c: rational(term.c.d, term.c.n), m }, context), den: cosine.den };
  return multiplyFractions(sine, inverse, context);
}

/** Returns whether the leading coefficient is negative; used to choose between f(a) and f(−a). */
function hasNegativeLead(a: Fraction): boolean {
  return computeContent(a.num).n < 0n;
}

/** Applies f(−a) = −f(a), so that f(a) and f(−a) use the same atom (indivisible factor). */
function applyOddFunction(name: string, a: Fraction): Fraction {
  if (a.num.size === 0) return a;
  if (!hasNegativeLead(a)) return fromAtom(`${name}(${fractionKey(a)})`);
  return negateFraction(fromAtom(`${name}(${fractionKey(negateFraction(a))})`));
}

/** Applies f(−a) = f(a), and f(0) = 1, which holds for cos and cosh. */
function applyEvenFunction(name: string, a: Fraction): Fraction {
  if (a.num.size === 0) return fromRational(ONE);
  return fromAtom(`${name}(${fractionKey(hasNegativeLead(a) ? negateFraction(a) : a)})`);
}

/** Writes ln of a positive number as a sum over its primes, and ln(e^k) as k. */
function logarithm(a: Fraction, context: Normaliser): Fraction | undefined {
  const q = findConstant(a);
  if (q && q.n > 0n) {
    let sum = fromRational(ZERO);
    for (const [prime, count] of factorise(q)) {
      const part = multiplyFractions(fromAtom(`ln(${prime})`), fromRational(integer(count)), context);
      sum = addFractions(sum, part, context);
    }
    return sum;
  }
  const term = hasDenominatorOne(a) ? findOnlyTerm(a.num) : undefined;
  const [factor] = term?.m ?? [];
  if (term && isOne(term.c) && term.m.length === 1 && factor?.[0] === 'e') {
    return fromRational(rational(BigInt(factor[1]), BigInt(EXPONENT_SCALE)));
  }
  return undefined;
}

/** Splits |c·x·y| into |c|·|x|·|y|; a factor known to be positive needs no absolute value. */
function absoluteValue(a: Fraction, context: Normaliser): Fraction | undefined {
  const q = findConstant(a);
  if (q) return fromRational(absolute(q));
  if (!hasDenominatorOne(a)) return undefined;
  const term = findOnlyTerm(a.num);
  if (!term) return applyEvenFunction('abs', a);
  let result: Fraction = fromRational(absolute(term.c));
  for (const [name, exponent] of term.m) {
    const isPositive =
      /^[#@πe]/.test(name) || context.positive.has(name) || exponent % (2 * EXPONENT_SCALE) === 0;
    if (name === 'i') continue;
    result = multiplyFractions(result, fromAtom(isPositive ? name : `abs(${name})`, exponent), context);
  }
  return result;
}

/** Applies a function to a constant argument. */
function mapNumber(a: Fraction | undefined, compute: (q: Rational) => Rational): Fraction | undefined {
  const q = a && findConstant(a);
  return q && fromRational(compute(q));
}

/** Applies a function to a constant argument that is an integer from 0 to `limit`. */
function mapInteger(
  a: Fraction | undefined,
  limit: number,
  compute: (n: number) => bigint,
): Fraction | undefined {
  const n = readSmallCount(a, limit);
  return n === undefined ? undefined : fromRational(rational(compute(n)));
}

function reduceIntegers(
  args: readonly Fraction[],
  combine: (a: bigint, b: bigint) => bigint,
): Fraction | undefined {
  const values = args.flatMap((arg) => findConstant(arg) ?? []);
  if (values.length !== args.length || !values.every((q) => isInteger(q) && q.n !== 0n)) return undefined;
  return fromRational(rational(values.map((q) => q.n).reduce(combine)));
}

function remainder(a: Fraction | undefined, b: Fraction | undefined): Fraction | undefined {
  const [top, bottom] = [a && findConstant(a), b && findConstant(b)];
  if (!top || !bottom || !isInteger(top) || !isInteger(bottom) || bottom.n <= 0n) return undefined;
  return fromRational(rational(((top.n % bottom.n) + bottom.n) % bottom.n));
}

function factorial(n: number): bigint {
  let product = 1n;
  for (let k = 2; k <= n; k++) product *= BigInt(k);
  return product;
}

/** Returns the value of a constant that is an integer from 0 to `limit`; otherwise undefined. */
function readSmallCount(a: Fraction | undefined, limit = 500): number | undefined {
  const q = a && findConstant(a);
  const n = q && toSmallInteger(q, limit);
  return n === undefined || n < 0 ? undefined : n;
}

/** Computes “n choose k” for constants, with k at most 500 and n at most 2000. */
function binomial(n: Fraction | undefined, k: Fraction | undefined): Fraction | undefined {
  const count = readSmallCount(k);
  if (count === undefined) return undefined;
  return mapInteger(n, 2000, (top) => chooseProduct(top, Math.min(count, Math.max(top - count, 0)), count));
}

function chooseProduct(top: number, steps: number, count: number): bigint {
  if (count > top) return 0n;
  let product = 1n;
  for (let j = 0; j < steps; j++) product = (product * BigInt(top - j)) / BigInt(j + 1);
  return product;
}

function permutations(n: Fraction | undefined, k: Fraction | undefined): Fraction | undefined {
  const count = readSmallCount(k);
  if (count === undefined) return undefined;
  return mapInteger(n, 2000, (top) => (count > top ? 0n : factorial(top) / factorial(top - count)));
}

/** Rounds down; bigint division alone rounds towards zero. */
function floor(q: Rational): bigint {
  const quotient = q.n / q.d;
  return q.n < 0n && quotient * q.d !== q.n ? quotient - 1n : quotient;
}
