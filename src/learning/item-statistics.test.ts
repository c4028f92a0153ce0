import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { computeItemStatistics } from './item-statistics.ts';

/** Answers to an item that able learners get right, or wrong if the key is wrong. */
const createAnswers = (count: number, hasWrongKey: boolean) =>
  Array.from({ length: count }, (_, index) => {
    const otherScore = (index % 20) / 20;
    return { firstScore: otherScore > 0.5 === hasWrongKey ? 0 : 1, otherScore };
  });

describe('computeItemStatistics', () => {
  it('flags an item with a wrong key from 50 learners on, and never one with a right key', () => {
    assert.equal(computeItemStatistics(createAnswers(49, true)).isFlagged, false);
    assert.equal(computeItemStatistics(createAnswers(50, true)).isFlagged, true);
    assert.equal(computeItemStatistics(createAnswers(500, false)).isFlagged, false);
  });

  it('gives shares, and a bound above the discrimination, for any answers', () => {
    const score = fc.double({ min: 0, max: 1, noNaN: true });
    const answer = fc.record({ firstScore: score, otherScore: fc.option(score, { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 80 }), (answers) => {
        const { facility, discrimination, upperBound } = computeItemStatistics(answers);
        assert.ok(facility >= 0 && facility <= 1);
        if (discrimination === undefined) return;
        assert.ok(Math.abs(discrimination) <= 1 + 1e-9);
        if (upperBound !== undefined) assert.ok(upperBound >= Math.min(discrimination, 0.999));
      }),
      { numRuns: 200 },
    );
  });

  it('has no discrimination if all learners have the same score', () => {
    const answers = createAnswers(60, false).map((answer) => ({ ...answer, firstScore: 1 }));

    assert.deepEqual(computeItemStatistics(answers), {
      ...{ count: 60, facility: 1, discrimination: undefined, upperBound: undefined, isFlagged: false },
    });
  });
});
