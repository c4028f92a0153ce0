import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../domain/question.ts';
import { describeRightAnswer } from './describe-right-answer.ts';

const question = createQuestion({
  id: 'q',
  kind: 'subjective',
  stem: 'S',
  solution: [
    { kind: 'prose', tex: 'Energy is kept.' },
    { kind: 'display', lines: ['v &= 2', '&= 3'] },
  ],
});
const choice = createQuestion({
  id: 'c',
  kind: 'mcq_mc',
  stem: 'S',
  options: ['one', '$2$', 'three'].map((text, index) => ({
    ...{ id: 'abc'.charAt(index), text, correct: index > 0 },
  })),
});

describe('the right answer to a step of a marked paper', () => {
  it('is the expression, the right options, or the solution if only a person can mark the step', () => {
    assert.equal(describeRightAnswer(question, { evidence: { kind: 'expression', tex: '3' } }), '$3$');
    assert.equal(
      describeRightAnswer(choice, { evidence: { kind: 'choice', correct: ['b', 'c'] } }),
      'B: $2$; C: three',
    );
    assert.equal(
      describeRightAnswer(question, { evidence: { kind: 'person', reason: 'A proof.' } }),
      'Energy is kept. $v = 2$ $= 3$',
    );
  });

  it('is null where nothing is known', () => {
    const bare = createQuestion({ id: 'b', kind: 'subjective', stem: 'S' });

    assert.equal(describeRightAnswer(bare, { evidence: { kind: 'person', reason: 'A proof.' } }), null);
  });
});
