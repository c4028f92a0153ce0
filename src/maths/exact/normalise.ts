import { type Core, substitute, symbol } from './core.ts';
import {
  addFractions,
  constantOf,
  divideFractions,
  type Fraction,
  fractionKey,
  fromAtom,
  fromRational,
  isWholeFraction,
  multiplyFractions,
  powerFraction,
} from './fraction.ts';
import { applyFunction } from './known-functions.ts';
import { OverBudget, spend } from './over-budget.ts';
import { plainArithmetic } from './plain-arithmetic.ts';
import { monomialKey, onlyTerm, UNIT, type Workshop } from './polynomial.ts';
import { isOne, isWhole, ONE, type Rational, smallWhole, ZERO } from './rational.ts';
import { factorise, fractionalPower, unitsOf } from './roots.ts';

/** The normal form of an expression; throws OverBudget when it grows too large or divides by zero. */
export function normalise(core: Core, shop: Workshop): Fraction {
  spend(shop.budget, 1);
  const number = core.k === 'sym' || core.k === 'call' ? undefined : plainArithmetic(core);
  if (number) return fromRational(number);
  switch (core.k) {
    case 'num':
      return fromRational(core.q);
    case 'sym':
      return core.name === '∞' ? stop('infinity') : fromAtom(core.name);
    case 'add':
      return fold(core.of, addFractions, shop) ?? fromRational(ZERO);
    case 'mul':
      return fold(core.of, multiplyFractions, shop) ?? fromRational(ONE);
    case 'div':
      return (
        divideFractions(normalise(core.top, shop), normalise(core.bottom, shop), shop) ??
        stop('division by zero')
      );
    case 'pow':
      return raise(normalise(core.base, shop), normalise(core.exponent, shop), shop);
    case 'call':
      return normaliseCall(core.name, core.of, shop);
  }
}

function fold(
  parts: readonly Core[],
  join: (a: Fraction, b: Fraction, shop: Workshop) => Fraction,
  shop: Workshop,
): Fraction | undefined {
  let total: Fraction | undefined;
  for (const part of parts) {
    const next = normalise(part, shop);
    total = total ? join(total, next, shop) : next;
  }
  return total;
}

function stop(what: string): never {
  throw new OverBudget(what);
}

function normaliseCall(name: string, parts: readonly Core[], shop: Workshop): Fraction {
  if (isBinder(name)) return fromAtom(binderKey(name, parts, shop));
  const args = parts.map((part) => normalise(part, shop));
  return applyFunction(name, args, shop) ?? fromAtom(`${name}(${args.map(fractionKey).join(';')})`);
}

export function isBinder(name: string): boolean {
  return name === 'sum' || name === 'product' || name === 'integral' || name === 'limit';
}

/** The bound variable is renamed, so that Σ over k and Σ over n are the same atom. */
function binderKey(name: string, [body, variable, ...ends]: readonly Core[], shop: Workshop): string {
  if (!body || variable?.k !== 'sym') return stop('binder');
  const renamed = substitute(body, new Map([[variable.name, symbol('⟨bound⟩')]]));
  const keys = [renamed, ...ends].map((part) => (isNone(part) ? 'none' : fractionKey(normalise(part, shop))));
  return `${name}(${keys.join(';')})`;
}

function isNone(core: Core): boolean {
  return core.k === 'sym' && (core.name === 'none' || core.name === '∞');
}

function raise(base: Fraction, exponent: Fraction, shop: Workshop): Fraction {
  const q = constantOf(exponent);
  if (q) return raiseToNumber(base, q, shop);
  if (!isWholeFraction(exponent)) return fromAtom(opaquePower(base, fractionKey(exponent)));
  let result = fromRational(ONE);
  for (const { c, m } of exponent.num.values()) {
    const factor =
      m.length === 0 ? raiseToNumber(base, c, shop) : symbolicPower(base, { c, key: monomialKey(m) }, shop);
    result = multiplyFractions(result, factor, shop);
  }
  return result;
}

function raiseToNumber(base: Fraction, q: Rational, shop: Workshop): Fraction {
  if (isOne(q)) return base;
  if (isWhole(q)) {
    const whole = smallWhole(q, 1e9) ?? stop('exponent');
    return powerFraction(base, whole, shop) ?? stop('division by zero');
  }
  return fractionalPower(base, q, shop) ?? fromAtom(opaquePower(base, `${q.n}/${q.d}`));
}

function opaquePower(base: Fraction, exponent: string): string {
  return `power(${fractionKey(base)};${exponent})`;
}

/** base^(c·m) with a symbolic m becomes the atom base^{m} to the power c; a number splits into its primes. */
function symbolicPower(base: Fraction, exponent: { c: Rational; key: string }, shop: Workshop): Fraction {
  const units = unitsOf(exponent.c);
  const only = isWholeFraction(base) ? onlyTerm(base.num) : undefined;
  if (!only || !Number.isInteger(units)) {
    return fromAtom(opaquePower(base, `${exponent.c.n}/${exponent.c.d}*${exponent.key}`));
  }
  if (only.c.n < 0n) return fromAtom(opaquePower(base, `${exponent.c.n}/${exponent.c.d}*${exponent.key}`));
  let result = fromRational(ONE);
  const multiplyBy = (name: string, times: number) => {
    result = multiplyFractions(result, fromAtom(`${name}^{${exponent.key}}`, times), shop);
  };
  for (const [prime, count] of factorise(only.c)) multiplyBy(`@${prime}`, units * count);
  for (const [name, power] of only.m) {
    const times = (units * power) / UNIT;
    if (!Number.isInteger(times)) return stop('exponent');
    multiplyBy(name.replace('#', '@'), times);
  }
  return result;
}
