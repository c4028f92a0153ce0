import { type Expression, substitute, symbol } from './expression.ts';
import {
  addFractions,
  divideFractions,
  type Fraction,
  findConstant,
  fractionKey,
  fromAtom,
  fromRational,
  hasDenominatorOne,
  multiplyFractions,
  powerFraction,
} from './fraction.ts';
import { applyFunction } from './known-functions.ts';
import { OverBudget, spend } from './over-budget.ts';
import { computeArithmetic } from './plain-arithmetic.ts';
import { EXPONENT_SCALE, findOnlyTerm, monomialKey, type Normaliser } from './polynomial.ts';
import { isInteger, isOne, ONE, type Rational, toSmallInteger, ZERO } from './rational.ts';
import { factorise, fractionalPower, toScaledExponent } from './roots.ts';

/**
 * Computes the normal form of an expression: a fraction of polynomials that is the same for equal
 * expressions. Throws OverBudget if it becomes too large or divides by zero.
 */
export function normalise(expression: Expression, context: Normaliser): Fraction {
  spend(context.budget, 1);
  const number =
    expression.kind === 'sym' || expression.kind === 'call' ? undefined : computeArithmetic(expression);
  if (number) return fromRational(number);
  switch (expression.kind) {
    case 'num':
      return fromRational(expression.value);
    case 'sym':
      return expression.name === '∞' ? throwOverBudget('infinity') : fromAtom(expression.name);
    case 'add':
      return fold(expression.of, addFractions, context) ?? fromRational(ZERO);
    case 'mul':
      return fold(expression.of, multiplyFractions, context) ?? fromRational(ONE);
    case 'div':
      return (
        divideFractions(normalise(expression.top, context), normalise(expression.bottom, context), context) ??
        throwOverBudget('division by zero')
      );
    case 'pow':
      return raisePower(
        normalise(expression.base, context),
        normalise(expression.exponent, context),
        context,
      );
    case 'call':
      return normaliseCall(expression.name, expression.of, context);
  }
}

/** Normalises the operands and combines them from left to right. */
function fold(
  parts: readonly Expression[],
  combine: (a: Fraction, b: Fraction, context: Normaliser) => Fraction,
  context: Normaliser,
): Fraction | undefined {
  let total: Fraction | undefined;
  for (const part of parts) {
    const next = normalise(part, context);
    total = total ? combine(total, next, context) : next;
  }
  return total;
}

function throwOverBudget(reason: string): never {
  throw new OverBudget(reason);
}

/**
 * Applies exact rules of a known function. Otherwise the call becomes an atom (an indivisible factor), whose
 * name contains its arguments.
 */
function normaliseCall(name: string, parts: readonly Expression[], context: Normaliser): Fraction {
  if (isBinder(name)) return fromAtom(binderKey(name, parts, context));
  const args = parts.map((part) => normalise(part, context));
  return applyFunction(name, args, context) ?? fromAtom(`${name}(${args.map(fractionKey).join(';')})`);
}

const BINDERS = new Set(['sum', 'product', 'integral', 'limit', 'limit+', 'limit-', 'change']);

/** Returns whether a function name binds a variable in its first argument. */
export function isBinder(name: string): boolean {
  return BINDERS.has(name);
}

/**
 * Returns the atom name of a sum, product, integral or limit. The bound variable is renamed, so that Σ over k
 * and Σ over n get the same name.
 */
function binderKey(
  name: string,
  [body, variable, ...ends]: readonly Expression[],
  context: Normaliser,
): string {
  if (!body || variable?.kind !== 'sym') return throwOverBudget('binder');
  const renamed = substitute(body, new Map([[variable.name, symbol('⟨bound⟩')]]));
  const keys = [renamed, ...ends].map((part) =>
    isMissingBound(part) ? 'none' : fractionKey(normalise(part, context)),
  );
  return `${name}(${keys.join(';')})`;
}

function isMissingBound(expression: Expression): boolean {
  return expression.kind === 'sym' && (expression.name === 'none' || expression.name === '∞');
}

/** Raises a fraction to a fraction; a sum in the exponent becomes a product of powers. */
function raisePower(base: Fraction, exponent: Fraction, context: Normaliser): Fraction {
  const q = findConstant(exponent);
  if (q) return raiseToNumber(base, q, context);
  if (!hasDenominatorOne(exponent)) return fromAtom(opaquePowerKey(base, fractionKey(exponent)));
  let result = fromRational(ONE);
  for (const { c, m } of exponent.num.values()) {
    const factor =
      m.length === 0
        ? raiseToNumber(base, c, context)
        : raiseToSymbol(base, { c, key: monomialKey(m) }, context);
    result = multiplyFractions(result, factor, context);
  }
  return result;
}

function raiseToNumber(base: Fraction, q: Rational, context: Normaliser): Fraction {
  if (isOne(q)) return base;
  if (isInteger(q)) {
    const integerExponent = toSmallInteger(q, 1e9) ?? throwOverBudget('exponent');
    return powerFraction(base, integerExponent, context) ?? throwOverBudget('division by zero');
  }
  return fractionalPower(base, q, context) ?? fromAtom(opaquePowerKey(base, `${q.n}/${q.d}`));
}

/** Returns the atom name of a power that no exact rule covers. */
function opaquePowerKey(base: Fraction, exponent: string): string {
  return `power(${fractionKey(base)};${exponent})`;
}

/**
 * Rewrites base^(c·m), with symbolic m, as the atom base^{m} to the power c. A number as base is split into
 * its primes.
 */
function raiseToSymbol(
  base: Fraction,
  exponent: { c: Rational; key: string },
  context: Normaliser,
): Fraction {
  const scaledExponent = toScaledExponent(exponent.c);
  const term = hasDenominatorOne(base) ? findOnlyTerm(base.num) : undefined;
  if (!term || !Number.isInteger(scaledExponent) || term.c.n < 0n)
    return fromAtom(opaquePowerKey(base, `${exponent.c.n}/${exponent.c.d}*${exponent.key}`));
  let result = fromRational(ONE);
  const multiplyBy = (name: string, scaledPower: number) => {
    result = multiplyFractions(result, fromAtom(`${name}^{${exponent.key}}`, scaledPower), context);
  };
  for (const [prime, count] of factorise(term.c)) multiplyBy(`@${prime}`, scaledExponent * count);
  for (const [name, power] of term.m) {
    const scaledPower = (scaledExponent * power) / EXPONENT_SCALE;
    if (!Number.isInteger(scaledPower)) return throwOverBudget('exponent');
    multiplyBy(name.replace('#', '@'), scaledPower);
  }
  return result;
}
