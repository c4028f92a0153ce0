import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { disagreementOn } from './examiner/disagreement.ts';
import { CATEGORIES } from './examiner/examiner-case.ts';
import { generatedScripts } from './examiner/generated-responses.table.ts';
import { mathematicsQuestions } from './examiner/mathematics-questions.table.ts';
import { mathematicsResponses } from './examiner/mathematics-responses.table.ts';
import { scienceQuestions } from './examiner/science-questions.table.ts';
import { scienceResponses } from './examiner/science-responses.table.ts';

const questions = new Map(Object.entries({ ...mathematicsQuestions, ...scienceQuestions }));
const scripts = Object.entries({ ...mathematicsResponses, ...scienceResponses }).flatMap(([key, rows]) =>
  rows.map((row) => ({ question: questions.get(key), row })),
);

describe('marking agrees with the examiner on hand-written schemes', () => {
  for (const category of CATEGORIES) {
    it(`for every response of the category “${category}”`, () => {
      const chosen = scripts.filter(({ row }) => row.category === category);

      const found = chosen.flatMap(({ question, row }) => (question && disagreementOn(question, row)) ?? []);

      assert.ok(chosen.length > 0 && chosen.every(({ question }) => question !== undefined));
      assert.deepEqual(found, []);
    });
  }
});

describe('marking agrees with the examiner on generated questions', () => {
  for (const [id, { shows, cases }] of Object.entries(generatedScripts)) {
    it(`of the model ${id}`, () => {
      const question = generateItem(getModel(id), 1);

      assert.ok(question.stem.includes(shows), `the question of seed 1 has changed: ${question.stem}`);
      assert.deepEqual(
        cases.flatMap((row) => disagreementOn(question, row) ?? []),
        [],
      );
    });
  }
});
