import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { openPracticeServer, type PracticeServer } from '../../practice/graphs/practice-server.fixture.ts';

const COURSE = { subject: 'Applications of Mathematics', level: 'Nat 3' };
const Paper = z.looseObject({
  questions: z.array(z.looseObject({ id: z.string(), outcome_id: z.string(), text: z.string() })),
  exam_package: z.looseObject({ time_allowed_minutes: z.number() }),
  started_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  handed_in_at: z.iso.datetime().nullish(),
});
const Progress = z.array(
  z.looseObject({
    subject: z.string(),
    answers: z.array(z.looseObject({ outcome_id: z.string(), where: z.string() })),
    papers: z.array(z.looseObject({ thread_id: z.string(), marks_available: z.number() })),
    next: z.array(z.looseObject({ outcome_id: z.string(), reason: z.string() })),
  }),
);

let server: PracticeServer;
before(async () => {
  server = await openPracticeServer();
});
after(() => server.stop());

const get = (path: string) => fetch(`${server.url}/api/v1/practice/${path}`);
const post = (path: string, body: object) =>
  fetch(`${server.url}/api/v1/practice/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

async function startPaper(id: string) {
  const input = { ...COURSE, exam_count: 0, used_question_ids: [] };
  return Paper.parse(await server.client.runs.wait(id, 'exam_assessment', { input }));
}

describe('the routes for learners', () => {
  it('typesets texts with formulas, and escapes markup', async () => {
    const texts = ['Solve $x^2 = 4$.\n\nShow your working.', '<img src=x onerror=alert(1)>'];

    const blocks = await (await post('typeset', { texts })).json();
    const lines = await (await post('typeset', { texts, inline: true })).json();

    assert.match(JSON.stringify(blocks), /<math .*<p>Show your working/);
    assert.match(JSON.stringify(lines), /<math /);
    assert.doesNotMatch(JSON.stringify([blocks, lines]), /<img/);
  });

  it('queues a reported question once, with the feedback of every learner', async () => {
    const { thread_id: id } = await server.client.threads.create();
    const state = z
      .looseObject({ question: z.looseObject({ id: z.string() }) })
      .parse(await server.client.runs.wait(id, 'question_practice', { input: COURSE }));
    const path = `questions/${state.question.id}/report`;

    const firstReport = await post(path, { reason: 'The question is unclear', text: 'Which side?' });
    const secondReport = await post(path, { reason: 'The marking is wrong' });
    const queue = await fetch(`${server.url}/api/v1/review/queue`);
    const unknown = await post('questions/nowhere/report', { reason: 'Other' });

    assert.deepEqual([firstReport.status, secondReport.status, unknown.status], [201, 201, 404]);
    const items = z.array(z.looseObject({})).parse(await queue.json());
    assert.equal(items.length, 1);
    assert.match(JSON.stringify(items), /negative_feedback/);
  });

  it('creates a paper once, keeps its end time, and returns the marking scheme only after it is handed in', async () => {
    const { thread_id: id } = await server.client.threads.create();
    const paper = await startPaper(id);
    const secondStart = await startPaper(id);
    const minutes = (Date.parse(paper.ends_at) - Date.parse(paper.started_at)) / 60_000;
    assert.equal(minutes, paper.exam_package.time_allowed_minutes);
    assert.deepEqual([secondStart.questions, secondStart.ends_at], [paper.questions, paper.ends_at]);
    const beforeHandIn = await Promise.all(
      ['paper', 'marking-scheme', 'marked-script'].map((name) => get(`exams/${id}/${name}?form=html`)),
    );
    const statuses = beforeHandIn.map(({ status }) => status);
    assert.deepEqual(statuses, [200, 409, 409]);

    const resume = { responses: { [paper.questions[0]?.id ?? '']: '1' } };
    const marked = Paper.parse(await server.client.runs.wait(id, 'exam_assessment', { command: { resume } }));
    const script = await get(`exams/${id}/marked-script?form=tex`);
    const pdf = await get(`exams/${id}/marked-script`);
    const scheme = await get(`exams/${id}/marking-scheme?form=html`);
    const progress = Progress.parse(await (await get('progress')).json());

    assert.ok((marked.handed_in_at ?? '') >= paper.started_at);
    assert.match(await script.text(), /documentclass/);
    assert.deepEqual([pdf.status, pdf.headers.get('content-type')], [200, 'application/pdf']);
    assert.match(
      Buffer.from(await pdf.arrayBuffer()).toString('latin1'),
      /^%PDF-[\s\S]+\/Pages?\b[\s\S]+%%EOF\s*$/,
    );
    assert.match(await scheme.text(), /Marking scheme/);
    assert.match(scheme.headers.get('content-disposition') ?? '', /marking-scheme\.html/);
    const course = progress.find(({ subject }) => subject === COURSE.subject);
    assert.deepEqual(
      course?.papers.map(({ thread_id, marks_available }) => [thread_id, marks_available]),
      [[id, 40]],
    );
    assert.equal(course?.answers.length, paper.questions.length);
    assert.ok((course?.next.length ?? 0) > 0);
  });

  it('returns 404 for a practice thread and for an unknown thread', async () => {
    const { thread_id: id } = await server.client.threads.create();
    await server.client.runs.wait(id, 'question_practice', { input: COURSE });

    assert.equal((await get(`exams/${id}/paper`)).status, 404);
    assert.equal((await get(`exams/${crypto.randomUUID()}/paper`)).status, 404);
  });
});
