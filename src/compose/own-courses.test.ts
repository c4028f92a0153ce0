import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openScratchFolder } from '../../scripts/test/database/scratch-folder.ts';
import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { openSqlite } from '../adapters/sqlite/open-sqlite.ts';
import { OwnCourse } from '../domain/own-course.ts';
import type { Question } from '../domain/question.ts';
import { Settings } from '../domain/settings.ts';
import { readTexQuestions } from '../formats/tex/tex-questions.ts';
import { markQuestion } from '../marking/mark-question.ts';
import { fetchQuestion } from '../practice/graphs/fetch-question.ts';
import { verifyQuestion } from '../verification/verify-question.ts';
import { openOwnCourses } from './own-courses.ts';
import { createPracticeOpener } from './practice.ts';

const data = new URL('../../data/', import.meta.url);
const sample = OwnCourse.parse(JSON.parse(readFileSync(new URL('courses/jee-physics.json', data), 'utf8')));
const name = { subject: 'Physics', level: 'JEE Main' };

/** Writes the right answer as a learner would. */
function writeAnswer({ answer }: Question): string {
  if (answer?.kind === 'choice') return answer.correct.join(', ');
  if (answer?.kind === 'integer') return String(answer.value);
  return answer?.kind === 'value' ? answer.tex : '';
}

let scratch: Awaited<ReturnType<typeof openScratchFolder>>;
let database: Database;
before(async () => {
  scratch = await openScratchFolder();
  database = await openSqlite(join(scratch.path, 'courses.db'));
  const files = ['mechanics', 'electricity-waves-and-heat'].map((file) => `samples/physics/${file}.tex`);
  const questions = files.flatMap(
    (file) => readTexQuestions(readFileSync(new URL(file, data), 'utf8')).questions,
  );
  await createQuestionBank(database).save(questions.map(({ question }) => question));
});
after(async () => {
  await database.close();
  await scratch.remove();
});

describe('the sample course', () => {
  it('is listed after the 29 courses as soon as it is saved, and cannot take the name of one of them', async () => {
    const openPractice = createPracticeOpener({ database, settings: Settings.parse({}) });
    const earlier = (await openPractice()).courses.length;
    const courses = await openOwnCourses(database, createQuestionBank(database));

    await courses.put(sample, 'ann');

    assert.deepEqual([earlier, (await openPractice()).courses.length], [29, 30]);
    await assert.rejects(courses.put({ ...sample, level: 'Nat 5' }, 'ann'), /is a course of the exam board/);
  });

  it('asks its questions and then verified variants, never one twice, and marks them by their keys', async () => {
    const { practice } = await createPracticeOpener({ database, settings: Settings.parse({}) })();
    let used_question_ids: string[] = [];
    const stems = new Set<string>();

    for (let seed = 0; seed < 14; seed++) {
      const input = { ...name, target_outcome: 'mechanics', used_question_ids, seed };
      const state = await fetchQuestion(input, practice, {});
      const question = await practice.get(state.question?.id ?? '');
      used_question_ids = state.used_question_ids;
      stems.add(question.stem);
      assert.deepEqual(
        verifyQuestion(question).findings.filter(({ severity }) => severity === 'error'),
        [],
      );
      const marking = markQuestion(question, writeAnswer(question));
      assert.equal(marking.marksAwarded, marking.marksAvailable, question.id);
    }

    assert.equal(stems.size, 14);
  });

  it('has mock exams with the marks of its sections', async () => {
    const { practice } = await createPracticeOpener({ database, settings: Settings.parse({}) })();

    const paper = await practice.assemblePaper(practice.getCourse(name), { seed: 2 });

    assert.deepEqual(
      paper.sections.map(({ questions }) => questions.reduce((sum, { marks = 0 }) => sum + marks, 0)),
      [8, 6],
    );
  });
});
