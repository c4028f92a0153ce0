import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bitWordings, toBinary, twosComplement } from './binary.ts';

describe('binary numbers', () => {
  it('are padded to eight bits', () => {
    assert.deepEqual([toBinary(5, 8), toBinary(255, 8)], ['00000101', '11111111']);
  });

  it('round-trip through two’s complement', () => {
    for (let value = -128; value <= 127; value++) {
      const unsigned = Number.parseInt(twosComplement(value), 2);
      assert.equal(unsigned > 127 ? unsigned - 256 : unsigned, value);
    }
  });

  it('are accepted with a space between groups of four bits or without leading zeros', () => {
    assert.deepEqual(bitWordings('00000101'), ['00000101', '0000 0101', '101']);
  });
});
