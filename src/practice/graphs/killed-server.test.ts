import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Client } from '@langchain/langgraph-sdk';
import { clientOf } from './practice-house.fixture.ts';
import { GRAPH, sessionOf, startSession } from './practice-session.fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'vbagent-practice-kill-'));
const children = new Set<ChildProcess>();
after(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

type Server = { readonly client: Client; kill(): Promise<void> };

async function startServer(database: string): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'practice-server.fixture.ts'), [database], { execArgv: [] });
  children.add(child);
  const [url] = await once(child, 'message');
  return {
    client: clientOf(String(url)),
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      children.delete(child);
    },
  };
}

describe('a server that is killed between question and answer', () => {
  it('leaves a practice session that the next server marks and goes on with', async () => {
    const path = join(folder, 'practice.db');
    const first = await startServer(path);
    const asked = await startSession(first.client, { subject: 'Mathematics', level: 'Nat 5', seed: 4 });
    const marked = await asked.resume({ user_answer: 'x = 1' });
    const next = await marked.resume({ continue: true });
    const before = await first.client.threads.getState(next.id);

    await first.kill();
    const second = await startServer(path);

    const { client } = second;
    assert.equal((await client.threads.get(next.id)).status, 'interrupted');
    assert.deepEqual(await client.threads.getState(next.id), before);
    const told = await client.runs.wait(next.id, GRAPH, { command: { resume: { user_answer: '' } } });
    const { values } = sessionOf(client, next.id, told);
    assert.deepEqual([values.total_questions, values.question.id], [2, next.values.question.id]);
    assert.deepEqual(values.gap_tags, ['no_attempt']);
    assert.ok((values.marking?.steps ?? []).length > 0);
    await second.kill();
  });

  it('leaves a paper that the next server marks', async () => {
    const path = join(folder, 'exam.db');
    const first = await startServer(path);
    const { thread_id: id } = await first.client.threads.create();
    const input = { subject: 'Mathematics', level: 'Nat 5', seed: 4 };
    const paper = Object(await first.client.runs.wait(id, 'exam_assessment', { input }));

    await first.kill();
    const second = await startServer(path);

    const responses = { [paper.questions[0].id]: 'x = 1' };
    const resume = { command: { resume: { responses } } };
    const marked = Object(await second.client.runs.wait(id, 'exam_assessment', resume));
    assert.equal(Object.keys(marked.marking).length, paper.questions.length);
    assert.equal(marked.exam_result.marks_available, 90);
    assert.deepEqual(marked.exam_package, paper.exam_package);
    await second.kill();
  });
});
