import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import { type Caller, openSchool, type School, setWork, type WireAttempt } from './school.fixture.ts';

let school: School;
let teacher: Caller;
before(async () => {
  school = await openSchool();
  teacher = await school.createUser('ms-smith', ['teacher']);
});
after(() => school.server.stop());

type Progress = {
  answers: object[];
  papers: object[];
  outcomes: { outcome_id: string; answer_count: number; estimate: object | null }[];
  next: { outcome_id: string }[];
};
type Row = { holding: string; row: Record<string, unknown> };

/** Reads everything about their own marks that a pupil can request. */
async function readOwnMarks(pupil: Caller) {
  const progress = await pupil.call<Progress[]>('GET', '/api/v1/practice/progress');
  const exported = await (await pupil.fetch('/api/v1/personal-data')).text();
  const rows: Row[] = exported
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const marks = rows
    .filter(({ holding }) => holding === 'answer_log.learner')
    .map(({ row }) => [row.marks_awarded, row.bullets, row.gap_tags, row.seed]);
  const reports = rows.filter(({ holding }) => holding === 'learner_reports.learner');
  return { progress, marks, reported: reports.map(({ row }) => row.answers) };
}

describe('a question that no learner got', () => {
  it('cannot be reported, because the report would show its text', async () => {
    const fields = { id: 'secret', kind: 'integer', stem: 'What is $3 + 4$?', marks: 2 } as const;
    await school.server.bank.save([createQuestion({ ...fields, answer: { kind: 'integer', value: 7 } })]);
    const pupil = await school.createUser('mal', ['learner']);

    await pupil.call('POST', '/api/v1/practice/questions/secret/report', { reason: 'unclear' }, 404);

    assert.deepEqual(await pupil.call('GET', '/api/v1/practice/reports'), []);
  });

  it('can be reported by those who may read the bank', async () => {
    const author = await school.createUser('reporting-author', ['author']);

    await author.call('POST', '/api/v1/practice/questions/secret/report', { reason: 'unclear' }, 201);
  });
});

describe('results that the teacher withholds', () => {
  it('are neither in the progress nor in the personal data of the pupil until they are released', async () => {
    const { class: schoolClass, assignment } = await setWork(teacher, { results: 'on_release' });
    const pupil = school.createBrowser();
    await pupil.call('POST', '/api/v1/join', { code: schoolClass.join_code.code });
    const attempt = await pupil.call<WireAttempt>('POST', `/api/v1/assignments/${assignment.id}/attempts`);
    const question_id = attempt.questions[0]?.question?.id ?? '';
    await pupil.call('POST', `/api/v1/attempts/${attempt.id}/answers`, { question_id, response: '7' });
    await pupil.call('POST', `/api/v1/practice/questions/${question_id}/report`, { reason: 'unclear' });

    const before = await readOwnMarks(pupil);
    await teacher.call('PATCH', `/api/v1/assignments/${assignment.id}`, { is_released: true });
    const released = await readOwnMarks(pupil);

    assert.deepEqual(before, {
      progress: [],
      marks: [[null, null, null, null]],
      reported: [null],
    });
    assert.equal(released.progress[0]?.answers.length, 1);
    assert.equal(typeof released.marks[0]?.[0], 'number');
    assert.equal(typeof released.reported[0], 'string');
  });

  it('also change no estimate and no recommendation that the pupil sees', async () => {
    const { class: schoolClass, assignment } = await setWork(teacher, { results: 'on_release' });
    const shown = await teacher.call<{ id: string }>(
      'POST',
      `/api/v1/classes/${schoolClass.id}/assignments`,
      {
        ...{ title: 'Indices', subject: 'Mathematics', level: 'Nat 5' },
        work: { kind: 'practice', outcome_ids: ['MNU-5-03'], question_count: 1 },
      },
    );
    const pupil = school.createBrowser();
    await pupil.call('POST', '/api/v1/join', { code: schoolClass.join_code.code });
    const outcomes: string[] = [];
    for (const { id } of [assignment, shown]) {
      const attempt = await pupil.call<WireAttempt>('POST', `/api/v1/assignments/${id}/attempts`);
      const question = attempt.questions[0]?.question;
      outcomes.push(String(Object(question).outcome_id));
      const answer = { question_id: question?.id, response: 'wrong' };
      await pupil.call('POST', `/api/v1/attempts/${attempt.id}/answers`, answer);
    }

    const { progress } = await readOwnMarks(pupil);

    const [course] = progress;
    const counted = course?.outcomes.filter(({ answer_count }) => answer_count > 0) ?? [];
    assert.deepEqual(
      [course?.answers.length, counted.map(({ outcome_id }) => outcome_id)],
      [1, ['MNU-5-03']],
    );
    const [hidden = ''] = outcomes;
    assert.equal(course?.outcomes.find(({ outcome_id }) => outcome_id === hidden)?.estimate, null);
    assert.ok(course?.next.every(({ outcome_id }) => outcome_id !== hidden));
  });
});
