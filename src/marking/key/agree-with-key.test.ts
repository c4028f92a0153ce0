import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import { markQuestion } from '../mark-question.ts';
import { agreeWithKey } from './agree-with-key.ts';
import { keyRows, readRowKey } from './key-rows.fixture.ts';

describe('a key of an author', () => {
  for (const [title, row] of Object.entries(keyRows)) {
    const { answer, right, wrong } = row;
    const keyed = { tex: answer, key: readRowKey(row) };
    const given = [...right, ...Object.keys(wrong)];

    it(`decides by ${title}`, () => {
      const reasons = given.map((text) => {
        const { verdict, reason } = agreeWithKey(keyed, text);
        return [text, verdict === 'incorrect' ? reason : verdict];
      });

      const expected = { ...Object.fromEntries(right.map((text) => [text, 'correct'])), ...wrong };
      assert.deepEqual(Object.fromEntries(reasons), expected);
    });

    it(`gives the marks of a question by ${title}`, () => {
      const question = createQuestion({
        id: 'keyed',
        kind: 'subjective',
        stem: 'Find it.',
        marks: 2,
        answer: { kind: 'value', tex: answer, text: answer },
        key: keyed.key,
      });
      const marks = given.map((text) => [text, markQuestion(question, text).marksAwarded]);

      const expected = given.map((text) => [text, right.includes(text) ? 2 : 0]);
      assert.deepEqual(Object.fromEntries(marks), Object.fromEntries(expected));
    });
  }
});
