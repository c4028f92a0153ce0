import {
  addFractions,
  constantOf,
  contentOf,
  type Fraction,
  fractionKey,
  fromAtom,
  fromRational,
  isWholeFraction,
  multiplyFractions,
  negateFraction,
} from './fraction.ts';
import { OverBudget } from './over-budget.ts';
import { fromTerm, onlyTerm, UNIT, type Workshop } from './polynomial.ts';
import {
  absolute,
  gcd,
  integer,
  isOne,
  isWhole,
  multiply,
  ONE,
  type Rational,
  rational,
  smallWhole,
  ZERO,
} from './rational.ts';
import { factorise, numberPower } from './roots.ts';

type Rule = (args: readonly Fraction[], shop: Workshop) => Fraction | undefined;

/** Exact values and symmetries of known functions; undefined leaves the call as an atom. */
export function applyFunction(name: string, args: readonly Fraction[], shop: Workshop): Fraction | undefined {
  return RULES.get(name)?.(args, shop);
}

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['sin', ([a], shop) => a && (sineAt(quarterTurns(a), shop) ?? oddCall('sin', a))],
  ['cos', ([a], shop) => a && (sineAt(shifted(quarterTurns(a)), shop) ?? evenCall('cos', a))],
  ['tan', ([a], shop) => a && tangent(a, shop)],
  ['ln', ([a], shop) => a && logarithm(a, shop)],
  ['abs', ([a], shop) => a && magnitude(a, shop)],
  ['factorial', ([a]) => wholeValue(a, 2500, factorial)],
  ['binom', ([n, k]) => binomial(n, k)],
  ['perm', ([n, k]) => permutations(n, k)],
  ['gcd', (args) => wholeNumbers(args, gcd)],
  ['lcm', (args) => wholeNumbers(args, (a, b) => (a / gcd(a, b)) * b)],
  ['mod', ([a, b]) => remainder(a, b)],
  ['floor', ([a]) => numberValue(a, (q) => rational(floorOf(q)))],
  ['ceil', ([a]) => numberValue(a, (q) => rational(-floorOf({ n: -q.n, d: q.d })))],
  ['sinh', ([a]) => a && oddCall('sinh', a)],
  ['tanh', ([a]) => a && oddCall('tanh', a)],
  ['cosh', ([a]) => a && evenCall('cosh', a)],
  ['arcsin', ([a]) => a && oddCall('arcsin', a)],
  ['arctan', ([a]) => a && oddCall('arctan', a)],
]);

/** The coefficient of π in twelfths of a half turn, when the argument is a rational multiple of π. */
function quarterTurns(a: Fraction): Rational | undefined {
  if (!isWholeFraction(a)) return undefined;
  if (a.num.size === 0) return ZERO;
  const only = onlyTerm(a.num);
  const [factor] = only?.m ?? [];
  if (only?.m.length !== 1 || factor?.[0] !== 'π' || factor[1] !== UNIT) return undefined;
  return multiply(only.c, integer(12));
}

function shifted(twelfths: Rational | undefined): Rational | undefined {
  return twelfths && { n: twelfths.n + 6n * twelfths.d, d: twelfths.d };
}

/** sin(k·π/12) for the angles with square roots only. */
function sineAt(twelfths: Rational | undefined, shop: Workshop): Fraction | undefined {
  if (!twelfths || !isWhole(twelfths)) return undefined;
  const turn = ((twelfths.n % 24n) + 24n) % 24n;
  const sign = turn >= 12n ? -1n : 1n;
  const folded = turn % 12n;
  const k = folded > 6n ? 12n - folded : folded;
  const scaled = (root: bigint, over: bigint) => {
    const value = root === 0n ? fromRational(ZERO) : numberPower(rational(root), rational(1n, 2n), shop);
    return value && multiplyFractions(value, fromRational(rational(sign, over)), shop);
  };
  if (k === 0n) return scaled(0n, 1n);
  if (k === 2n) return scaled(1n, 2n);
  if (k === 3n) return scaled(2n, 2n);
  if (k === 4n) return scaled(3n, 2n);
  if (k === 6n) return scaled(1n, 1n);
  const [left, right] = [scaled(6n, 4n), scaled(2n, 4n)];
  return left && right && addFractions(left, k === 1n ? negateFraction(right) : right, shop);
}

function tangent(a: Fraction, shop: Workshop): Fraction | undefined {
  const twelfths = quarterTurns(a);
  const sine = sineAt(twelfths, shop) ?? oddCall('sin', a);
  const cosine = sineAt(shifted(twelfths), shop) ?? evenCall('cos', a);
  if (cosine.num.size === 0) throw new OverBudget('tangent of a right angle');
  const only = onlyTerm(cosine.num);
  if (!only) return undefined;
  const m = only.m.map(([name, exponent]): [string, number] => [name, -exponent]);
  const inverse = { num: fromTerm({ c: rational(only.c.d, only.c.n), m }, shop), den: cosine.den };
  return multiplyFractions(sine, inverse, shop);
}

