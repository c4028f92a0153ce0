import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { questions } from '../../domain/question.arbitrary.ts';
import type { Question } from '../../domain/question.ts';
import { printTexQuestions, readTexQuestions } from './tex-questions.ts';

const pickMetadata = ({ id, kind, subject, level, topic, outcomeId, marks, difficulty }: Question) => ({
  id,
  kind,
  subject,
  level,
  topic,
  outcomeId,
  marks,
  difficulty,
});

describe('TeX with metadata', () => {
  it('is printed and read back with the same id, kind, subject, level, topic, outcome, marks and difficulty', () => {
    fc.assert(
      fc.property(fc.array(questions, { minLength: 1, maxLength: 3 }), (list) => {
        const withIds = list.map((question, index) => ({ ...question, id: `q-${index}` }));

        const read = readTexQuestions(printTexQuestions(withIds, { ids: true }));

        assert.deepEqual(
          read.questions.map(({ question }) => pickMetadata(question)),
          withIds.map(pickMetadata),
        );
      }),
    );
  });
});
