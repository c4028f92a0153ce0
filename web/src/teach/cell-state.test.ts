import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getCellState } from './cell-state.ts';

const cell = (awarded: number, waiting = 0) => ({
  ...{ awarded, available: 4, waiting, is_changed: false, is_blank: false },
});

describe('getCellState', () => {
  it('is waiting while marks wait for the teacher; otherwise it depends on the marks earned and on whether anything was written', () => {
    const blank = { ...cell(0), is_blank: true };
    const states = [cell(4), cell(3), cell(0), cell(2, 2), blank, null].map(getCellState);

    assert.deepEqual(states, ['full', 'partly', 'none', 'waiting', 'blank', 'empty']);
  });
});
