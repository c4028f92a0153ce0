import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mathematicsQuestions } from '../examiner/mathematics-questions.table.ts';
import { markResponse } from '../mark-response.ts';

describe('several attempts', () => {
  const right = '85% = 340\n340 ÷ 85 = 4\n400';
  const wrong = '85% = 340\n340 ÷ 85 = 5\n500';
  const other = '340 ÷ 0.85 = 400';
  const marksOf = (response: string) =>
    markResponse(mathematicsQuestions.reverse, response, { requireWorking: true }).marksAwarded;

  it('with one strategy count as the lowest', () => {
    assert.equal(marksOf(`${right}\nOR\n${wrong}`), 2);
    assert.equal(marksOf(`${wrong}\nOR\n${right}`), 2);
  });

  it('with different strategies count as the highest', () => {
    assert.equal(marksOf(`${wrong}\nOR\n${other}`), 3);
  });

  it('count as the one that the learner chooses', () => {
    assert.equal(marksOf(`Attempt 1\n${wrong}\nAttempt 2 (final answer)\n${right}`), 3);
    assert.equal(marksOf(`Attempt 1 (final answer)\n${wrong}\nAttempt 2\n${right}`), 2);
  });
});
