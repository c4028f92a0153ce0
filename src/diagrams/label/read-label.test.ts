import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readLabel } from './read-label.ts';

describe('readLabel', () => {
  it('reads the exponent of a unit as a superscript and keeps the letters upright', () => {
    assert.deepEqual(readLabel('$2.2\\,\\mathrm{m\\,s^{-1}}$'), [
      { text: '2.2\u2009m\u2009s', style: 'upright', level: 0 },
      { text: '−1', style: 'upright', level: 1 },
    ]);
  });
});
