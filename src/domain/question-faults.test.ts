import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from './question.ts';
import { questionFaults } from './question-faults.ts';

const sound = createQuestion({
  id: 'q',
  kind: 'mcq_sc',
  stem: 'Which?',
  options: [
    { id: 'a', text: 'this', correct: true },
    { id: 'b', text: 'that', correct: false },
  ],
  answer: { kind: 'choice', correct: ['a'] },
});

describe('questionFaults', () => {
  it('finds nothing against a question whose parts agree', () => {
    assert.deepEqual(questionFaults(sound), []);
  });

  it('names two options of one id', () => {
    const options = sound.options.map((option) => ({ ...option, id: 'a' }));

    assert.deepEqual(questionFaults({ ...sound, options, answer: undefined }), [
      'two options are called "a"',
    ]);
  });

  it('names a key that the options do not bear out', () => {
    assert.deepEqual(questionFaults({ ...sound, answer: { kind: 'choice', correct: ['z'] } }), [
      'the answer says z, the options say a',
    ]);
    assert.deepEqual(questionFaults({ ...sound, options: [] }), ['the answer says a, the options say none']);
  });

  it('says which question under a passage is meant', () => {
    const passage = createQuestion({
      id: 'p',
      kind: 'passage',
      stem: 'Read.',
      questions: [sound, { ...sound, options: [] }],
    });

    assert.deepEqual(questionFaults(passage), ['question 2: the answer says a, the options say none']);
  });
});
