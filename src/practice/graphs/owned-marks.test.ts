import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { Client } from '@langchain/langgraph-sdk';
import { z } from 'zod';
import type { AnswerRecord } from '../../domain/answer-record.ts';
import type { LearnerResponse } from '../../domain/learner-response.ts';
import type { Role } from '../../domain/principal.ts';
import { openPracticeServer, type PracticeServer, writeRightAnswer } from './practice-server.fixture.ts';
import { GRAPH, startSession } from './practice-session.fixture.ts';

// Attempts of a learner to change their own marks.

const PAPER = 'exam_assessment';
const COURSE = { subject: 'Mathematics', level: 'Nat 5' };

let server: PracticeServer;
before(async () => {
  server = await openPracticeServer();
});
after(() => server.stop());

/** Creates a user with a key. */
async function createUser(role: Role) {
  const user = `${role}-${randomUUID()}`;
  const createdAt = new Date().toISOString();
  const { secret } = await server.keys.issue({ user, roles: [role], createdAt, expiresAt: null });
  const client = new Client({ apiUrl: server.url, apiKey: secret, callerOptions: { maxRetries: 0 } });
  const send = async (path: string, body: unknown): Promise<{ status: number; message: string }> => {
    const headers = { 'content-type': 'application/json', 'x-api-key': secret };
    const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, message: String(Object(await response.json()).message) };
  };
  const listRecords = (): Promise<AnswerRecord[]> => server.answers.listByLearner(user);
  const readPapers = async (): Promise<number[]> => {
    const response = await fetch(`${server.url}/api/v1/practice/progress`, {
      headers: { 'x-api-key': secret },
    });
    const Progress = z.array(z.object({ papers: z.array(z.object({ marks_awarded: z.number() })) }));
    return Progress.parse(await response.json()).flatMap(({ papers }) => papers.map((p) => p.marks_awarded));
  };
  return { client, send, listRecords, readPapers };
}
type User = Awaited<ReturnType<typeof createUser>>;

const Paper = z.looseObject({
  questions: z.array(z.object({ id: z.string() })),
  exam_result: z.object({ marks_awarded: z.number() }).nullish(),
  handed_in_at: z.string().nullish(),
});

async function startPaper({ client }: User) {
  const { thread_id: id } = await client.threads.create();
  const { questions } = Paper.parse(await client.runs.wait(id, PAPER, { input: { ...COURSE, seed: 3 } }));
  const served = await Promise.all(questions.map((question) => server.servedQuestions.find(question.id)));
  const right: Record<string, LearnerResponse> = Object.fromEntries(
    served.flatMap((question) => (question ? [[question.id, writeRightAnswer(question)]] : [])),
  );
  const readPaper = async () => Paper.parse((await client.threads.getState(id)).values);
  return { id, right, readPaper };
}

/** Hands in a paper with blank answers. */
async function handInBlank(user: User) {
  const paper = await startPaper(user);
  await user.client.runs.wait(paper.id, PAPER, { command: { resume: { responses: {} } } });
  return paper;
}

