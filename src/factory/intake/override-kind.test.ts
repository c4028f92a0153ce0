import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import { overrideKind } from './override-kind.ts';

const choice = createQuestion({
  id: 'c',
  kind: 'mcq_sc',
  stem: 'Pick',
  options: [
    { id: 'a', text: '1', correct: true },
    { id: 'b', text: '2', correct: false },
  ],
  answer: { kind: 'choice', correct: ['a'] },
});
const open = createQuestion({
  id: 'o',
  kind: 'subjective',
  stem: 'How many?',
  answer: { kind: 'value', tex: '12', text: '12' },
});

describe('overrideKind', () => {
  it('changes the kind when the parts of the question allow it', () => {
    assert.equal(overrideKind(choice, 'mcq_mc').question.kind, 'mcq_mc');
    assert.deepEqual(overrideKind(open, 'integer').question.answer, { kind: 'integer', value: 12 });
  });

  it('returns a question that does not fit unchanged, with the reason', () => {
    const { question, finding } = overrideKind(choice, 'integer');

    assert.equal(question, choice);
    assert.match(finding?.message ?? '', /stays mcq_sc; it cannot be read as integer: it has options/);
    assert.match(overrideKind(open, 'mcq_sc').finding?.message ?? '', /it has no options/);
    assert.match(overrideKind(open, 'passage').finding?.message ?? '', /no questions of its own/);
  });

  it('returns no finding when the kind is already right', () => {
    assert.deepEqual(overrideKind(open, 'subjective'), { question: open });
  });
});