function leadsNegative(a: Fraction): boolean {
  return contentOf(a.num).n < 0n;
}

function oddCall(name: string, a: Fraction): Fraction {
  if (a.num.size === 0) return a;
  if (!leadsNegative(a)) return fromAtom(`${name}(${fractionKey(a)})`);
  return negateFraction(fromAtom(`${name}(${fractionKey(negateFraction(a))})`));
}

function evenCall(name: string, a: Fraction): Fraction {
  if (a.num.size === 0) return fromRational(ONE);
  return fromAtom(`${name}(${fractionKey(leadsNegative(a) ? negateFraction(a) : a)})`);
}

/** ln of a positive number is a sum over its primes; ln(e^k) is k. */
function logarithm(a: Fraction, shop: Workshop): Fraction | undefined {
  const q = constantOf(a);
  if (q && q.n > 0n) {
    let sum = fromRational(ZERO);
    for (const [prime, count] of factorise(q)) {
      const part = multiplyFractions(fromAtom(`ln(${prime})`), fromRational(integer(count)), shop);
      sum = addFractions(sum, part, shop);
    }
    return sum;
  }
  const only = isWholeFraction(a) ? onlyTerm(a.num) : undefined;
  const [factor] = only?.m ?? [];
  if (only && isOne(only.c) && only.m.length === 1 && factor?.[0] === 'e') {
    return fromRational(rational(BigInt(factor[1]), BigInt(UNIT)));
  }
  return undefined;
}

function magnitude(a: Fraction, shop: Workshop): Fraction | undefined {
  const q = constantOf(a);
  if (q) return fromRational(absolute(q));
  if (!isWholeFraction(a)) return undefined;
  const only = onlyTerm(a.num);
  if (!only) return evenCall('abs', a);
  let result: Fraction = fromRational(absolute(only.c));
  for (const [name, exponent] of only.m) {
    const positive = /^[#@πe]/.test(name) || shop.positive.has(name) || exponent % (2 * UNIT) === 0;
    if (name === 'i') continue;
    result = multiplyFractions(result, fromAtom(positive ? name : `abs(${name})`, exponent), shop);
  }
  return result;
}

function numberValue(a: Fraction | undefined, of: (q: Rational) => Rational): Fraction | undefined {
  const q = a && constantOf(a);
  return q && fromRational(of(q));
}

function wholeValue(a: Fraction | undefined, limit: number, of: (n: number) => bigint): Fraction | undefined {
  const q = a && constantOf(a);
  const n = q && smallWhole(q, limit);
  return n === undefined || n < 0 ? undefined : fromRational(rational(of(n)));
}

function wholeNumbers(
  args: readonly Fraction[],
  join: (a: bigint, b: bigint) => bigint,
): Fraction | undefined {
  const values = args.flatMap((arg) => constantOf(arg) ?? []);
  if (values.length !== args.length || !values.every((q) => isWhole(q) && q.n !== 0n)) return undefined;
  return fromRational(rational(values.map((q) => q.n).reduce(join)));
}

function remainder(a: Fraction | undefined, b: Fraction | undefined): Fraction | undefined {
  const [top, bottom] = [a && constantOf(a), b && constantOf(b)];
  if (!top || !bottom || !isWhole(top) || !isWhole(bottom) || bottom.n <= 0n) return undefined;
  return fromRational(rational(((top.n % bottom.n) + bottom.n) % bottom.n));
}

function factorial(n: number): bigint {
  let product = 1n;
  for (let k = 2; k <= n; k++) product *= BigInt(k);
  return product;
}

function binomial(n: Fraction | undefined, k: Fraction | undefined): Fraction | undefined {
  const bottom = k && constantOf(k);
  const count = bottom && smallWhole(bottom, 500);
  if (count === undefined || count < 0) return undefined;
  return wholeValue(n, 2000, (top) => chooseProduct(top, Math.min(count, Math.max(top - count, 0)), count));
}

function chooseProduct(top: number, steps: number, count: number): bigint {
  if (count > top) return 0n;
  let product = 1n;
  for (let j = 0; j < steps; j++) product = (product * BigInt(top - j)) / BigInt(j + 1);
  return product;
}

function permutations(n: Fraction | undefined, k: Fraction | undefined): Fraction | undefined {
  const bottom = k && constantOf(k);
  const count = bottom && smallWhole(bottom, 500);
  if (count === undefined || count < 0) return undefined;
  return wholeValue(n, 2000, (top) => (count > top ? 0n : factorial(top) / factorial(top - count)));
}

function floorOf(q: Rational): bigint {
  const whole = q.n / q.d;
  return q.n < 0n && whole * q.d !== q.n ? whole - 1n : whole;
}
