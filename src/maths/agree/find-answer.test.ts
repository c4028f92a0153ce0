import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { agree } from './agree.ts';
import { findAnswer } from './find-answer.ts';

const accepts = (expected: string, text: string) =>
  assert.equal(agree(expected, text).verdict, 'correct', text);
const rejects = (expected: string, text: string) =>
  assert.notEqual(agree(expected, text).verdict, 'correct', text);

describe('findAnswer', () => {
  it('prefers the last box, and joins boxes separated by “and”', () => {
    assert.equal(findAnswer('so \\boxed{1} then \\boxed{\\frac{1}{2}}.')[0]?.source, '\\frac{1}{2}');
    accepts('-2, 1', '\\(\\boxed{1}\\) and \\(\\boxed{-2}\\).');
    accepts('28\\%', 'The loss is $\\boxed{28}\\%$.');
  });

  it('finds the announced answer', () => {
    accepts('34', 'Final Answer: The largest $n$ is 34.');
    accepts('28\\%', 'We lose 10 first. The final answer is $28 \\%$. I hope it is correct.');
    accepts('42', '2 + 40 is 42, so the answer is 42.');
    accepts('7', 'First 3 then 4\n#### 7');
    accepts('10455', 'The interest is $\\boxed{255}$. Final Answer: The final answer is $10,455$.');
  });

  it('finds the last value of the last chain of equalities', () => {
    accepts('36', 'So $2x = 72 \\implies x = 36$.');
    accepts('x \\ge 5', 'Therefore $x \\geq 5$ is the solution.');
    accepts('\\frac{1}{3}', '$x=1/3\\approx 0.33$');
  });

  it('does not pick a number that is only mentioned', () => {
    rejects('10', 'the number is not 10 which is 1,000.99');
    rejects('255', 'The final answer is $10,455$, after adding 255.');
  });
});
