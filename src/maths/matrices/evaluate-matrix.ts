import { compileFunction } from '../calculus/compile-function.ts';
import type { MathNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import { determinant, invert, type Matrix, multiply } from './matrix-arithmetic.ts';

/** How a product of two column vectors is read. */
export type VectorProduct = 'dot' | 'cross';
type Context = { readonly point: ReadonlyMap<string, number>; readonly vectorProduct: VectorProduct };

const MAX_SIZE = 6;
const MAX_POWER = 20;

/**
 * Evaluates an expression with matrices and vectors at a point. A number is a matrix with one entry. Returns undefined if
 * the sizes do not fit or an operation is unknown.
 */
export function evaluateMatrix(node: MathNode, context: Context): Matrix | undefined {
  switch (node.kind) {
    case 'matrix':
      return toMatrix(node.rows, context);
    case 'group':
      return node.items.length > 1 && node.open === '(' && node.close === ')'
        ? toMatrix(
            node.items.map((item) => [item]),
            context,
          )
        : evaluateScalar(node, context);
    case 'sum':
      return combine(node.terms, context, add);
    case 'product':
      return combine(node.factors, context, (a, b) => multiplyFactors(a, b, context.vectorProduct));
    case 'negate':
      return scale(evaluateMatrix(node.of, context), -1);
    case 'quotient': {
      const divisor = evaluateMatrix(node.denominator, context);
      const value = divisor && readScalar(divisor);
      return value === undefined || value === 0
        ? undefined
        : scale(evaluateMatrix(node.numerator, context), 1 / value);
    }
    case 'power':
      return evaluatePower(node.base, node.exponent, context);
    case 'root':
    case 'call':
      return evaluateCall(node, context);
    default:
      return evaluateScalar(node, context);
  }
}

function toMatrix(rows: readonly (readonly MathNode[])[], context: Context): Matrix | undefined {
  const width = rows[0]?.length ?? 0;
  if (rows.length > MAX_SIZE || width > MAX_SIZE || width === 0) return undefined;
  const entries = rows.map((row) => row.map((cell) => evaluateScalar(cell, context)?.[0]?.[0]));
  const isComplete = entries.every(
    (row) => row.length === width && row.every((entry) => entry !== undefined),
  );
  return isComplete ? entries.map((row) => row.map((entry) => entry ?? Number.NaN)) : undefined;
}

function evaluateScalar(node: MathNode, { point }: Context): Matrix | undefined {
  const expression = toExpression(node);
  const value = expression && compileFunction(expression)?.(point);
  return value === undefined || !Number.isFinite(value) ? undefined : [[value]];
}

function combine(
  nodes: readonly MathNode[],
  context: Context,
  operation: (a: Matrix, b: Matrix) => Matrix | undefined,
): Matrix | undefined {
  const [first, ...rest] = nodes;
  let result = first && evaluateMatrix(first, context);
  for (const node of rest) {
    const next: Matrix | undefined = result && evaluateMatrix(node, context);
    result = result && next && operation(result, next);
  }
  return result;
}

/** Returns the entry of a matrix with one entry. */
function readScalar(matrix: Matrix): number | undefined {
  return matrix.length === 1 && matrix[0]?.length === 1 ? matrix[0][0] : undefined;
}

function add(a: Matrix, b: Matrix): Matrix | undefined {
  if (a.length !== b.length || a[0]?.length !== b[0]?.length) return undefined;
  return a.map((row, i) => row.map((entry, j) => entry + (b[i]?.[j] ?? Number.NaN)));
}

function scale(matrix: Matrix | undefined, factor: number): Matrix | undefined {
  return matrix?.map((row) => row.map((entry) => entry * factor));
}

function isColumn(matrix: Matrix): boolean {
  return matrix.length > 1 && matrix[0]?.length === 1;
}

function multiplyFactors(a: Matrix, b: Matrix, vectorProduct: VectorProduct): Matrix | undefined {
  const [first, second] = [readScalar(a), readScalar(b)];
  if (first !== undefined) return scale(b, first);
  if (second !== undefined) return scale(a, second);
  if (!isColumn(a) || !isColumn(b)) return multiply(a, b);
  const [u, v] = [a, b].map((vector) => vector.map(([entry = Number.NaN]) => entry));
  if (u === undefined || v === undefined || u.length !== v.length) return undefined;
  if (vectorProduct === 'dot') return [[u.reduce((sum, entry, k) => sum + entry * (v[k] ?? Number.NaN), 0)]];
  const [a1 = 0, a2 = 0, a3 = 0] = u;
  const [b1 = 0, b2 = 0, b3 = 0] = v;
  return u.length === 3 ? [[a2 * b3 - a3 * b2], [a3 * b1 - a1 * b3], [a1 * b2 - a2 * b1]] : undefined;
}

function evaluatePower(base: MathNode, exponent: MathNode, context: Context): Matrix | undefined {
  const matrix = evaluateMatrix(base, context);
  if (matrix === undefined) return undefined;
  const isTransposed = exponent.kind === 'symbol' && /^(?:T|t|top|intercal)$/.test(exponent.name);
  if (isTransposed) return matrix[0]?.map((_, j) => matrix.map((row) => row[j] ?? Number.NaN));
  const power = evaluateScalar(exponent, context)?.[0]?.[0];
  const scalar = readScalar(matrix);
  if (power === undefined) return undefined;
  if (scalar !== undefined) return [[scalar ** power]];
  if (!Number.isInteger(power) || Math.abs(power) > MAX_POWER) return undefined;
  const factor = power < 0 ? invert(matrix) : matrix;
  let result: Matrix | undefined = factor;
  for (let k = 1; k < Math.abs(power); k++) result = result && factor && multiply(result, factor);
  return power === 0 ? undefined : result;
}

/** Evaluates determinants, norms and roots; any other call must be a number. */
function evaluateCall(node: MathNode, context: Context): Matrix | undefined {
  if (node.kind === 'root' && node.index === undefined) {
    const radicand = evaluateMatrix(node.radicand, context);
    const value = radicand && readScalar(radicand);
    return value === undefined || value < 0 ? undefined : [[Math.sqrt(value)]];
  }
  const [argument] = node.kind === 'call' && (node.name === 'det' || node.name === 'abs') ? node.args : [];
  const matrix = argument && evaluateMatrix(argument, context);
  if (node.kind !== 'call' || matrix === undefined) return evaluateScalar(node, context);
  if (readScalar(matrix) !== undefined && node.name === 'abs')
    return [[Math.abs(readScalar(matrix) ?? Number.NaN)]];
  if (node.name === 'abs' && isColumn(matrix)) return [[Math.hypot(...matrix.flat())]];
  const value = determinant(matrix);
  return value === undefined ? undefined : [[value]];
}
