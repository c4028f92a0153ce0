import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Client } from '@langchain/langgraph-sdk';
import { createClient } from './practice-server.fixture.ts';
import { GRAPH, startSession, toSession } from './practice-session.fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'vbagent-practice-kill-'));
const children = new Set<ChildProcess>();
after(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

type Server = { readonly client: Client; kill(): Promise<void> };

async function startServer(database: string): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'practice-server-process.fixture.ts'), [database], {
    execArgv: [],
  });
  children.add(child);
  const [url] = await once(child, 'message');
  return {
    client: createClient(String(url)),
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      children.delete(child);
    },
  };
}

describe('a server that is killed between a question and its answer', () => {
  const course = { subject: 'Mathematics', level: 'Nat 5', seed: 4 };
  const examId = randomUUID();
  let nextServer: Server;
  let waitingSession: Awaited<ReturnType<typeof startSession>>;
  let [stateBefore, paper]: unknown[] = [];
  before(async () => {
    const path = join(folder, 'practice.db');
    const first = await startServer(path);
    const firstQuestion = await startSession(first.client, course);
    const marked = await firstQuestion.resume({ user_answer: 'x = 1' });
    waitingSession = await marked.resume({ continue: true });
    stateBefore = await first.client.threads.getState(waitingSession.id);
    await first.client.threads.create({ threadId: examId });
    paper = await first.client.runs.wait(examId, 'exam_assessment', { input: course });
    await first.kill();
    nextServer = await startServer(path);
  });

  it('leaves a practice session that the next server marks and continues', async () => {
    const { client } = nextServer;
    assert.equal((await client.threads.get(waitingSession.id)).status, 'interrupted');
    assert.deepEqual(await client.threads.getState(waitingSession.id), stateBefore);

    const result = await client.runs.wait(waitingSession.id, GRAPH, {
      command: { resume: { user_answer: '' } },
    });

    const { values } = toSession(client, waitingSession.id, result);
    assert.deepEqual([values.total_questions, values.question.id], [2, waitingSession.values.question.id]);
    assert.deepEqual(values.gap_tags, ['no_attempt']);
    assert.ok((values.marking?.steps ?? []).length > 0);
  });

  it('leaves a paper that the next server marks', async () => {
    const { questions, exam_package: deliveredExam } = Object(paper);
    const resume = { command: { resume: { responses: { [questions[0].id]: 'x = 1' } } } };

    const marked = Object(await nextServer.client.runs.wait(examId, 'exam_assessment', resume));

    assert.equal(Object.keys(marked.marking).length, questions.length);
    assert.equal(marked.exam_result.marks_available, 90);
    assert.deepEqual(marked.exam_package, deliveredExam);
  });
});
