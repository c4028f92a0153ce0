import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PART_SIGNS } from './part-signs.fixture.ts';
import { readQuestions } from './read-questions.ts';

describe('readQuestions on documents whose numbers and names show the parts', () => {
  for (const { description, tex, kinds, parts = '' } of PART_SIGNS)
    it(`reads ${description}`, () => {
      const questions = readQuestions(tex).questions.map(({ question }) => question);
      const labels = questions.flatMap((question) => (question.parts ?? []).map(({ label }) => label));

      assert.equal(questions.map(({ kind }) => kind).join(' '), kinds);
      assert.deepEqual(labels, parts.match(/[a-z\d]+(?==)/gu) ?? []);
    });
});
