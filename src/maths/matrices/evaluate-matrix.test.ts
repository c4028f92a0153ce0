import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readMath } from '../read/read-math.ts';
import { evaluateMatrix, type VectorProduct } from './evaluate-matrix.ts';
import { determinant, invert, multiply } from './matrix-arithmetic.ts';

function evaluate(tex: string, vectorProduct: VectorProduct = 'dot') {
  const result = readMath(tex, { tex: true });
  return result.ok ? evaluateMatrix(result.node, { point: new Map(), vectorProduct }) : undefined;
}

const size2 = '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}';

describe('evaluateMatrix', () => {
  it('computes sums, products, powers, inverses and determinants', () => {
    assert.deepEqual(evaluate(`${size2} + 2${size2}`), [
      [3, 6],
      [9, 12],
    ]);
    assert.deepEqual(evaluate(`${size2}^2`), [
      [7, 10],
      [15, 22],
    ]);
    assert.deepEqual(evaluate(`${size2}\\begin{pmatrix} 1 \\\\ 1 \\end{pmatrix}`), [[3], [7]]);
    assert.deepEqual(evaluate('\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix}'), [[-2]]);
    assert.deepEqual(evaluate(`${size2}^{-1}`), [
      [-2, 1],
      [1.5, -0.5],
    ]);
  });

  it('reads a product of vectors as a dot product or as a cross product', () => {
    assert.deepEqual(evaluate('(1, 2, 3) \\cdot (4, 5, 6)'), [[32]]);
    assert.deepEqual(evaluate('(1, 2, 3) \\times (4, 5, 6)', 'cross'), [[-3], [6], [-3]]);
    assert.deepEqual(evaluate('|(3, 4)|'), [[5]]);
  });

  it('does not combine matrices of different sizes', () => {
    assert.equal(evaluate(`${size2} + (1, 2)`), undefined);
    assert.equal(evaluate(`(1, 2, 3) + (1, 2)`), undefined);
  });

  it('inverts every matrix that is not singular', () => {
    const entry = fc.integer({ min: -9, max: 9 });
    const row = fc.tuple(entry, entry, entry);
    fc.assert(
      fc.property(fc.tuple(row, row, row), (matrix) => {
        const inverse = invert(matrix);
        assert.equal(inverse === undefined, determinant(matrix) === 0);
        const product = inverse && multiply(matrix, inverse);
        for (const [i, line] of (product ?? []).entries())
          for (const [j, value] of line.entries()) assert.ok(Math.abs(value - (i === j ? 1 : 0)) < 1e-8);
      }),
    );
  });
});
