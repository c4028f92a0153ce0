import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printPartsText } from '../domain/part-text.ts';
import type { PlainQuestion } from '../domain/question.ts';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import {
  CATEGORIES,
  type ExaminerResponse,
  generatedResponses,
  writtenResponses,
} from './examiner/examiner-response.fixture.ts';
import { mathematicsQuestions } from './examiner/mathematics-questions.table.ts';
import { scienceQuestions } from './examiner/science-questions.table.ts';
import { markQuestion } from './mark-question.ts';

const questions = new Map(Object.entries({ ...mathematicsQuestions, ...scienceQuestions }));

/**
 * Describes how the marking of a response differs from the examiner's; returns undefined if marks and gap
 * tags agree.
 */
function describeDisagreement(question: PlainQuestion, row: ExaminerResponse): string | undefined {
  const given = row.part === undefined ? row.response : { [row.part]: row.response };
  const marking = markQuestion(question, given, { requireWorking: row.working === true });
  const missingGaps = (row.gaps ?? []).filter((gap) => !marking.gapTags.includes(gap));
  if (marking.marksAwarded === row.marks && missingGaps.length === 0) return undefined;
  const rule = row.working === true ? ' with working required' : '';
  const gaps =
    missingGaps.length > 0 ? `, and names ${missingGaps.join()}, not ${marking.gapTags.join()}` : '';
  const response = JSON.stringify(row.response.slice(0, 160));
  return `${question.id} ${response}${rule}: the examiner gives ${row.marks}, marking ${marking.marksAwarded}${gaps}`;
}

describe('marking agrees with the examiner on hand-written schemes', () => {
  for (const category of CATEGORIES) {
    it(`for every response of the category “${category}”`, () => {
      const rows = writtenResponses.filter((row) => row.category === category);

      const disagreements = rows.flatMap((row) => {
        const question = questions.get(row.question);
        assert.ok(question, `there is no question ${row.question}`);
        return describeDisagreement(question, row) ?? [];
      });

      assert.ok(rows.length > 0);
      assert.deepEqual(disagreements, []);
    });
  }
});

describe('marking agrees with the examiner on generated questions', () => {
  for (const [id, rows = []] of Object.entries(Object.groupBy(generatedResponses, (row) => row.question))) {
    it(`of the model ${id}`, () => {
      const questions = new Map(rows.map(({ seed = 1 }) => [seed, generateItem(getModel(id), seed)]));
      const getQuestion = ({ seed = 1 }: ExaminerResponse) =>
        questions.get(seed) ?? generateItem(getModel(id), seed);

      for (const row of rows)
        assert.ok(
          printPartsText(getQuestion(row)).includes(row.shows ?? ''),
          `the question has changed: ${printPartsText(getQuestion(row))}`,
        );
      assert.deepEqual(
        rows.flatMap((row) => describeDisagreement(getQuestion(row), row) ?? []),
        [],
      );
    });
  }
});
