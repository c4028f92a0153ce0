import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tidyMaths } from './tidy-maths.ts';

const CASES: readonly (readonly [written: string, read: string])[] = [
  ['-2[x^2 - 8x + 4]', '-2(x^2 - 8x + 4)'],
  ['\\left[(x-4)^2 - 12\\right]', '((x-4)^2 - 12)'],
  ['[x^3 - 2x^2]_1^3 = 6', '(x^3 - 2x^2) = 6'],
  ['\\left[x^3\\right]_{-1}^{2}', '(x^3)'],
  ['[-2, 7]', '[-2, 7]'],
  ['\\sqrt[3]{8}', '\\sqrt[3]{8}'],
  ['u_(n+1) = 0.9u_n', 'u_{n+1} = 0.9u_n'],
  ['P(0, -6, 6)', 'P = (0, -6, 6)'],
  ["A' (-3, 2), B'(1, 1/2)", 'A = (-3, 2), B = (1, 1/2)'],
  ['f(3, 4)', 'f(3, 4)'],
  ['x &= 3', 'x  = 3'],
  ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}'],
  ['P(A, B)', 'P(A, B)'],
];

describe('tidyMaths', () => {
  for (const [written, read] of CASES) {
    it(`reads ${written} as ${read}`, () => assert.equal(tidyMaths(written, { symbols: new Set() }), read));
  }
});

describe('the next term of a sequence', () => {
  const symbols = new Set(['u_n+1', 'u_n', 'L']);

  for (const written of [
    'u_n+1 = 0.9u_n + 2',
    'un+1 = 0.9un + 2',
    'U(n+1) = 0.9U_n + 2',
    'Uₙ₊₁ = 0.9Uₙ + 2',
  ]) {
    it(`is read in ${written}`, () =>
      assert.equal(tidyMaths(written, { symbols }).replaceAll(' ', ''), 'u_{n+1}=0.9u_n+2'));
  }

  it('does not change a sum on the right side', () =>
    assert.equal(tidyMaths('L = 0.9u_n + 1', { symbols }), 'L = 0.9u_n + 1'));
});

describe('letters without spaces', () => {
  const symbols = new Set(['H', 'D', 'w_r', 'h', 'f_0', 'omega', 'theta_2', 'E']);

  for (const [written, read] of [
    ['H = Dwr', 'H = D w_r'],
    ['E = hf0', 'E = h f_0'],
    ['w = 3', '\\omega = 3'],
    ['sinθ2 = 0.5', 'sin \\theta_2 = 0.5'],
    ['the dew', 'the dew'],
    ['44 × 1·5', '44 × 1.5'],
    ['2·3·4', '2·3·4'],
  ] as const) {
    it(`are read by the symbols of the question: ${written}`, () =>
      assert.equal(tidyMaths(written, { symbols }), read));
  }
});

describe('a typed square', () => {
  const read = (written: string) =>
    tidyMaths(written, { symbols: new Set(['P', 'I', 'R']), squares: new Set(['I']) });

  it('is read before a symbol of the question', () => assert.equal(read('P = I2R'), 'P = I^2R'));
  it('is not read before other words', () => assert.equal(read('I2nd'), 'I2nd'));
});
