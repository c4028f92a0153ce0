import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findContradictions } from './find-contradictions.ts';
import { createQuestion } from './question.ts';

const consistent = createQuestion({
  id: 'q',
  kind: 'mcq_sc',
  stem: 'Which?',
  options: [
    { id: 'a', text: 'this', correct: true },
    { id: 'b', text: 'that', correct: false },
  ],
  answer: { kind: 'choice', correct: ['a'] },
});

describe('findContradictions', () => {
  it('returns nothing for a consistent question', () => {
    assert.deepEqual(findContradictions(consistent), []);
  });

  it('reports two options with the same id', () => {
    const options = consistent.options.map((option) => ({ ...option, id: 'a' }));

    assert.deepEqual(findContradictions({ ...consistent, options, answer: undefined }), [
      'two options have the id "a"',
    ]);
  });

  it('reports a key that differs from the options', () => {
    assert.deepEqual(findContradictions({ ...consistent, answer: { kind: 'choice', correct: ['z'] } }), [
      'the answer is z, but the options mark a',
    ]);
    assert.deepEqual(findContradictions({ ...consistent, options: [] }), [
      'the answer is a, but the options mark none',
    ]);
  });

  it('names the question of a passage', () => {
    const passage = createQuestion({
      id: 'p',
      kind: 'passage',
      stem: 'Read.',
      questions: [consistent, { ...consistent, options: [] }],
    });

    assert.deepEqual(findContradictions(passage), ['question 2: the answer is a, but the options mark none']);
  });
});
