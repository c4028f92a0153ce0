import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OverBudget } from './over-budget.ts';
import { fromNumber, toNumber } from './rational.ts';

describe('fromNumber', () => {
  it('converts back to the same double', () => {
    for (const value of [0, -7, 0.1, 1 / 3, 1e-300, Number.MAX_VALUE])
      assert.equal(toNumber(fromNumber(value)), value);
  });

  it('throws OverBudget for NaN and infinities', () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) assert.throws(() => fromNumber(value), OverBudget);
  });
});