describe('a learner', () => {
  it('cannot write marks into the state of a thread', async () => {
    const user = await createUser('learner');
    const { id } = await startSession(user.client, COURSE);
    const marks = { correct_count: 50, streak: 50, total_questions: 50 };

    const updates = [{ values: marks }, { values: marks, as_node: 'diagnose' }, { values: null }];
    const replies = await Promise.all(updates.map((update) => user.send(`/threads/${id}/state`, update)));

    for (const { status, message } of replies) {
      assert.equal(status, 403);
      assert.match(message, /Learners may not use state updates/);
    }
    assert.deepEqual(Object(await user.client.threads.getState(id)).values.streak, 0);
  });

  it('cannot set marks with the input of a run; other keys of the input are ignored', async () => {
    const user = await createUser('learner');
    const answered = [{ question_id: 'q', outcome_id: 'o', at: new Date().toISOString(), hinted: false }];
    const input = { ...COURSE, total_questions: 9, correct_count: 9, streak: 9, answered, result: 'correct' };

    const { values } = await startSession(user.client, input);

    assert.deepEqual([values.total_questions, values.correct_count, values.streak], [0, 0, 0]);
    assert.equal(values.result ?? null, null);
    assert.deepEqual(await user.listRecords(), []);
  });

  it('cannot change the path of a run or start it from an earlier state', async () => {
    const user = await createUser('learner');
    const { id } = await handInBlank(user);
    const history = await user.client.threads.getHistory(id, { limit: 100 });
    const checkpoint_id = history.find(({ next }) => next.includes('collect_responses'))?.checkpoint
      .checkpoint_id;
    const edits = [
      { checkpoint_id, command: { resume: { responses: {} } } },
      { checkpoint: { checkpoint_id }, input: null },
      { command: { update: { handed_in_at: null, marking: null } } },
      { command: { update: [['marking', null]] } },
      { command: { goto: 'collect_responses' } },
      { command: { goto: { node: 'mark_exam', input: {} } } },
    ];

    for (const edit of edits) {
      for (const route of [`/threads/${id}/runs`, `/threads/${id}/runs/wait`, '/runs/stream', '/runs']) {
        const { status, message } = await user.send(route, { assistant_id: PAPER, ...edit });
        assert.equal(status, 403, `${route} ${JSON.stringify(edit)}`);
        assert.match(message, /which only the server sets/);
      }
    }
    assert.equal((await user.send(`/threads/${id}/copy`, {})).status, 403);
  });

  it('cannot sit a paper again after it was handed in', async () => {
    const user = await createUser('learner');
    const { id, right, readPaper } = await handInBlank(user);
    const first = await readPaper();

    const reset = { handed_in_at: null, marking: null, responses: null, exam_result: null };
    const again = { resume_data: { responses: right } };
    for (const input of [again, { ...again, ...reset }, { ...COURSE, ...again, subject: 'Physics' }]) {
      await user.client.runs.wait(id, PAPER, { input }).catch(() => undefined);
    }
    await user.client.runs
      .wait(id, PAPER, { command: { resume: { responses: right } } })
      .catch(() => undefined);

    assert.deepEqual(await readPaper(), { ...(await readPaper()), exam_result: first.exam_result });
    assert.deepEqual([first.exam_result?.marks_awarded, await user.readPapers()], [0, [0]]);
  });

  it('keeps the marks of the first response when marking runs again with another one', async () => {
    const user = await createUser('learner');
    const { id, right } = await startPaper(user);
    await user.client.runs.wait(id, PAPER, { command: { resume: { responses: {} } } });
    // A new thread with the same id gets the same paper, so its answers have the ids of those in the log.
    await user.client.threads.delete(id);
    await user.client.threads.create({ threadId: id });
    await user.client.runs.wait(id, PAPER, { input: { ...COURSE, seed: 3 } });

    const values = await user.client.runs.wait(id, PAPER, { command: { resume: { responses: right } } });

    assert.equal(Paper.parse(values).exam_result?.marks_awarded, 0);
    assert.deepEqual(await user.readPapers(), [0]);
  });
});

describe('an author who edits a thread', () => {
  it('may edit its state, and its marks are not recorded afterwards', async () => {
    const user = await createUser('author');
    const session = await startSession(user.client, { ...COURSE, total_questions: 0, streak: 0 });
    assert.equal(Object(await user.client.threads.get(session.id)).edited_at, null);

    await user.client.threads.updateState(session.id, { values: { streak: 7 } });
    const question = await server.servedQuestions.find(session.values.question.id);
    assert.ok(question);
    const resume = { user_answer: writeRightAnswer(question) };
    const values = Object(await user.client.runs.wait(session.id, GRAPH, { input: { resume_data: resume } }));

    assert.equal(values.streak, 8);
    assert.match(Object(await user.client.threads.get(session.id)).edited_at, /^\d{4}-/);
    assert.deepEqual(await user.listRecords(), []);
  });

  it('edits it also with input that contains marks, a command or a checkpoint', async () => {
    const user = await createUser('author');
    const edits = [
      { input: { ...COURSE, correct_count: 3 } },
      { command: { update: { streak: 3 }, goto: 'fetch_question' } },
    ];
    for (const edit of edits) {
      const { id } = await startSession(user.client, COURSE);

      await user.client.runs.wait(id, GRAPH, edit);

      assert.match(Object(await user.client.threads.get(id)).edited_at, /^\d{4}-/);
    }
  });
});
