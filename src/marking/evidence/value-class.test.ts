import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createComparisonCache } from './comparison-cache.ts';
import type { ValueClass } from './value-class.ts';

const KINDS: readonly (readonly [string, ValueClass])[] = [
  ['12', 'number'],
  ['-\\frac{5}{4}', 'number'],
  ['42/15', 'number'],
  ['2 4/5', 'number'],
  ['7\\sqrt{2}', 'number'],
  ['3.0 × 10^8 m/s', 'number'],
  ['2 + 3√5', 'number'],
  ['3 × 4', 'calculation'],
  ['0.3/2.5', 'calculation'],
  ['7/3 × 6/5', 'calculation'],
  ['5√2 + 3√2', 'calculation'],
  ['sin 42°', 'calculation'],
  ['3^2', 'calculation'],
  ['2x + 1', 'expression'],
  ['x = 3', 'solved'],
  ['x ≤ 2', 'solved'],
  ['2 ≥ x', 'solved'],
  ['1 < x < 5', 'solved'],
  ['x^2 - 6x + 5 < 0', 'equation'],
  ['F = 3000 N', 'solved'],
  ['11x = 22', 'equation'],
  ['y = 2x + 1', 'equation'],
  ['3^2 + 4^2 = 25', 'identity'],
  ['x = 1 or x = 2', 'several'],
  ['x = ±2', 'several'],
  ['(3, 4)', 'tuple'],
  ['A = 3 × 4', 'calculation'],
];

describe('classifyValue', () => {
  for (const [text, kind] of KINDS) {
    it(`classifies ${text} as ${kind}`, () => assert.equal(createComparisonCache().classify(text), kind));
  }

  it('reads a letter after a number as a unit only if the scheme has units and does not use the letter', () => {
    const hints = { symbols: new Set(['a']), isMeasured: true };

    assert.equal(createComparisonCache(hints).classify('6 h'), 'number');
    assert.equal(createComparisonCache(hints).classify('24 = 6 + 12a'), 'equation');
    assert.equal(createComparisonCache().classify('6 h'), 'expression');
  });

  it('reads a letter at the end as the unit of the answer, even if the scheme uses it', () => {
    const hints = { symbols: new Set(['V', 'I', 'R']), isMeasured: true };

    assert.equal(createComparisonCache(hints).classify('V = 13V'), 'equation');
    assert.equal(createComparisonCache({ ...hints, units: new Set(['V']) }).classify('V = 13V'), 'solved');
  });
});
