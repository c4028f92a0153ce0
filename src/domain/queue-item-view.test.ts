import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { questions } from './question.arbitrary.ts';
import { createQuestion } from './question.ts';
import { toTurnRequest } from './queue-item-view.ts';
import { TurnRequest } from './queue-request.ts';

const question = createQuestion({ id: 'ramp-1', kind: 'subjective', stem: 'A block slides.' });
const entry = { question, latex: '\\item A block slides.', confidence: 0.65, validationPassed: true };

describe('toTurnRequest', () => {
  it('uses the provider "questions", the stem and the LaTeX', () => {
    assert.deepEqual(toTurnRequest(entry), {
      turn_id: 'ramp-1',
      provider_id: 'questions',
      user_input: 'A block slides.',
      generated_query: '\\item A block slides.',
      confidence_score: 0.65,
      validation_status: 'valid',
      clarification_count: 0,
    });
  });

  it('prefers the brief to the stem and reports a failed validation', () => {
    const turn = toTurnRequest({ ...entry, brief: 'friction on a slope', validationPassed: false });

    assert.equal(turn.user_input, 'friction on a slope');
    assert.equal(turn.validation_status, 'invalid');
  });

  it('is valid for every question', () => {
    fc.assert(
      fc.property(questions, (generated) => {
        const turn = toTurnRequest({ ...entry, question: generated, conversationId: 'c1' });

        assert.deepEqual(TurnRequest.parse(turn), turn);
      }),
    );
  });
});
