import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMath } from '../read/read-math.ts';
import { toExpression } from '../read/to-expression.ts';
import type { Expression } from './expression.ts';
import { type Assumptions, sameValue } from './same-value.ts';

const parseExpressionText = (source: string): Expression => {
  const reading = readMath(source);
  const expression = reading.ok ? toExpression(reading.node) : undefined;
  assert.ok(expression, source);
  return expression;
};

const compare = (a: string, b: string, assumptions?: Assumptions) =>
  sameValue(parseExpressionText(a), parseExpressionText(b), assumptions);

describe('sameValue', () => {
  it('compares polynomials and rational functions exactly', () => {
    assert.equal(compare('(x+1)^3', 'x^3+3x^2+3x+1'), 'same');
    assert.equal(compare('\\frac{x^2-1}{x-1}', 'x+1'), 'same');
    assert.equal(compare('\\frac{1}{n}-\\frac{1}{n+1}', '\\frac{1}{n(n+1)}'), 'same');
    assert.equal(compare('x^2+1', 'x^2+1.000000000000001'), 'different');
  });

  it('compares roots, π, i and powers without rounding', () => {
    assert.equal(compare('\\sqrt{50}+\\sqrt{8}', '7\\sqrt2'), 'same');
    assert.equal(compare('\\frac{4}{\\sqrt2}', '2\\sqrt2'), 'same');
    assert.equal(compare('(1+i)^2', '2i'), 'same');
    assert.equal(compare('\\sin\\frac{\\pi}{3}', '\\frac{\\sqrt3}{2}'), 'same');
    assert.equal(compare('2^{x+1}', '2\\cdot 2^x'), 'same');
    assert.equal(compare('2^x', '2^y'), 'different');
    assert.equal(compare('\\sqrt2', '1.41421356237309504880'), 'different');
  });

  it('uses a prime field when a normal form would be too large', () => {
    assert.equal(compare('(x-a)^{6000}', '(a-x)^{6000}'), 'same');
    assert.equal(compare('(x-a)^{6000}', '(x-a)^{5999}'), 'different');
    assert.equal(compare('(x+y)^{100}', '(x+y)^{50}(y+x)^{50}'), 'same');
  });

  it('uses sample points for identities without an exact rule', () => {
    assert.equal(compare('\\cos 2x', '1-2\\sin^2 x'), 'same');
    assert.equal(compare('\\ln a+\\ln b', '\\ln(ab)'), 'same');
    assert.equal(compare('\\tan^2 y+1', '\\sec^2 y'), 'same');
    assert.equal(compare('\\sin x', 'x'), 'different');
    assert.equal(compare('f(3x-x)', 'f(2x)'), 'same');
  });

  it('distinguishes √(x²) from x unless x is known to be positive', () => {
    assert.equal(compare('\\sqrt{x^2}', 'x'), 'different');
    assert.equal(compare('\\sqrt{x^2}', '|x|'), 'same');
    assert.equal(compare('\\sqrt{x^2}', 'x', { positive: new Set(['x']) }), 'same');
  });

  it('renames bound variables', () => {
    assert.equal(compare('\\sum_{k=1}^{n} k^2', '\\sum_{j=1}^{n} j^2'), 'same');
    assert.equal(compare('\\sum_{k=1}^{n} k', '\\frac{n(n+1)}{2}'), 'same');
    assert.equal(compare('\\int x^2 dx', '\\int t^2 dt'), 'same');
  });

  it('returns unclear instead of guessing', () => {
    assert.equal(compare('9^{9^{9^9}}', '9^{9^{9^8}}'), 'unclear');
    assert.equal(compare('\\lim_{x\\to 0}\\frac{\\sin x}{x}', '1'), 'unclear');
  });
});
