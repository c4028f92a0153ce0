import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMath } from '../read/read-math.ts';
import { toExpression } from '../read/to-expression.ts';
import { compareFunctions, EXACT, ROUNDED } from './compare-functions.ts';

function compare(left: string, right: string, closeness = EXACT): string {
  const [a, b] = [left, right].map((tex) => {
    const result = readMath(tex, { tex: true });
    return result.ok ? toExpression(result.node) : undefined;
  });
  return a && b ? compareFunctions(a, b, closeness) : 'unreadable';
}

describe('compareFunctions', () => {
  it('finds equal functions, also through integrals, limits and sums', () => {
    const pairs = [
      ['\\sin^2 x', '1 - \\cos^2 x'],
      ['\\int_0^x 2t\\,dt', 'x^2'],
      ['\\lim_{h \\to 0} \\frac{(x+h)^3 - x^3}{h}', '3x^2'],
      ['\\sum_{k=1}^{n} k', '\\frac{n(n+1)}{2}'],
      ['\\left[ t^2 \\right]_0^x', 'x^2'],
      ['\\int_0^1 \\frac{dt}{1+t^2}', '\\frac{\\pi}{4}'],
      ['\\frac{1}{3} t^3 \\Big|_{t=0}^{x}', '\\frac{x^3}{3}'],
    ] as const;
    for (const [left, right] of pairs) assert.equal(compare(left, right), 'same', left);
  });

  it('finds different functions', () => {
    assert.equal(compare('\\int_0^x 2t\\,dt', '2x^2'), 'different');
    assert.equal(compare('\\lim_{h \\to 0} \\frac{(x+h)^2 - x^2}{h}', 'x'), 'different');
    assert.equal(compare('(x+3)^2', 'x^2 + 9'), 'different');
  });

  it('does not decide where only a branch differs', () => {
    assert.equal(compare('\\sqrt{(x-1)^2}', 'x - 1'), 'unclear');
  });

  it('allows rounded coefficients where decimals are written', () => {
    assert.equal(compare('\\frac{x}{3}', '0.333x', ROUNDED), 'same');
    assert.equal(compare('\\frac{x}{3}', '0.4x', ROUNDED), 'different');
  });
});
