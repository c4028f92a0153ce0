import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isSecure } from './estimate-known.ts';
import { learnFromAnswer, predictScore } from './learn-from-answer.ts';
import { addAnswer, type LearnerState, type LearningAnswer, NEW_LEARNER } from './learner-state.ts';
import { getOutcomeState } from './outcome-states.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-01-01T09:00:00Z');
const NOTHING = { value: 0, count: 0 };

/** A history of answers, oldest first, up to a week apart. */
const histories = fc
  .array(
    fc.record({
      outcome: fc.constantFrom('A', 'B', 'C'),
      score: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
      gap: fc.nat(7 * DAY_MS),
    }),
    { maxLength: 40 },
  )
  .map((answers) => {
    let at = START;
    return answers.map(({ outcome, score, gap }): LearningAnswer => {
      at += gap;
      return { outcome, score, at };
    });
  });

const learn = (history: readonly LearningAnswer[]): LearnerState => history.reduce(addAnswer, NEW_LEARNER);
const getEnd = (history: readonly LearningAnswer[]): number => history.at(-1)?.at ?? START;
const predict = (learner: LearnerState, at: number): number =>
  predictScore({ learner, outcome: NOTHING, item: NOTHING }, { outcome: 'A', at });

describe('the learner model', () => {
  it('predicts a score between 0 and 1 after any answers', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const score = predict(learn(history), getEnd(history));
        assert.ok(score > 0 && score < 1);
      }),
      { numRuns: 200 },
    );
  });

  it('predicts more after a right answer than after a wrong one', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const at = getEnd(history);
        const predictAfter = (score: number): number =>
          predict(addAnswer(learn(history), { outcome: 'A', score, at }), at);
        assert.ok(predictAfter(1) > predictAfter(0));
      }),
      { numRuns: 200 },
    );
  });

  it('predicts less the longer the last answer to the outcome is ago', () => {
    fc.assert(
      fc.property(histories, fc.nat(400), fc.nat(400), (history, first, second) => {
        const learner = addAnswer(learn(history), { outcome: 'A', score: 1, at: getEnd(history) });
        const [sooner, later] = [Math.min(first, second), Math.max(first, second)];
        const predictIn = (days: number): number => predict(learner, getEnd(history) + days * DAY_MS);
        assert.ok(predictIn(later) <= predictIn(sooner));
      }),
      { numRuns: 200 },
    );
  });

  it('moves the intercepts towards the score, and returns new states without changing the old ones', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom(0, 1), (history, score) => {
        const before = { learner: learn(history), outcome: NOTHING, item: NOTHING };
        const copy = structuredClone(before);
        const answer = { outcome: 'A', score, at: getEnd(history) };

        const after = learnFromAnswer(before, answer);

        assert.deepEqual(before, copy);
        assert.equal(after.item.value > 0, score === 1);
        assert.deepEqual(after.item, after.outcome);
        assert.deepEqual(learnFromAnswer(before, answer), after);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a secure outcome', () => {
  const answer = (day: number, changes: Partial<LearningAnswer> = {}): LearningAnswer => ({
    outcome: 'A',
    score: 1,
    at: START + day * DAY_MS,
    ...changes,
  });
  const isSecureAfter = (answers: readonly LearningAnswer[]): boolean => {
    const state = getOutcomeState(learn(answers).outcomes, 'A');
    return state !== undefined && isSecure(state);
  };

  it('needs right answers on two days, however many there are on one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (count) => {
        const oneDay = Array.from({ length: count }, () => answer(0));
        assert.equal(isSecureAfter(oneDay), false);
        assert.equal(isSecureAfter([...oneDay, answer(1), answer(1)]), true);
      }),
      { numRuns: 100 },
    );
  });

  it('does not count answers with a hint, and is lost after a wrong answer', () => {
    const secure = [answer(0), answer(0), answer(1)];

    assert.equal(isSecureAfter(secure), true);
    assert.equal(isSecureAfter([answer(0), answer(0), answer(1, { isHinted: true })]), false);
    assert.equal(isSecureAfter([...secure, answer(1, { score: 0 })]), false);
  });
});
