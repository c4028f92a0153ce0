import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { createOutcomeStates, getOutcomeState, setOutcomeState } from './outcome-states.ts';

it('keeps the last value of each outcome, and leaves earlier versions as they were', () => {
  const changes = fc.array(fc.tuple(fc.nat({ max: 30 }).map(String), fc.nat()), { maxLength: 80 });
  fc.assert(
    fc.property(changes, fc.nat({ max: 80 }), (list, cut) => {
      const apply = (entries: typeof list) =>
        entries.reduce(
          (states, [id, value]) => setOutcomeState(states, id, value),
          createOutcomeStates<number>(),
        );
      const early = apply(list.slice(0, cut));
      const late = list.slice(cut).reduce((states, [id, value]) => setOutcomeState(states, id, value), early);

      for (const [states, entries] of [
        [early, list.slice(0, cut)],
        [late, list],
      ] as const) {
        const expected = new Map(entries);
        for (let id = 0; id <= 30; id += 1)
          assert.equal(getOutcomeState(states, String(id)), expected.get(String(id)));
      }
    }),
    { numRuns: 200 },
  );
});
