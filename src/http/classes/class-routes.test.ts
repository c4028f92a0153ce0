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
  it('can be joined with a code and without an account; the work of the pupil reaches the grid and the gradebook', async () => {
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

  it('is not needed for work that is for everyone: who starts it appears in the grid', async () => {
    const [ada, bob] = [
      await school.createUser('ada', ['learner']),
      await school.createUser('bob', ['learner']),
    ];
    const work = { kind: 'practice', outcome_ids: ['MNU-5-01'], question_count: 2 };
    const settings = { title: 'For all', subject: 'Mathematics', level: 'Nat 5', work };
    const set = () =>
      teacher.call<{ id: string; class_id: string }>(
        'POST',
        '/api/v1/classes/everyone/assignments',
        settings,
      );
    const assignments = [await set(), await set()];
    const [{ id } = { id: '' }] = assignments;

    assert.equal(new Set(assignments.map(({ class_id }) => class_id)).size, 1);
    const listed = await bob.call<{ assignments: { id: string }[] }>('GET', '/api/v1/assignments');
    assert.deepEqual(
      listed.assignments.map((each) => each.id).toSorted(),
      assignments.map((each) => each.id).toSorted(),
    );
    await answerAll(ada, id);
    const grid = await teacher.call<WireGrid>('GET', `/api/v1/assignments/${id}/grid`);
    assert.deepEqual(
      grid.rows.map(({ answered }) => answered),
      [2],
    );
  });

  it('cannot be joined when it is full, nor with a replaced or withdrawn code; guessing codes is limited', async () => {
    const { class: schoolClass } = await setWork(teacher);
    const path = `/api/v1/classes/${schoolClass.id}/join-code`;
    const small = await teacher.call<WireClass>('PUT', path, { max_pupils: 1 });
    const code = small.join_code.code;

    await school.createBrowser().call('POST', '/api/v1/join', { code });
    await school.createBrowser().call('POST', '/api/v1/join', { code }, 409);
    await school.createBrowser().call('POST', '/api/v1/join', { code: schoolClass.join_code.code }, 404);
    await teacher.call('DELETE', path);
    await school.createBrowser().call('POST', '/api/v1/join', { code }, 404);
    const limited = await openSchool({ rateLimit: 1000 });
    const guesses = Array.from({ length: 130 }, (_, n) =>
      limited
        .createBrowser()
        .fetch(`/api/v1/join/AAAA-${1000 + n}`)
        .then(({ status }) => status),
    );
    const statuses = await Promise.all(guesses);
    await limited.server.stop();

    assert.deepEqual([...new Set(statuses)].sort(), [404, 429]);
  });

  it('lets a pupil come back with the personal code until the teacher issues a new one', async () => {
    const { class: schoolClass } = await setWork(teacher);
    const { pupils } = await teacher.call<{ pupils: { learner: string; personal_code: string }[] }>(
      'POST',
      `/api/v1/classes/${schoolClass.id}/pupils`,
      { csv: 'name;email\nAda;\n' },
    );
    const [ada = { learner: '', personal_code: '' }] = pupils;
    const browser = school.createBrowser();

    await browser.call('POST', '/api/v1/join/return', { personal_code: ada.personal_code.toLowerCase() });
    const principal = await browser.call<{ id: string; roles: string[] }>('GET', '/api/v1/principal');
    await teacher.call('POST', `/api/v1/classes/${schoolClass.id}/pupils/${ada.learner}/code`);

    assert.deepEqual([principal.id, principal.roles], [ada.learner, ['learner']]);
    await school
      .createBrowser()
      .call('POST', '/api/v1/join/return', { personal_code: ada.personal_code }, 401);
  });

  it('gives no personal code for the account of a member of staff', async () => {
    const { class: schoolClass } = await setWork(teacher);
    const admin = await school.createUser('head', ['admin', 'learner']);
    await admin.call('POST', '/api/v1/accounts', { id: 'head', name: 'Head', roles: ['admin', 'learner'] });
    await admin.call('POST', '/api/v1/join', { code: schoolClass.join_code.code });

    await teacher.call('POST', `/api/v1/classes/${schoolClass.id}/pupils/head/code`, undefined, 409);
  });
});

