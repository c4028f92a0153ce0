import type { Rational } from './rational.ts';

/** An expression in the form that all evaluators use; `toExpression` converts parse trees to it. `of` has the operands or arguments. */
export type Expression =
  | { readonly kind: 'num'; readonly value: Rational }
  | { readonly kind: 'sym'; readonly name: string }
  | { readonly kind: 'add'; readonly of: readonly Expression[] }
  | { readonly kind: 'mul'; readonly of: readonly Expression[] }
  | { readonly kind: 'div'; readonly top: Expression; readonly bottom: Expression }
  | { readonly kind: 'pow'; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly of: readonly Expression[] };

export const PI: Expression = { kind: 'sym', name: 'π' };
export const EULER: Expression = { kind: 'sym', name: 'e' };

/** Builds a number. */
export function num(q: Rational): Expression {
  return { kind: 'num', value: q };
}

/** Builds a named symbol: a variable, or one of the constants π, e, i and ∞. */
export function symbol(name: string): Expression {
  return { kind: 'sym', name };
}

export function sum(...of: Expression[]): Expression {
  return { kind: 'add', of };
}

export function product(...of: Expression[]): Expression {
  return { kind: 'mul', of };
}

export function quotient(top: Expression, bottom: Expression): Expression {
  return { kind: 'div', top, bottom };
}

export function pow(base: Expression, exponent: Expression): Expression {
  return { kind: 'pow', base, exponent };
}

export function call(name: string, ...of: Expression[]): Expression {
  return { kind: 'call', name, of };
}

/** Builds the negation, as a product with −1. */
export function minus(of: Expression): Expression {
  return product(num({ n: -1n, d: 1n }), of);
}

/** Builds `a − b`. */
export function difference(a: Expression, b: Expression): Expression {
  return sum(a, minus(b));
}

/** Returns the direct subexpressions. */
export function operandsOf(expression: Expression): readonly Expression[] {
  if (expression.kind === 'add' || expression.kind === 'mul' || expression.kind === 'call')
    return expression.of;
  if (expression.kind === 'div') return [expression.top, expression.bottom];
  return expression.kind === 'pow' ? [expression.base, expression.exponent] : [];
}

/** Collects the free symbols, without the constants π, e, i and ∞. */
export function variablesOf(expression: Expression, into: Set<string> = new Set()): Set<string> {
  if (expression.kind === 'sym' && !isConstantName(expression.name)) into.add(expression.name);
  for (const part of operandsOf(expression)) variablesOf(part, into);
  return into;
}

/** Returns whether a symbol is a fixed constant and not a variable. */
export function isConstantName(name: string): boolean {
  return name === 'π' || name === 'e' || name === 'i' || name === '∞';
}

/** Replaces symbols by expressions. Symbols without a replacement are unchanged. */
export function substitute(expression: Expression, values: ReadonlyMap<string, Expression>): Expression {
  switch (expression.kind) {
    case 'num':
      return expression;
    case 'sym':
      return values.get(expression.name) ?? expression;
    case 'div':
      return quotient(substitute(expression.top, values), substitute(expression.bottom, values));
    case 'pow':
      return pow(substitute(expression.base, values), substitute(expression.exponent, values));
    default:
      return { ...expression, of: expression.of.map((part) => substitute(part, values)) };
  }
}
