import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createQuestionBank } from '../../adapters/database/bank/question-bank.ts';
import { createCourseStore } from '../../adapters/database/own-courses/course-store.ts';
import { openSqlite } from '../../adapters/sqlite/open-sqlite.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import { createCourseService } from './course-service.ts';

const database = await openSqlite(':memory:');
const bank = createQuestionBank(database);
after(() => bank.close());
const courses = createCourseService({
  ...{ bank, store: createCourseStore(database), boardCourses: [] },
  now: () => new Date('2026-11-19T12:00:00Z'),
});

const question = (id: string, fields: Partial<Question>): Question =>
  createQuestion({ id, kind: 'subjective', stem: `What is ${id}?`, ...fields });
await bank.save([
  question('a', { subject: 'Physics', topic: 'Heat', tags: ['set1', 'heat'] }),
  question('b', { subject: 'Physics', topic: 'Heat', tags: ['set1', 'heat'] }),
  question('c', { subject: 'Physics', topic: 'Waves', tags: ['set1', 'waves'] }),
  question('d', { tags: ['set1', 'waves'] }),
  question('e', { subject: 'Physics', topic: 'Waves', level: 'Higher' }),
  question('f', { subject: 'Chemistry', topic: 'Acids', level: 'Higher' }),
]);

const name = { subject: 'Physics', level: 'First year' };
const count = async (course: Parameters<typeof courses.countQuestions>[0]) =>
  Object.fromEntries(await courses.countQuestions(course));

describe('a course drafted from the bank', () => {
  it('has the topics of questions of its level and of questions without a level', async () => {
    const course = await courses.draft(name);

    assert.deepEqual(await count(course), { heat: 2, waves: 1 });
    assert.deepEqual(course.exam, { minutes: 30, sections: [{ title: 'Section A', marks: 3 }] });
  });

  it('has only the topics of the levels that it names', async () => {
    const course = await courses.draft({ ...name, bankLevels: ['Higher'] });

    assert.deepEqual(await count(course), { waves: 1 });
  });

  it('counts each question at its rarest tag, also a question without a subject', async () => {
    const course = await courses.draft(name, 'tags');

    assert.deepEqual(
      course.outcomes.map(({ label }) => label).toSorted(),
      ['heat', 'waves'],
      'set1, which all questions have, is no outcome',
    );
    assert.deepEqual(await count(course), { heat: 2, waves: 2 });
  });

  it('counts a question with several tags of the course at the outcome with the smallest weight', async () => {
    const outcomes = [
      { label: 'Everything', tags: ['set1'], weight: 9 },
      { label: 'Waves', tags: ['waves'], weight: 1 },
    ];

    assert.deepEqual(await count({ ...name, outcomes }), { everything: 2, waves: 2 });
  });

  it('cannot be made without questions; the message names the levels that the bank has', async () => {
    await assert.rejects(
      courses.draft({ subject: 'Chemistry', level: 'First year' }),
      /no question of Chemistry First year with a topic\. It has questions of these levels: Higher \(1\)/,
    );
  });
});
