import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mathematicsQuestions } from '../examiner/mathematics-questions.table.ts';
import { markResponse } from '../mark-response.ts';

describe('several attempts', () => {
  const rightAttempt = '85% = 340\n340 ÷ 85 = 4\n400';
  const wrongAttempt = '85% = 340\n340 ÷ 85 = 5\n500';
  const otherMethod = '340 ÷ 0.85 = 400';
  const countMarks = (response: string) =>
    markResponse(mathematicsQuestions.reverse, response, { requireWorking: true }).marksAwarded;

  it('with the same method earn the lowest of their marks', () => {
    assert.equal(countMarks(`${rightAttempt}\nOR\n${wrongAttempt}`), 2);
    assert.equal(countMarks(`${wrongAttempt}\nOR\n${rightAttempt}`), 2);
  });

  it('with different methods earn the highest of their marks', () => {
    assert.equal(countMarks(`${wrongAttempt}\nOR\n${otherMethod}`), 3);
  });

  it('earn the marks of the attempt that the learner chooses', () => {
    assert.equal(countMarks(`Attempt 1\n${wrongAttempt}\nAttempt 2 (final answer)\n${rightAttempt}`), 3);
    assert.equal(countMarks(`Attempt 1 (final answer)\n${wrongAttempt}\nAttempt 2\n${rightAttempt}`), 2);
  });
});
