import { roundDown, roundUp } from '../exact/approximate.ts';
import type { Expression } from '../exact/expression.ts';
import { isBinder } from '../exact/normalise.ts';
import { toNumber } from '../exact/rational.ts';
import { findLimit, type Side } from './find-limit.ts';
import { integrate, type Work } from './integrate.ts';
import { accumulate, sumSeries } from './sum-series.ts';

/** Computes a real value from the values of the variables; NaN where it is undefined or cannot be decided. */
type RealFunction = (values: Float64Array) => number;

type Scope = {
  /** The position of each variable in the array of values. */
  readonly slots: Map<string, number>;
  readonly work: Work;
};

/** Evaluations allowed for one compiled function, over all its calls. */
const MAX_WORK = 60_000;
const MAX_VARIABLES = 24;

/** A real function of the named variables. */
export type CompiledFunction = (point: ReadonlyMap<string, number>) => number;

/**
 * Compiles an expression to a real function. Integrals, limits and sums are evaluated numerically, within their error
 * bounds. Returns undefined if the expression contains an unknown function.
 */
export function compileFunction(expression: Expression): CompiledFunction | undefined {
  const slots = new Map<string, number>();
  const compiled = compile(expression, { slots, work: { remaining: MAX_WORK } });
  if (compiled === undefined || slots.size > MAX_VARIABLES) return undefined;
  return (point) => {
    const values = new Float64Array(slots.size).fill(Number.NaN);
    for (const [name, slot] of slots) values[slot] = point.get(name) ?? Number.NaN;
    return compiled(values);
  };
}

function compile(expression: Expression, scope: Scope): RealFunction | undefined {
  switch (expression.kind) {
    case 'num': {
      const value = toNumber(expression.value);
      return () => value;
    }
    case 'sym':
      return compileSymbol(expression.name, scope);
    case 'add':
      return combine(expression.of, scope, (parts) => (values) => {
        let total = 0;
        for (const part of parts) total += part(values);
        return total;
      });
    case 'mul':
      return combine(expression.of, scope, (parts) => (values) => {
        let total = 1;
        for (const part of parts) total *= part(values);
        return total;
      });
    case 'div':
      return combine([expression.top, expression.bottom], scope, ([top, bottom]) => (values) => {
        const divisor = bottom?.(values) ?? Number.NaN;
        return divisor === 0 ? Number.NaN : (top?.(values) ?? Number.NaN) / divisor;
      });
    case 'pow':
      return compilePower(expression.base, expression.exponent, scope);
    case 'call':
      return compileBinder(expression, scope) ?? compileCall(expression, scope);
  }
}

function combine(
  parts: readonly Expression[],
  scope: Scope,
  build: (parts: readonly RealFunction[]) => RealFunction,
): RealFunction | undefined {
  const compiled: RealFunction[] = [];
  for (const part of parts) {
    const next = compile(part, scope);
    if (next === undefined) return undefined;
    compiled.push(next);
  }
  return build(compiled);
}

const CONSTANTS = new Map([
  ['π', Math.PI],
  ['e', Math.E],
  ['∞', Number.POSITIVE_INFINITY],
]);

function compileSymbol(name: string, { slots }: Scope): RealFunction | undefined {
  const constant = CONSTANTS.get(name);
  if (constant !== undefined) return () => constant;
  if (name === 'i') return undefined;
  const slot = getSlot(name, slots);
  return (values) => values[slot] ?? Number.NaN;
}

function getSlot(name: string, slots: Map<string, number>): number {
  const slot = slots.get(name) ?? slots.size;
  slots.set(name, slot);
  return slot;
}

function compilePower(base: Expression, exponent: Expression, scope: Scope): RealFunction | undefined {
  const oddRoot = readOddRoot(exponent);
  return combine([base, exponent], scope, ([b, e]) => (values) => {
    const [x, power] = [b?.(values) ?? Number.NaN, e?.(values) ?? Number.NaN];
    if (x < 0 && oddRoot !== undefined) return oddRoot.sign * (-x) ** power;
    return x === 0 && power <= 0 ? (power === 0 ? 1 : Number.NaN) : x ** power;
  });
}

