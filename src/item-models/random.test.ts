import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createRandom } from './random.ts';

const keys = fc.string({ maxLength: 20 });

describe('createRandom', () => {
  it('draws the same values for the same key', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const [first, second] = [createRandom(key), createRandom(key)];

        assert.deepEqual(Array.from({ length: 20 }, first.next), Array.from({ length: 20 }, second.next));
      }),
    );
  });

  it('draws the same values as before (stored values)', () => {
    const random = createRandom('N5M-01:7');

    assert.deepEqual(
      Array.from({ length: 8 }, () => random.int(0, 999)),
      [725, 758, 226, 542, 846, 543, 329, 998],
    );
  });

  it('stays within its bounds and leaves out the exceptions', () => {
    fc.assert(
      fc.property(keys, fc.integer({ min: -50, max: 50 }), fc.nat({ max: 30 }), (key, min, width) => {
        const drawn = createRandom(key).int(min, min + width + 1, [min]);

        assert.ok(drawn > min && drawn <= min + width + 1);
      }),
    );
  });

  it('throws if the exceptions leave nothing to draw', () => {
    assert.throws(() => createRandom('none').int(1, 3, [1, 2, 3]), RangeError);
    assert.throws(() => createRandom('none').int(5, 5, [5]), RangeError);
  });

  it('draws every value of a small range about equally often', () => {
    const random = createRandom('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 60_000; n++) {
      const face = random.int(0, 5);
      counts[face] = (counts[face] ?? 0) + 1;
    }

    assert.ok(
      counts.every((count) => Math.abs(count - 10_000) < 400),
      counts.join(' '),
    );
  });

  it('shuffles and samples without losing or duplicating entries', () => {
    fc.assert(
      fc.property(keys, fc.array(fc.integer()), (key, list) => {
        const random = createRandom(key);

        assert.deepEqual(
          random.shuffle(list).toSorted((a, b) => a - b),
          list.toSorted((a, b) => a - b),
        );
        assert.equal(random.sample(list, 3).length, Math.min(3, list.length));
      }),
    );
  });

  it('steps without floating-point noise', () => {
    const random = createRandom('steps');

    for (let n = 0; n < 200; n++) assert.match(String(random.step(0.1, 2.3, 0.1)), /^\d(\.\d)?$/);
  });
});