describe('an assignment', () => {
  it('keeps marks and schemes from pupils until the teacher releases them', async () => {
    const { class: schoolClass, assignment } = await setWork(teacher, { results: 'on_release' });
    const pupil = school.createBrowser();
    await pupil.call('POST', '/api/v1/join', { code: schoolClass.join_code.code });

    const before = await answerAll(pupil, assignment.id);
    await teacher.call('PATCH', `/api/v1/assignments/${assignment.id}`, { is_released: true });
    const after = await pupil.call<WireAttempt>('GET', `/api/v1/attempts/${before.id}`);

    assert.ok(before.questions.every(({ marks }) => marks === null));
    assert.doesNotMatch(JSON.stringify(before), /marking_scheme|"answer":|"key":/);
    assert.ok(after.questions.every(({ marks }) => marks !== null));
  });

  it('accepts nothing after the due date, except from a pupil with an extension', async () => {
    const { class: schoolClass, assignment } = await setWork(teacher, { due_at: '2020-01-01T00:00:00Z' });
    const pupil = school.createBrowser();
    const { learner } = await pupil.call<{ learner: string }>('POST', '/api/v1/join', {
      code: schoolClass.join_code.code,
    });

    await pupil.call('POST', `/api/v1/assignments/${assignment.id}/attempts`, undefined, 409);
    await teacher.call('PUT', `/api/v1/assignments/${assignment.id}/pupils/${learner}/allowance`, {
      due_at: '2999-01-01T00:00:00Z',
    });
    const attempt = await answerAll(pupil, assignment.id);

    assert.equal(attempt.state, 'finished');
    assert.equal(
      (await pupil.call<WireAttempt>('POST', `/api/v1/assignments/${assignment.id}/attempts`)).id,
      attempt.id,
    );
  });

  it('gives extra time in a paper, accepts only the first hand-in, and has the marks of the script in the gradebook', async () => {
    const { class: schoolClass, assignment } = await setWork(teacher, { work: { kind: 'paper' } });
    const pupil = school.createBrowser();
    const { learner } = await pupil.call<{ learner: string }>('POST', '/api/v1/join', {
      code: schoolClass.join_code.code,
    });
    const path = `/api/v1/assignments/${assignment.id}`;
    await teacher.call('PUT', `${path}/pupils/${learner}/allowance`, { extra_time_percent: 25 });

    const paper = await pupil.call<WireAttempt>('POST', `${path}/attempts`);
    const responses = Object.fromEntries(paper.questions.map(({ question }) => [question?.id, '5']));
    await pupil.call('PUT', `/api/v1/attempts/${paper.id}/drafts`, { responses });
    await pupil.call('POST', `/api/v1/attempts/${paper.id}/hand-in`, { responses: {} });
    const changed = Object.fromEntries(Object.keys(responses).map((id) => [id, '6']));
    const done = await pupil.call<WireAttempt>('POST', `/api/v1/attempts/${paper.id}/hand-in`, {
      responses: changed,
    });
    const script = await teacher.call<{ questions: WireAttempt['questions'] }>(
      'GET',
      `${path}/pupils/${learner}`,
    );
    const file = await (await teacher.fetch(`${path}/gradebook`)).bytes();
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file);

    assert.ok(csv.startsWith('\uFEFFPupil,'), 'Excel needs the byte order mark');
    const minutes = (Date.parse(paper.ends_at ?? '') - Date.parse(paper.started_at)) / 60_000;
    assert.equal(minutes, Math.round(150 * 1.25));
    assert.ok(done.questions.every(({ response }) => response === '5' || response?.includes('5')));
    const cells = csv.split('\r\n')[1]?.split(',') ?? [];
    const marks = script.questions.map(({ marks: given }) => given?.marking.marks_awarded);
    assert.deepEqual(
      marks.map((_, index) => Number(cells[8 + 2 * index])),
      marks,
    );
    assert.equal(
      Number(cells[5]),
      marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0),
    );
  });

  it('ends a paper at the due date if that is before its time, and hands in what a pupil saved who does not come back', async () => {
    const due = new Date(Date.now() + 3_600_000).toISOString();
    const { class: schoolClass, assignment } = await setWork(teacher, {
      work: { kind: 'paper' },
      due_at: due,
    });
    const pupil = school.createBrowser();
    await pupil.call('POST', '/api/v1/join', { code: schoolClass.join_code.code });
    const path = `/api/v1/assignments/${assignment.id}`;
    const paper = await pupil.call<WireAttempt>('POST', `${path}/attempts`);
    const [first] = paper.questions;
    const responses = { [first?.question?.id ?? '']: '5' };
    await pupil.call('PUT', `/api/v1/attempts/${paper.id}/drafts`, { responses });

    await teacher.call('PATCH', path, { due_at: new Date(Date.now() - 61_000).toISOString() });
    const grid = await teacher.call<WireGrid>('GET', `${path}/grid`);

    assert.equal(paper.ends_at, due);
    const [row] = grid.rows;
    assert.notEqual(row?.attempt?.finished_at ?? null, null);
    assert.equal(row?.answered, 1);
    assert.deepEqual(
      row?.questions.map((cell) => cell?.is_blank),
      paper.questions.map((_, index) => index > 0),
    );
  });

  it('shows its pupils how long a paper takes before they start, and pupils with equal names by number', async () => {
    const { class: schoolClass, assignment } = await setWork(teacher, { work: { kind: 'paper' } });
    const [pupil, other] = [school.createBrowser(), school.createBrowser()];
    const join = { code: schoolClass.join_code.code, name: 'Ian' };
    const { learner } = await pupil.call<{ learner: string }>('POST', '/api/v1/join', join);
    await other.call('POST', '/api/v1/join', join);
    const path = `/api/v1/assignments/${assignment.id}`;
    await teacher.call('PUT', `${path}/pupils/${learner}/allowance`, { extra_time_percent: 10 });

    const { assignments } = await pupil.call<{ assignments: { minutes: number; total_marks: number }[] }>(
      'GET',
      '/api/v1/assignments',
    );
    const grid = await teacher.call<WireGrid>('GET', `${path}/grid`);

    assert.deepEqual([assignments[0]?.minutes, assignments[0]?.total_marks], [165, 90]);
    assert.deepEqual(
      grid.rows.map(({ pupil: name }) => name),
      ['Ian (1)', 'Ian (2)'],
    );
  });

  it('keeps the old marks and the reason when the teacher changes marks, records who changed them, and refuses a change without a reason', async () => {
    const { class: schoolClass, assignment } = await setWork(teacher);
    const pupil = school.createBrowser();
    const { learner } = await pupil.call<{ learner: string }>('POST', '/api/v1/join', {
      code: schoolClass.join_code.code,
    });
    await answerAll(pupil, assignment.id);
    const path = `/api/v1/assignments/${assignment.id}`;
    const readScript = () =>
      teacher.call<{ questions: WireAttempt['questions'] }>('GET', `${path}/pupils/${learner}`);
    const [first] = (await readScript()).questions;
    const answer_id = first?.marks?.answers[0]?.id;
    const bullets = first?.marks?.marking.steps.map(({ n, marks_available: awarded }) => ({ n, awarded }));

    await teacher.call('POST', `${path}/marks`, { answer_id, bullets }, 400);
    await teacher.call('POST', `${path}/marks`, { answer_id, bullets, reason: '=Shown in class' });
    await teacher.call('POST', `${path}/marks`, { answer_id, bullets, reason: 'Again' }, 409);
    const [changed] = (await readScript()).questions;
    const grid = await teacher.call<WireGrid>('GET', `${path}/grid`);

    const full = first?.marks?.marking.marks_available;
    assert.equal(changed?.marks?.marking.marks_awarded, full);
    assert.deepEqual(
      changed?.marks?.changes.map(({ reason, marks_before, marks_after }) => [
        reason,
        marks_before,
        marks_after,
      ]),
      [['=Shown in class', first?.marks?.marking.marks_awarded, full]],
    );
    const admin = await school.createUser('head', ['admin']);
    const { entries } = await admin.call<{ entries: { actor: string; subject: string }[] }>(
      'GET',
      '/api/v1/audit?action=marks-changed',
    );
    assert.deepEqual(
      entries.map(({ actor, subject }) => [actor, subject]),
      [['ms-smith', learner]],
    );
    assert.equal(grid.rows[0]?.questions[0]?.awarded, full);
  });

  it('sends the results live, and records in the audit log that they were viewed', async () => {
    const { class: schoolClass, assignment } = await setWork(teacher);
    const stream = await teacher.fetch(`/api/v1/assignments/${assignment.id}/events`);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const readUntil = async (wanted: RegExp): Promise<void> => {
      for (let text = ''; !wanted.test(text); )
        text += (await reader?.read())?.value ?? assert.fail('the stream ended');
    };
    await readUntil(/"rows":\[\]/);

    const pupil = school.createBrowser();
    await pupil.call('POST', '/api/v1/join', { code: schoolClass.join_code.code, name: 'Max' });
    await pupil.call('POST', `/api/v1/assignments/${assignment.id}/attempts`);
    await readUntil(/"pupil":"Max"/);
    await reader?.cancel();

    const admin = await school.createUser('auditor', ['admin']);
    const log = await admin.call<{ entries: { action: string; target: string }[] }>(
      'GET',
      '/api/v1/audit?action=learner-viewed',
    );
    assert.ok(log.entries.some(({ target }) => target.includes(assignment.id)));
  });
});
