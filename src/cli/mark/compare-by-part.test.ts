import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPart } from '../../domain/part.ts';
import { createQuestion } from '../../domain/question.ts';
import { markQuestion } from '../../marking/mark-question.ts';
import { compareByPart } from './compare-by-part.ts';

const expected = { a: 'y = 3x + 2', b: '14' };
const question = createQuestion({
  id: 'line',
  kind: 'subjective',
  stem: 'A line.',
  parts: Object.entries(expected).map(([label, tex]) =>
    createPart({ label, text: 'Find it.', answer: { kind: 'value', tex, text: tex }, marks: 1 }),
  ),
});

describe('compareByPart', () => {
  for (const response of [
    'a) y = 3x + 2 b) 14',
    'y = 3x + 2\n14',
    'y = 3x + 2; 14',
    '-, 14',
    '14',
    'b. 14\na. y = 3x + 2',
    'a. y = 3x + 2 b. 15',
  ])
    it(`calls a part correct exactly if markQuestion gives marks for it in ${JSON.stringify(response)}`, () => {
      const correct = compareByPart(expected, response, { policy: {}, keys: new Map() }).filter(
        ({ agreement }) => agreement.verdict === 'correct',
      );
      const { parts = [] } = markQuestion(question, response);

      assert.deepEqual(
        correct.map(({ path }) => path),
        parts.filter(({ marksAwarded }) => marksAwarded > 0).map(({ path }) => path),
      );
    });
});
