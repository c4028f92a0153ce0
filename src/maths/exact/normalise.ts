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
import { EXPONENT_SCALE, monomialKey, type Normaliser, onlyTerm } from './polynomial.ts';
import { isOne, isWhole, ONE, type Rational, smallWhole, ZERO } from './rational.ts';
import { factorise, fractionalPower, toScaledExponent } from './roots.ts';

/**
 * Computes the normal form of an expression. Throws OverBudget when it grows too large or divides by zero.
 */
export function normalise(core: Core, context: Normaliser): Fraction {
  spend(context.budget, 1);
  const number = core.k === 'sym' || core.k === 'call' ? undefined : plainArithmetic(core);
  if (number) return fromRational(number);
  switch (core.k) {
    case 'num':
      return fromRational(core.q);
    case 'sym':
      return core.name === '∞' ? throwOverBudget('infinity') : fromAtom(core.name);
    case 'add':
      return fold(core.of, addFractions, context) ?? fromRational(ZERO);
    case 'mul':
      return fold(core.of, multiplyFractions, context) ?? fromRational(ONE);
    case 'div':
      return (
        divideFractions(normalise(core.top, context), normalise(core.bottom, context), context) ??
        throwOverBudget('division by zero')
      );
    case 'pow':
      return raisePower(normalise(core.base, context), normalise(core.exponent, context), context);
    case 'call':
      return normaliseCall(core.name, core.of, context);
  }
}

/** Normalises the operands and joins them from left to right. */
function fold(
  parts: readonly Core[],
  join: (a: Fraction, b: Fraction, context: Normaliser) => Fraction,
  context: Normaliser,
): Fraction | undefined {
  let total: Fraction | undefined;
  for (const part of parts) {
    const next = normalise(part, context);
    total = total ? join(total, next, context) : next;
  }
  return total;
}

function throwOverBudget(what: string): never {
  throw new OverBudget(what);
}

/** Applies exact rules of a known function; otherwise the call becomes an atom named by its arguments. */
function normaliseCall(name: string, parts: readonly Core[], context: Normaliser): Fraction {
  if (isBinder(name)) return fromAtom(binderKey(name, parts, context));
  const args = parts.map((part) => normalise(part, context));
  return applyFunction(name, args, context) ?? fromAtom(`${name}(${args.map(fractionKey).join(';')})`);
}

/** Returns whether a function name binds a variable in its first argument. */
export function isBinder(name: string): boolean {
  return name === 'sum' || name === 'product' || name === 'integral' || name === 'limit';
}

/**
 * Names the atom of a sum, product, integral or limit. The bound variable is renamed, so that Σ over k and Σ
 * over n get the same name.
 */
function binderKey(name: string, [body, variable, ...ends]: readonly Core[], context: Normaliser): string {
  if (!body || variable?.k !== 'sym') return throwOverBudget('binder');
  const renamed = substitute(body, new Map([[variable.name, symbol('⟨bound⟩')]]));
  const keys = [renamed, ...ends].map((part) =>
    isNone(part) ? 'none' : fractionKey(normalise(part, context)),
  );
  return `${name}(${keys.join(';')})`;
}

function isNone(core: Core): boolean {
  return core.k === 'sym' && (core.name === 'none' || core.name === '∞');
}

/** Raises a fraction to a fraction; a sum in the exponent becomes a product of powers. */
function raisePower(base: Fraction, exponent: Fraction, context: Normaliser): Fraction {
  const q = constantOf(exponent);
  if (q) return raiseToNumber(base, q, context);
  if (!isWholeFraction(exponent)) return fromAtom(opaquePower(base, fractionKey(exponent)));
  let result = fromRational(ONE);
  for (const { c, m } of exponent.num.values()) {
    const factor =
      m.length === 0
        ? raiseToNumber(base, c, context)
        : symbolicPower(base, { c, key: monomialKey(m) }, context);
    result = multiplyFractions(result, factor, context);
  }
  return result;
}

function raiseToNumber(base: Fraction, q: Rational, context: Normaliser): Fraction {
  if (isOne(q)) return base;
  if (isWhole(q)) {
    const whole = smallWhole(q, 1e9) ?? throwOverBudget('exponent');
    return powerFraction(base, whole, context) ?? throwOverBudget('division by zero');
  }
  return fractionalPower(base, q, context) ?? fromAtom(opaquePower(base, `${q.n}/${q.d}`));
}

/** Names a power that no exact rule covers. */
function opaquePower(base: Fraction, exponent: string): string {
  return `power(${fractionKey(base)};${exponent})`;
}

/**
 * Rewrites base^(c·m), with symbolic m, as the atom base^{m} to the power c. A number as base is split into its
 * primes.
 */
function symbolicPower(
  base: Fraction,
  exponent: { c: Rational; key: string },
  context: Normaliser,
): Fraction {
  const units = toScaledExponent(exponent.c);
  const only = isWholeFraction(base) ? onlyTerm(base.num) : undefined;
  if (!only || !Number.isInteger(units) || only.c.n < 0n)
    return fromAtom(opaquePower(base, `${exponent.c.n}/${exponent.c.d}*${exponent.key}`));
  let result = fromRational(ONE);
  const multiplyBy = (name: string, times: number) => {
    result = multiplyFractions(result, fromAtom(`${name}^{${exponent.key}}`, times), context);
  };
  for (const [prime, count] of factorise(only.c)) multiplyBy(`@${prime}`, units * count);
  for (const [name, power] of only.m) {
    const times = (units * power) / EXPONENT_SCALE;
    if (!Number.isInteger(times)) return throwOverBudget('exponent');
    multiplyBy(name.replace('#', '@'), times);
  }
  return result;
}
