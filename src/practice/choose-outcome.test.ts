import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../item-models/random.ts';
import { chooseOutcome } from './choose-outcome.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const outcomes = fc.subarray(ids, { minLength: 1 }).chain((chosenIds) =>
  fc.tuple(
    ...chosenIds.map((id) =>
      fc.record({
        id: fc.constant(id),
        label: fc.constant(id),
        weight: fc.double({ min: 0.01, max: 1, noNaN: true }),
      }),
    ),
  ),
);
const history = fc.array(fc.constantFrom(...ids), { maxLength: 30 });

function listRecent(past: readonly string[]): Set<string> {
  return new Set([...new Set(past.toReversed())].slice(0, 3));
}

describe('chooseOutcome', () => {
  it('Feature: sqa-graphs, Property 1: chooses none of the last three different outcomes unless all outcomes are among them', () => {
    fc.assert(
      fc.property(outcomes, history, fc.integer(), (all, past, seed) => {
        const chosen = chooseOutcome(all, past, createRandom(String(seed)));
        const recent = listRecent(past);

        assert.ok(all.some(({ id }) => id === chosen));
        assert.equal(recent.has(chosen ?? '') && all.some(({ id }) => !recent.has(id)), false);
      }),
    );
  });

  it('Feature: sqa-graphs, Property 2: chooses the least recently used outcome when all were among the last three', () => {
    fc.assert(
      fc.property(outcomes, history, fc.integer(), (all, past, seed) => {
        const recent = listRecent(past);
        fc.pre(all.every(({ id }) => recent.has(id)));

        const chosen = chooseOutcome(all, past, createRandom(String(seed)));

        const lastUses = all.map(({ id }) => past.lastIndexOf(id));
        assert.equal(past.lastIndexOf(chosen ?? ''), Math.min(...lastUses));
      }),
    );
  });

  it('chooses outcomes in proportion to their weights', () => {
    const weighted = [
      { id: 'frequent', label: '', weight: 0.9 },
      { id: 'rare', label: '', weight: 0.1 },
    ];
    const random = createRandom('weights');
    const drawn = Array.from({ length: 2000 }, () => chooseOutcome(weighted, [], random));

    const fraction = drawn.filter((id) => id === 'frequent').length / drawn.length;
    assert.ok(fraction > 0.86 && fraction < 0.94, String(fraction));
    assert.equal(chooseOutcome([], [], random), undefined);
  });
});
