import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { questions, questionsOfKind } from './question.arbitrary.ts';
import { correctOptionIds, createQuestion, Question } from './question.ts';
import { hasOptions, QuestionKind } from './question-kind.ts';

describe('Question', () => {
  it('accepts every generated question, unchanged by JSON serialisation', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const stored: unknown = JSON.parse(JSON.stringify(question));

        assert.deepEqual(Question.parse(stored), stored);
      }),
    );
  });

  it('rejects a record with another schema version', () => {
    const question = createQuestion({ id: 'q', kind: 'subjective', stem: 'Why?' });

    assert.equal(Question.safeParse({ ...question, schemaVersion: 3 }).success, false);
  });
});

describe('arbitrary questions', () => {
  for (const kind of QuestionKind.options) {
    it(`of kind ${kind} have the fields that the kind requires`, () => {
      fc.assert(
        fc.property(questionsOfKind(kind), (question) => {
          assert.equal(question.kind, kind);
          assert.equal(question.options.length > 0, hasOptions(kind));
          assert.equal((question.questions ?? []).length > 1, kind === 'passage');
          if (question.answer?.kind === 'choice') {
            assert.deepEqual(question.answer.correct, correctOptionIds(question));
          }
        }),
      );
    });
  }
});
