import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlainQuestion } from '../domain/question.ts';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import type { ExaminerCase } from './examiner/examiner-case.ts';
import { generatedScripts } from './examiner/generated-responses.table.ts';
import { mathematicsQuestions } from './examiner/mathematics-questions.table.ts';
import { mathematicsResponses } from './examiner/mathematics-responses.table.ts';
import { scienceQuestions } from './examiner/science-questions.table.ts';
import { scienceResponses } from './examiner/science-responses.table.ts';
import { markResponse } from './mark-response.ts';

const questions = new Map(Object.entries({ ...mathematicsQuestions, ...scienceQuestions }));
const scripts = Object.entries({ ...mathematicsResponses, ...scienceResponses }).flatMap(([key, rows]) =>
  rows.map((row) => ({ question: questions.get(key), row })),
);

/** Every category, as keys so that the compiler finds a missing one. */
const CATEGORIES = Object.keys({
  'expected method': true,
  'another method': true,
  'answer only': true,
  'follow-through': true,
  slip: true,
  misconception: true,
  form: true,
  units: true,
  rounding: true,
  'two attempts': true,
  'crossed out': true,
  'not penalised': true,
  'two answers': true,
  'show that': true,
  wording: true,
  choice: true,
  'no scheme': true,
  person: true,
  blank: true,
  nonsense: true,
  hostile: true,
} satisfies Record<ExaminerCase['category'], true>);

/**
 * Describes how marking differs from the examiner on one response; undefined when marks and gaps are the
 * same.
 */
function disagreementOn(question: PlainQuestion, row: ExaminerCase): string | undefined {
  const marking = markResponse(question, row.response, { requireWorking: row.working === true });
  const unnamed = (row.gaps ?? []).filter((gap) => !marking.gapTags.includes(gap));
  if (marking.marksAwarded === row.marks && unnamed.length === 0) return undefined;
  const rule = row.working === true ? ' with working required' : '';
  const gaps = unnamed.length > 0 ? `, and names ${unnamed.join()}, not ${marking.gapTags.join()}` : '';
  const response = JSON.stringify(row.response.slice(0, 160));
  return `${question.id} ${response}${rule}: the examiner gives ${row.marks}, marking ${marking.marksAwarded}${gaps}`;
}

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
