import { variablesOf } from '../exact/expression.ts';
import type { MathNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import type { Values } from './collect-values.ts';
import type { Comparer } from './comparer.ts';
import { correct, incorrect, type Outcome } from './outcome.ts';

type Matrix = readonly (readonly MathNode[])[];

/** Returns the matrix that a node is or computes to; undefined for other nodes. */
export function toMatrix(node: MathNode): Matrix | undefined {
  switch (node.kind) {
    case 'matrix':
      return node.rows;
    case 'negate':
      return toMatrix(node.of)?.map((row) =>
        row.map((of): MathNode => ({ kind: 'negate', of, span: node.span })),
      );
    case 'power':
      return isTranspose(node.exponent) ? transpose(toMatrix(node.base) ?? readRow(node.base)) : undefined;
    case 'sum': {
      const parts = node.terms.map(toMatrix);
      return parts.reduce((a, b) => a && b && addMatrices(a, b));
    }
    case 'product':
      return node.factors.some((factor) => toMatrix(factor)) ? multiplyFactors(node.factors) : undefined;
    default:
      return undefined;
  }
}

/** Recognises the T of Aᵀ. */
function isTranspose(node: MathNode): boolean {
  return node.kind === 'symbol' && (node.name === 'T' || node.name === 'top');
}

function readRow(node: MathNode): Matrix | undefined {
  return node.kind === 'group' && node.open !== '{' ? [node.items] : undefined;
}

function transpose(matrix: Matrix | undefined): Matrix | undefined {
  return matrix?.[0]?.map((_, j) => matrix.flatMap((row) => row[j] ?? []));
}

function addMatrices(a: Matrix, b: Matrix): Matrix | undefined {
  if (!sameSize(a, b)) return undefined;
  return a.map((row, i) => row.map((left, j) => sumNode([left, b[i]?.[j] ?? left])));
}

/** Multiplies matrices and scalars. */
function multiplyFactors(factors: readonly MathNode[]): Matrix | undefined {
  let total: Matrix | undefined;
  const scalars: MathNode[] = [];
  for (const factor of factors) {
    const matrix = toMatrix(factor);
    if (!matrix) scalars.push(factor);
    else total = total ? multiplyMatrices(total, matrix) : matrix;
    if (matrix && !total) return undefined;
  }
  if (scalars.length === 0) return total;
  return total?.map((row) => row.map((entry) => productNode([...scalars, entry])));
}

function multiplyMatrices(a: Matrix, b: Matrix): Matrix | undefined {
  if (a[0]?.length !== b.length || a.length * b.length > 64) return undefined;
  return a.map((row) =>
    (b[0] ?? []).map((_, j) => sumNode(row.map((left, k) => productNode([left, b[k]?.[j] ?? left])))),
  );
}

function sumNode(terms: readonly MathNode[]): MathNode {
  return { kind: 'sum', terms, span: terms[0]?.span ?? { start: 0, end: 0 } };
}

function productNode(factors: readonly MathNode[]): MathNode {
  return { kind: 'product', factors, span: factors[0]?.span ?? { start: 0, end: 0 } };
}

function sameSize(a: Matrix, b: Matrix): boolean {
  return a.length === b.length && a.every((row, i) => row.length === b[i]?.length);
}

/** Compares entry by entry. */
export function compareMatrices(expected: Matrix, given: Matrix, comparer: Comparer): Outcome {
  if (!sameSize(expected, given)) return incorrect('shape');
  for (const [i, row] of expected.entries()) {
    for (const [j, entry] of row.entries()) {
      const givenEntry = given[i]?.[j];
      const outcome = givenEntry ? comparer.compare(entry, givenEntry, comparer) : incorrect('shape');
      if (outcome.verdict !== 'correct') return outcome;
    }
  }
  return correct('equivalent');
}

/** Reads `2i + 3j − k` as a vector of its components. */
export function toVector(node: MathNode): Values | undefined {
  const expression =
    node.kind === 'sum' || node.kind === 'product' || node.kind === 'symbol' || node.kind === 'negate'
      ? toExpression(node)
      : undefined;
  if (!expression) return undefined;
  const terms = node.kind === 'sum' ? node.terms : [node];
  const valueByAxis = new Map<string, MathNode>();
  for (const term of terms) {
    const componentOfTerm = readComponent(term);
    if (!componentOfTerm || valueByAxis.has(componentOfTerm.axis)) return undefined;
    valueByAxis.set(componentOfTerm.axis, componentOfTerm.value);
  }
  if (!valueByAxis.has('j') && !valueByAxis.has('k')) return undefined;
  const zero: MathNode = { kind: 'number', value: { n: 0n, d: 1n }, literal: '0', span: node.span };
  const axes = valueByAxis.has('k') ? ['i', 'j', 'k'] : ['i', 'j'];
  const items = axes.map((axis) => ({ name: undefined, value: valueByAxis.get(axis) ?? zero }));
  return { items, order: 'kept', brackets: '(' };
}

function readComponent(term: MathNode): { axis: string; value: MathNode } | undefined {
  if (term.kind === 'negate') {
    const positive = readComponent(term.of);
    return (
      positive && { axis: positive.axis, value: { kind: 'negate', of: positive.value, span: term.span } }
    );
  }
  if (isAxis(term))
    return {
      axis: term.name,
      value: { kind: 'number', value: { n: 1n, d: 1n }, literal: '1', span: term.span },
    };
  if (term.kind !== 'product') return undefined;
  const axis = term.factors.find(isAxis);
  const others = term.factors.filter((factor) => factor !== axis);
  const expression = toExpression(productNode(others));
  if (!axis || !expression || [...variablesOf(expression)].some((name) => 'ijk'.includes(name)))
    return undefined;
  return { axis: axis.name, value: others.length === 1 && others[0] ? others[0] : productNode(others) };
}

function isAxis(node: MathNode): node is MathNode & { kind: 'symbol' } {
  return node.kind === 'symbol' && ['i', 'j', 'k'].includes(node.name);
}
