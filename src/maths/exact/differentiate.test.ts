import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readMath } from '../read/read-math.ts';
import { toExpression } from '../read/to-expression.ts';
import { real } from './approximate.ts';
import { differentiate } from './differentiate.ts';
import { evaluate } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { sameValue } from './same-value.ts';

function parseExpressionText(text: string): Expression {
  const reading = readMath(text);
  const expression = reading.ok ? toExpression(reading.node) : undefined;
  assert.ok(expression, text);
  return expression;
}

describe('differentiate', () => {
  it('applies the usual rules', () => {
    for (const [source, derivative] of [
      ['x^3', '3x^2'],
      ['\\sin 2x', '2\\cos 2x'],
      ['xe^x', 'e^x + xe^x'],
      ['\\ln(x^2+1)', '\\frac{2x}{x^2+1}'],
      ['\\frac{x}{x+1}', '\\frac{1}{(x+1)^2}'],
      ['2^x', '2^x \\ln 2'],
      ['a x^2 + b', '2ax'],
      ['\\int_0^x e^{-t^2} dt', 'e^{-x^2}'],
      ['\\int_1^{x^2} t dt', '2x^3'],
    ] as const) {
      const result = differentiate(parseExpressionText(source), 'x');
      assert.ok(result, source);
      assert.equal(sameValue(result, parseExpressionText(derivative)), 'same', source);
    }
  });

  it('returns undefined for an undefined function', () => {
    assert.equal(differentiate(parseExpressionText('f(x)'), 'x'), undefined);
  });

  it('agrees with a numerical approximation of the slope', () => {
    const functions = ['x^5 - 3x', 'e^{-x} \\cos x', '\\arctan x', '\\sqrt{x^2+1}', 'x^x'].map(
      parseExpressionText,
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...functions),
        fc.double({ min: 0.2, max: 2, noNaN: true }),
        (expression, x) => {
          const valueAt = (expression: Expression, argument: number) =>
            evaluate(expression, new Map([['x', real(argument, 0)]])).re;
          const slope = (valueAt(expression, x + 1e-5) - valueAt(expression, x - 1e-5)) / 2e-5;
          const derivative = differentiate(expression, 'x');
          assert.ok(derivative);
          assert.ok(Math.abs(valueAt(derivative, x) - slope) <= 1e-5 * Math.max(1, Math.abs(slope)));
        },
      ),
    );
  });
});
