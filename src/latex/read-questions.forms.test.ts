import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { printQuestions } from './print-questions.ts';
import { readQuestions } from './read-questions.ts';

type Expected = {
  file: string;
  kind: string;
  questions: number;
  options: number | null;
  key: string[] | number | string | null;
  note: string;
};

const forms = new URL('./fixtures/forms/', import.meta.url);
const expected: Expected[] = JSON.parse(readFileSync(new URL('expected.json', forms), 'utf8'));

describe('readQuestions on documents as authors write them', () => {
  for (const { file, kind, questions, options, key, note } of expected) {
    it(`reads ${file}${note === '' ? '' : ` (${note})`}`, () => {
      const read = readQuestions(readFileSync(new URL(file, forms), 'utf8'));

      const [only] = read.questions;
      assert.equal(read.questions.length, 1);
      assert.equal(only?.question.kind, kind);
      if (kind === 'passage') assert.equal(only?.questions?.length, questions);
      if (options !== null) assert.equal(only?.question.options.length, options);
      const answer = only?.question.answer;
      if (Array.isArray(key)) assert.deepEqual(answer, { kind: 'choice', correct: key });
      else if (typeof key === 'number') assert.deepEqual(answer, { kind: 'integer', value: key });
      else if (key === null) assert.equal(answer, undefined);
      else assert.equal(answer?.kind === 'value' ? answer.text : '', key);
    });

    it(`prints ${file} so that it reads back equal`, () => {
      const { questions: read } = readQuestions(readFileSync(new URL(file, forms), 'utf8'));
      const neutral = read.map(({ question }) => question);

      assert.deepEqual(
        readQuestions(printQuestions(neutral)).questions.map(({ question }) => question),
        neutral,
      );
    });
  }

  it('has a form for every kind', () => {
    assert.equal(new Set(expected.map((form) => form.kind)).size, 7);
  });
});
