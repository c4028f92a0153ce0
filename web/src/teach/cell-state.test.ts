import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getCellState } from './cell-state.ts';

const cell = (awarded: number, waiting = 0) => ({ awarded, available: 4, waiting, is_changed: false });

describe('getCellState', () => {
  it('is waiting while marks wait for the teacher; otherwise it depends on the marks earned', () => {
    const states = [cell(4), cell(3), cell(0), cell(2, 2), null].map(getCellState);

    assert.deepEqual(states, ['full', 'partly', 'none', 'waiting', 'empty']);
  });
});
