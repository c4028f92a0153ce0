import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { rankItems } from './choose-item.ts';
import { rankNext } from './choose-next.ts';
import { explainChoice } from './explain-choice.ts';
import { addAnswer, type LearnerState, NEW_LEARNER } from './learner-state.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-03-20T12:00:00Z');
const NOTHING = { value: 0, count: 0 };
const createOutcomes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `O${index}`, weight: 1 / count, intercept: NOTHING }));

/** Adds answers with these scores, one a day, the last one `daysAgo`. */
function practise(learner: LearnerState, outcome: string, scores: readonly number[], daysAgo = 0) {
  return scores.reduce((state, score, index) => {
    const at = NOW - (daysAgo + scores.length - 1 - index) * DAY_MS;
    return addAnswer(state, { outcome, score, at });
  }, learner);
}

describe('rankNext', () => {
  it('never chooses one of the last three outcomes if there are more than three', () => {
    const scenario = fc.record({
      count: fc.integer({ min: 4, max: 23 }),
      history: fc.array(fc.nat(22), { maxLength: 60 }),
      scores: fc.array(fc.constantFrom(0, 1), { minLength: 60, maxLength: 60 }),
    });
    fc.assert(
      fc.property(scenario, ({ count, history, scores }) => {
        const ids = history.map((index) => `O${index % count}`);
        const learner = ids.reduce(
          (state, id, index) => practise(state, id, [scores[index] ?? 0]),
          NEW_LEARNER,
        );
        const recent = new Set([...new Set(ids.toReversed())].slice(0, 3));

        const ranked = rankNext({ learner, outcomes: createOutcomes(count), now: NOW }, ids);

        assert.equal(ranked.length, count - recent.size);
        assert.ok(ranked.every(({ id }) => !recent.has(id)));
      }),
      { numRuns: 200 },
    );
  });

  it('prefers outcomes that the learner does not know, and puts strong ones last', () => {
    const weak = practise(NEW_LEARNER, 'O1', [0, 0, 0]);
    const learner = practise(
      weak,
      'O0',
      Array.from({ length: 30 }, () => 1),
    );

    const ranked = rankNext({ learner, outcomes: createOutcomes(3), now: NOW }, []);

    assert.deepEqual(
      ranked.map(({ id, kind }) => [id, kind]),
      [
        ['O1', 'weak'],
        ['O2', 'new'],
        ['O0', 'strong'],
      ],
    );
  });

  it('calls a known outcome due after a while, and explains it in one sentence', () => {
    const learner = practise(NEW_LEARNER, 'O0', [1, 1, 1, 1], 30);

    const [estimate] = rankNext({ learner, outcomes: createOutcomes(1), now: NOW }, []);

    assert.ok(estimate);
    assert.equal(estimate.kind, 'due');
    assert.match(
      explainChoice(estimate, NOW),
      /^You last practised this 30 days ago, and we expect about \d of 10 marks now\.$/u,
    );
  });
});

describe('rankItems', () => {
  it('puts items with a predicted score of 70 to 85% first, in their order, then the nearest', () => {
    const learner = practise(NEW_LEARNER, 'A', [1, 1]);
    const items = [
      { name: 'far too hard', value: -4 },
      { name: 'suitable', value: 0 },
      { name: 'too hard', value: -1 },
      { name: 'also suitable', value: -0.1 },
    ];

    const ranked = rankItems({
      ...{ learner, outcome: NOTHING, asked: { outcome: 'A', at: NOW }, items },
      getIntercept: ({ value }) => ({ value, count: 1 }),
    });

    assert.deepEqual(
      ranked.map(({ name }) => name),
      ['suitable', 'also suitable', 'too hard', 'far too hard'],
    );
  });
});
