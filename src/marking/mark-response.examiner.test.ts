import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CATEGORIES, type ExaminerCase } from './examiner/examiner-case.ts';
import { mathematicsQuestions } from './examiner/mathematics-questions.table.ts';
import { mathematicsResponses } from './examiner/mathematics-responses.table.ts';
import { scienceQuestions } from './examiner/science-questions.table.ts';
import { scienceResponses } from './examiner/science-responses.table.ts';
import { markResponse } from './mark-response.ts';

const questions = new Map(Object.entries({ ...mathematicsQuestions, ...scienceQuestions }));
const cases = Object.entries({ ...mathematicsResponses, ...scienceResponses }).flatMap(([key, rows]) =>
  rows.map((row) => ({ key, row })),
);

function differenceOf(key: string, row: ExaminerCase): string | undefined {
  const question = questions.get(key);
  assert.ok(question, key);
  const marking = markResponse(question, row.response, { requireWorking: row.working === true });
  const missing = (row.gaps ?? []).filter((gap) => !marking.gapTags.includes(gap));
  if (marking.marksAwarded === row.marks && missing.length === 0) return undefined;
  const said = JSON.stringify(row.response.slice(0, 160));
  return `${key} ${said}: examiner ${row.marks}${row.working ? ' (working)' : ''} ${row.gaps ?? ''}, marked ${marking.marksAwarded} [${marking.gapTags}] via ${marking.awards.map(({ via }) => via ?? '-')}`;
}

describe('marking agrees with the examiner', () => {
  for (const category of CATEGORIES) {
    it(`on every response of the category ${category}`, () => {
      const rows = cases.filter(({ row }) => row.category === category);

      assert.ok(rows.length > 0);
      assert.deepEqual(
        rows.flatMap(({ key, row }) => differenceOf(key, row) ?? []),
        [],
      );
    });
  }
});
