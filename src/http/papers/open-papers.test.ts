import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createQuestion, type Question } from '../../domain/question.ts';
import {
  type Caller,
  openSchool,
  type School,
  type WireAttempt,
  type WireClass,
} from '../classes/school.fixture.ts';

let school: School;
let teacher: Caller;
before(async () => {
  school = await openSchool();
  teacher = await school.createUser('ms-smith', ['teacher']);
  await school.server.bank.save([1, 2, 3, 4].map(createSum));
  await teacher.call('POST', '/api/v1/courses', {
    ...course,
    outcomes: [{ id: 'SUM', label: 'Sums', topics: ['Sums'] }],
  });
});
after(() => school.server.stop());

const course = { subject: 'Arithmetic', level: 'Year 1' };
const createSum = (index: number): Question =>
  createQuestion({
    ...{ id: `sum-${index}`, kind: 'integer', stem: `What is $${index} + 7$?`, topic: 'Sums', marks: 2 },
    ...course,
    answer: { kind: 'integer', value: index + 7 },
  });

/** Practises until there is no new question; returns the ids of the questions of the bank. */
async function practiseAll(): Promise<string[]> {
  const schoolClass = await teacher.call<WireClass>('POST', '/api/v1/classes', { name: 'Practice' });
  const { id } = await teacher.call<{ id: string }>('POST', `/api/v1/classes/${schoolClass.id}/assignments`, {
    ...{ title: 'Practice', ...course },
    work: { kind: 'practice', outcome_ids: ['SUM'], question_count: 8 },
  });
  const pupil = school.createBrowser();
  await pupil.call('POST', '/api/v1/join', { code: schoolClass.join_code.code });
  const ids = new Set<string>();
  let attempt = await pupil.call<WireAttempt>('POST', `/api/v1/assignments/${id}/attempts`);
  while (attempt.state === 'question') {
    const question_id = attempt.questions.at(-1)?.question?.id ?? '';
    ids.add(question_id.replace(/_variant_\d+$/, ''));
    await pupil.call('POST', `/api/v1/attempts/${attempt.id}/answers`, { question_id, response: '0' });
    attempt = await pupil.call('POST', `/api/v1/attempts/${attempt.id}/next`);
  }
  return [...ids].toSorted();
}

async function setPaper(due_at: string | null) {
  const paper = await teacher.call<{ id: string }>('POST', '/api/v1/papers', {
    plan: { title: 'Test', minutes: 30, sections: [{ title: 'A', questions: ['sum-1', 'sum-2'] }] },
  });
  const { id } = await teacher.call<WireClass>('POST', '/api/v1/classes', { name: 'S1' });
  const assignment = { title: 'Test', ...course, due_at, work: { kind: 'paper', paper_id: paper.id } };
  return teacher.call<{ id: string }>('POST', `/api/v1/classes/${id}/assignments`, assignment);
}

describe('the questions of a paper that a class may still hand in', () => {
  it('are not practised before its due date, because practice shows their answers', async () => {
    const due = new Date(Date.now() + 3_600_000).toISOString();
    const { id } = await setPaper(due);

    const open = await practiseAll();
    await teacher.call('PATCH', `/api/v1/assignments/${id}`, { due_at: new Date(0).toISOString() });
    const over = await practiseAll();

    assert.deepEqual(open, ['sum-3', 'sum-4']);
    assert.deepEqual(over, ['sum-1', 'sum-2', 'sum-3', 'sum-4']);
  });

  it('are not practised before the release of the results, if the paper has no due date', async () => {
    const { id } = await setPaper(null);

    const open = await practiseAll();
    await teacher.call('PATCH', `/api/v1/assignments/${id}`, { is_released: true });
    const released = await practiseAll();

    assert.deepEqual(open, ['sum-3', 'sum-4']);
    assert.equal(released.length, 4);
  });
});
