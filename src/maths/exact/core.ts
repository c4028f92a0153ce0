import type { Rational } from './rational.ts';

/**
 * The small expression language of all evaluators; `lowerToCore` translates parse trees to it. `k` is the
 * kind of expression, `of` its operands or arguments, and `q` the exact value of a number.
 */
export type Core =
  | { readonly k: 'num'; readonly q: Rational }
  | { readonly k: 'sym'; readonly name: string }
  | { readonly k: 'add'; readonly of: readonly Core[] }
  | { readonly k: 'mul'; readonly of: readonly Core[] }
  | { readonly k: 'div'; readonly top: Core; readonly bottom: Core }
  | { readonly k: 'pow'; readonly base: Core; readonly exponent: Core }
  | { readonly k: 'call'; readonly name: string; readonly of: readonly Core[] };

export const PI: Core = { k: 'sym', name: 'π' };
export const EULER: Core = { k: 'sym', name: 'e' };

/** Builds a number. */
export function num(q: Rational): Core {
  return { k: 'num', q };
}

/** Builds a named symbol: a variable, or one of the constants π, e, i and ∞. */
export function symbol(name: string): Core {
  return { k: 'sym', name };
}

export function sum(...of: Core[]): Core {
  return { k: 'add', of };
}

export function product(...of: Core[]): Core {
  return { k: 'mul', of };
}

export function quotient(top: Core, bottom: Core): Core {
  return { k: 'div', top, bottom };
}

export function pow(base: Core, exponent: Core): Core {
  return { k: 'pow', base, exponent };
}

export function call(name: string, ...of: Core[]): Core {
  return { k: 'call', name, of };
}

/** Builds the negation, as a product with −1. */
export function minus(of: Core): Core {
  return product(num({ n: -1n, d: 1n }), of);
}

/** Builds `a − b`. */
export function difference(a: Core, b: Core): Core {
  return sum(a, minus(b));
}

/** Returns the direct subexpressions. */
export function operandsOf(core: Core): readonly Core[] {
  if (core.k === 'add' || core.k === 'mul' || core.k === 'call') return core.of;
  if (core.k === 'div') return [core.top, core.bottom];
  return core.k === 'pow' ? [core.base, core.exponent] : [];
}

/** Collects the free symbols, without the constants π, e, i and ∞. */
export function variablesOf(core: Core, into: Set<string> = new Set()): Set<string> {
  if (core.k === 'sym' && !isConstantName(core.name)) into.add(core.name);
  for (const part of operandsOf(core)) variablesOf(part, into);
  return into;
}

/** Returns whether a symbol is a fixed constant and not a variable. */
export function isConstantName(name: string): boolean {
  return name === 'π' || name === 'e' || name === 'i' || name === '∞';
}

/** Replaces symbols by expressions. Symbols without a replacement are unchanged. */
export function substitute(core: Core, values: ReadonlyMap<string, Core>): Core {
  switch (core.k) {
    case 'num':
      return core;
    case 'sym':
      return values.get(core.name) ?? core;
    case 'div':
      return quotient(substitute(core.top, values), substitute(core.bottom, values));
    case 'pow':
      return pow(substitute(core.base, values), substitute(core.exponent, values));
    default:
      return { ...core, of: core.of.map((part) => substitute(part, values)) };
  }
}
