import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Attempt } from '../../domain/assignment.ts';
import type { AssignedAnswer } from '../../ports/assignment-answers.ts';
import { findStuck } from './find-stuck.ts';

const START = Date.parse('2026-01-01T10:00:00.000Z');
const after = (minutes: number): Date => new Date(START + minutes * 60_000);

/** Creates an attempt with one answer for each of `marks`, which earned that many of two marks, and one open question. */
function createWork(marks: readonly number[]): { attempt: Attempt; answers: AssignedAnswer[] } {
  const slots = [...marks, 0].map((_, index) => ({
    ...{
      questionId: `q${index}`,
      outcomeId: 'o',
      section: null,
      marks: 2,
      presentedAt: after(0).toISOString(),
    },
  }));
  const attempt: Attempt = {
    ...{ id: 't', assignmentId: 'a', learner: 'ada', number: 1, startedAt: after(0).toISOString() },
    ...{ endsAt: null, finishedAt: null, slots, drafts: {} },
  };
  const answers = marks.map(
    (marksAwarded, index): AssignedAnswer => ({
      ...{
        id: `${index}`,
        learner: 'ada',
        at: after(0).toISOString(),
        course: 'c',
        outcomeId: 'o',
        part: null,
      },
      ...{ questionId: `q${index}`, questionVersion: null, itemModel: null, seed: null, response: 'x' },
      ...{
        marksAwarded,
        marksAvailable: 2,
        bullets: [],
        gapTags: [],
        hints: 0,
        seconds: 1,
        mode: 'practice',
      },
      ...{ assignment: 'a', markedBy: 'engine', supersedes: null, threadId: 't', section: null },
      ...{ decision: null, isCurrent: true },
    }),
  );
  return { attempt, answers };
}

describe('findStuck', () => {
  it('reports a pupil who has been on one question for four minutes, until they have probably left', () => {
    const { attempt, answers } = createWork([]);

    assert.equal(findStuck(attempt, answers, after(3.9)), null);
    assert.deepEqual(findStuck(attempt, answers, after(5)), { kind: 'long', minutes: 5 });
    assert.equal(findStuck(attempt, answers, after(61)), null);
  });

  it('reports three wrong answers in a row, not two or interrupted ones', () => {
    const findAt = (marks: readonly number[]) => {
      const { attempt, answers } = createWork(marks);
      return findStuck(attempt, answers, after(1));
    };

    assert.deepEqual(findAt([2, 0, 0, 0]), { kind: 'wrong', count: 3 });
    assert.equal(findAt([0, 0]), null);
    assert.equal(findAt([0, 0, 1, 0]), null);
  });

  it('does not count an answer that waits for the teacher as wrong', () => {
    const { attempt, answers } = createWork([0, 0, 0]);
    const waiting = { n: 1, available: 2, awarded: 0, via: null, forPerson: true };
    const marked = answers.map((answer, index) => (index === 1 ? { ...answer, bullets: [waiting] } : answer));

    assert.equal(findStuck(attempt, marked, after(1)), null);
  });
});
