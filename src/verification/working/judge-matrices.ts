import { evaluateMatrix, type VectorProduct } from '../../maths/matrices/evaluate-matrix.ts';
import type { Matrix } from '../../maths/matrices/matrix-arithmetic.ts';
import { childrenOf, someNode, symbolsOf } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isBareNumber } from './is-computable.ts';
import type { PairVerdict } from './judge-pair.ts';

/** Relative tolerances for exact entries and for decimals, which may be rounded. */
const EXACT_TOLERANCE = 1e-9;
const ROUNDED_TOLERANCE = 0.005;
const VECTOR_PRODUCTS: readonly VectorProduct[] = ['dot', 'cross'];
/** Values of the letters at which both sides are compared. */
const SAMPLES = [0.73, 1.41, 2.37];

/** Whether a node is a matrix or a vector. */
export function isMatrix(node: MathNode): boolean {
  return node.kind === 'matrix' || (node.kind === 'group' && node.items.length > 1 && node.open === '(');
}

/**
 * Judges an equality with matrices or vectors: right if all entries agree for all letters; wrong if both sides have only
 * numbers, the left side is a calculation, and the entries differ. Undefined if this cannot be decided.
 */
export function judgeMatrices(left: MathNode, right: MathNode): PairVerdict | undefined {
  const letters = [...symbolsOf(right, symbolsOf(left))].filter((name) => name !== 'π' && name !== 'e');
  const tolerance = [left, right].some((side) => someNode(side, isDecimal))
    ? ROUNDED_TOLERANCE
    : EXACT_TOLERANCE;
  const comparisons = VECTOR_PRODUCTS.flatMap((vectorProduct) => {
    const results = (letters.length === 0 ? [0] : SAMPLES).map((sample) => {
      const point = new Map(letters.map((name, k) => [name, sample + 0.37 * k]));
      const [a, b] = [left, right].map((side) => evaluateMatrix(side, { point, vectorProduct }));
      return a && b && compareEntries(a, b, tolerance);
    });
    return results.includes(undefined) ? [] : [results.every((isEqual) => isEqual === true)];
  });
  if (comparisons.includes(true)) return { kind: 'right' };
  // Rounded entries may cancel in a product of matrices.
  const mayCancel = tolerance === ROUNDED_TOLERANCE && countMatrices(left) > 1;
  const isWrong = comparisons.length > 0 && letters.length === 0 && isCalculation(left) && !mayCancel;
  return isWrong ? { kind: 'unequal' } : undefined;
}

function isDecimal(node: MathNode): boolean {
  return node.kind === 'number' && node.literal.includes('.');
}

function countMatrices(node: MathNode): number {
  return isMatrix(node) ? 1 : childrenOf(node).reduce((count, child) => count + countMatrices(child), 0);
}

/**
 * Whether something is computed, such as the components of `(4 - 1, 0 - 2)`; two plain matrices may be steps of an
 * elimination.
 */
function isCalculation(node: MathNode): boolean {
  if (node.kind === 'group') return node.items.some((item) => !isBareNumber(item));
  return !isMatrix(node) && node.kind !== 'number';
}

/** Returns undefined if the sizes differ, because then the equality was misread. */
function compareEntries(a: Matrix, b: Matrix, tolerance: number): boolean | undefined {
  if (a.length !== b.length || a[0]?.length !== b[0]?.length) return undefined;
  const scale = Math.max(1e-6, ...a.flat().map(Math.abs), ...b.flat().map(Math.abs));
  return a.every((row, i) =>
    row.every((entry, j) => Math.abs(entry - (b[i]?.[j] ?? Number.NaN)) <= tolerance * scale),
  );
}
