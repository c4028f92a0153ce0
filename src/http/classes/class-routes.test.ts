import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  type Caller,
  openSchool,
  type School,
  setWork,
  type WireAttempt,
  type WireClass,
  type WireGrid,
} from './school.fixture.ts';

let school: School;
let teacher: Caller;
before(async () => {
  school = await openSchool();
  teacher = await school.createUser('ms-smith', ['teacher']);
});
after(() => school.server.stop());

const ANSWER = { response: '3' };

/** Answers every question of an attempt; returns the last view. */
async function answerAll(pupil: Caller, assignment: string): Promise<WireAttempt> {
  let attempt = await pupil.call<WireAttempt>('POST', `/api/v1/assignments/${assignment}/attempts`);
  while (attempt.state === 'question') {
    const question_id = attempt.questions.at(-1)?.question?.id;
    attempt = await pupil.call('POST', `/api/v1/attempts/${attempt.id}/answers`, { ...ANSWER, question_id });
    if (attempt.state === 'question')
      attempt = await pupil.call('POST', `/api/v1/attempts/${attempt.id}/next`);
  }
  return attempt;
}

describe('a class', () => {
  it('is joined by a code without an account, and its work reaches the grid and the gradebook', async () => {
    const { class: schoolClass, assignment } = await setWork(teacher);
    const pupil = school.createBrowser();

    const joined = await pupil.call<{ personal_code: string; learner: string }>('POST', '/api/v1/join', {
      code: schoolClass.join_code.code.toLowerCase().replace('-', ' '),
      name: 'Ada',
    });
    const listed = await pupil.call<{ assignments: { id: string; title: string }[] }>(
      'GET',
      '/api/v1/assignments',
    );
    const attempt = await answerAll(pupil, assignment.id);
    const grid = await teacher.call<WireGrid>('GET', `/api/v1/assignments/${assignment.id}/grid`);
    const csv = await teacher.call<string>('GET', `/api/v1/assignments/${assignment.id}/gradebook`);

    assert.match(joined.personal_code, /^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/);
    assert.deepEqual(
      listed.assignments.map(({ title }) => title),
      ['Fractions'],
    );
    assert.equal(attempt.state, 'finished');
    assert.deepEqual(
      grid.rows.map(({ pupil: name, answered }) => [name, answered]),
      [['Ada', 2]],
    );
    assert.equal(csv.split('\r\n')[1]?.split(',')[0], 'Ada');
    assert.ok(
      (await teacher.call<WireClass>('GET', `/api/v1/classes/${schoolClass.id}`)).pupils[0]?.learner ===
        joined.learner,
    );
  });
});