/** Recognises an exponent such as 1/3, for which a negative base has a real power. `sign` is the sign of that power. */
function readOddRoot(exponent: Expression): { sign: number } | undefined {
  const isFraction = exponent.kind === 'div' && exponent.top.kind === 'num' && exponent.bottom.kind === 'num';
  const [n, d] = isFraction
    ? [exponent.top.value.n, exponent.bottom.value.n]
    : exponent.kind === 'num'
      ? [exponent.value.n, exponent.value.d]
      : [1n, 2n];
  return d % 2n === 0n || d === 1n ? undefined : { sign: n % 2n === 0n ? 1 : -1 };
}

const FUNCTIONS: ReadonlyMap<string, (x: number) => number> = new Map([
  ['sin', Math.sin],
  ['cos', Math.cos],
  ['tan', Math.tan],
  ['sinh', Math.sinh],
  ['cosh', Math.cosh],
  ['tanh', Math.tanh],
  ['arcsin', Math.asin],
  ['arccos', Math.acos],
  ['arctan', Math.atan],
  ['arsinh', Math.asinh],
  ['arcosh', Math.acosh],
  ['artanh', Math.atanh],
  ['ln', (x: number) => (x > 0 ? Math.log(x) : Number.NaN)],
  ['abs', Math.abs],
  ['floor', roundDown],
  ['ceil', roundUp],
  ['sgn', Math.sign],
  ['factorial', computeFactorial],
]);

function computeFactorial(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > 170) return Number.NaN;
  let product = 1;
  for (let k = 2; k <= n; k++) product *= k;
  return product;
}

type Call = Extract<Expression, { kind: 'call' }>;

function compileCall({ name, of }: Call, scope: Scope): RealFunction | undefined {
  const apply = FUNCTIONS.get(name);
  if (apply !== undefined && of.length === 1)
    return combine(
      of,
      scope,
      ([argument]) =>
        (values) =>
          apply(argument?.(values) ?? Number.NaN),
    );
  if (name === 'binom' && of.length === 2)
    return combine(of, scope, ([n, k]) => (values) => {
      const [top, count] = [n?.(values) ?? Number.NaN, k?.(values) ?? Number.NaN];
      return computeFactorial(top) / (computeFactorial(count) * computeFactorial(top - count));
    });
  return undefined;
}

/** Compiles a sum, product, integral or limit; undefined for any other call, or if its bounds are missing. */
function compileBinder({ name, of }: Call, scope: Scope): RealFunction | undefined {
  const [bodyExpression, variable, from, to] = of;
  if (!isBinder(name) || !bodyExpression || variable?.kind !== 'sym' || !from || !to) return undefined;
  const hasUpper = !(to.kind === 'sym' && to.name === 'none');
  const [body, low, high] = [
    compile(bodyExpression, scope),
    compile(from, scope),
    hasUpper ? compile(to, scope) : () => Number.NaN,
  ];
  if (!body || !low || !high || (from.kind === 'sym' && from.name === 'none')) return undefined;
  const slot = getSlot(variable.name, scope.slots);
  return (values) => {
    const [a, b, outer] = [low(values), high(values), values[slot] ?? Number.NaN];
    const evaluateAt = (x: number): number => {
      values[slot] = x;
      return body(values);
    };
    const result = evaluateBinder(name, evaluateAt, { low: a, high: b, work: scope.work });
    values[slot] = outer;
    return result;
  };
}

const SIDES = new Map<string, Side>([
  ['limit+', 'above'],
  ['limit-', 'below'],
]);

type Bounds = { readonly low: number; readonly high: number; readonly work: Work };

function evaluateBinder(name: string, f: (x: number) => number, { low, high, work }: Bounds): number {
  if (name === 'integral') return integrate(f, low, high, work);
  if (name === 'change') return evaluateAtEnd(f, high, work) - evaluateAtEnd(f, low, work);
  if (name.startsWith('limit')) return findLimit(f, low, SIDES.get(name) ?? 'both', work);
  if (high === Number.POSITIVE_INFINITY) return name === 'sum' ? sumSeries(f, low, work) : Number.NaN;
  return accumulate(f, { low, high, isProduct: name === 'product' }, work);
}

/** Evaluates an antiderivative at a bound; an infinite bound means the limit. */
function evaluateAtEnd(f: (x: number) => number, x: number, work: Work): number {
  return Number.isFinite(x) ? f(x) : findLimit(f, x, 'both', work);
}
