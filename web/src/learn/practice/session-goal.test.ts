import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countLeft, isGoalReached, parseGoal, startGoal, summariseSession } from './session-goal.ts';

const MINUTE = 60_000;

describe('a session goal', () => {
  it('is reached after ten questions, whatever the thread contained before', () => {
    const goal = startGoal('questions', 7, 0);

    assert.equal(isGoalReached(goal, 16, 99 * MINUTE), false);
    assert.equal(isGoalReached(goal, 17, 0), true);
    assert.equal(countLeft(goal, 9, 0), 8);
  });

  it('is reached after ten minutes', () => {
    const goal = startGoal('minutes', 0, 5 * MINUTE);

    assert.equal(isGoalReached(goal, 50, 14 * MINUTE), false);
    assert.equal(isGoalReached(goal, 0, 15 * MINUTE), true);
    assert.equal(countLeft(goal, 0, 8.5 * MINUTE), 7);
  });

  it('survives storing, and a broken entry is ignored', () => {
    const goal = startGoal('open', 3, 12);

    assert.deepEqual(parseGoal(JSON.parse(JSON.stringify(goal))), goal);
    assert.equal(parseGoal({ kind: 'forever' }), undefined);
  });
});

describe('summariseSession', () => {
  it('counts no answer as right whose marks are not all decided', () => {
    const answer = {
      ...{ question_id: 'q', outcome_id: 'a', at: '2026-01-01T00:00:00Z', hinted: false },
      ...{ marks_awarded: 1, marks_available: 2, marks_by_person: 1 },
    };

    const summary = summariseSession([answer]);

    assert.deepEqual([summary.rightCount, summary.awarded, summary.available], [0, 1, 1]);
  });

  it('separates topics that went well from those to look at, worst first', () => {
    const answer = (outcome_id: string, marks_awarded: number, marks_available: number) => ({
      ...{ question_id: 'q', at: '2026-01-01T00:00:00Z', marks_by_person: 0, hinted: false },
      ...{ outcome_id, marks_awarded, marks_available },
    });

    const summary = summariseSession([
      answer('a', 2, 2),
      answer('b', 1, 2),
      answer('c', 0, 3),
      answer('a', 1, 1),
    ]);

    assert.deepEqual(
      summary.strong.map(({ id }) => id),
      ['a'],
    );
    assert.deepEqual(
      summary.weak.map(({ id }) => id),
      ['c', 'b'],
    );
    assert.deepEqual(
      [summary.questionCount, summary.rightCount, summary.awarded, summary.available],
      [4, 2, 4, 8],
    );
  });
});
