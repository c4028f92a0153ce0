import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import { overrideKind } from './override-kind.ts';

const choiceQuestion = createQuestion({
  id: 'c',
  kind: 'mcq_sc',
  stem: 'Pick',
  options: [
    { id: 'a', text: '1', correct: true },
    { id: 'b', text: '2', correct: false },
  ],
  answer: { kind: 'choice', correct: ['a'] },
});
const openQuestion = createQuestion({
  id: 'o',
  kind: 'subjective',
  stem: 'How many?',
  answer: { kind: 'value', tex: '12', text: '12' },
});

describe('overrideKind', () => {
  it('changes the kind when the options and the answer of the question allow it', () => {
    assert.equal(overrideKind(choiceQuestion, 'mcq_mc').question.kind, 'mcq_mc');
    assert.deepEqual(overrideKind(openQuestion, 'integer').question.answer, { kind: 'integer', value: 12 });
  });

  it('returns the question unchanged, with the reason, when it cannot have the kind', () => {
    const { question, finding } = overrideKind(choiceQuestion, 'integer');

    assert.equal(question, choiceQuestion);
    assert.match(finding?.message ?? '', /stays mcq_sc; it cannot be read as integer: it has options/);
    assert.match(overrideKind(openQuestion, 'mcq_sc').finding?.message ?? '', /it has no options/);
    assert.match(overrideKind(openQuestion, 'passage').finding?.message ?? '', /no questions of its own/);
  });

  it('returns no finding when the question already has the kind', () => {
    assert.deepEqual(overrideKind(openQuestion, 'subjective'), { question: openQuestion });
  });
});
