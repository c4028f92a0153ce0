import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import {
  type ServerProcess,
  startServerProcess,
} from '../../../src/http/langgraph/server-process.fixture.ts';

type KillReport = { readonly kills: number; readonly acknowledged: number; readonly lost: number };

const LEASE_MS = 900;
const Values = z.object({ asked: z.number(), correct: z.number() });

/** Answers questions continuously while the server is killed repeatedly, and counts acknowledged answers that were lost. */
export async function killServers(path: string, kills: number): Promise<KillReport> {
  let server = await startServerProcess(path, LEASE_MS);
  const { thread_id: id } = await server.client.threads.create();
  await server.client.runs.wait(id, 'quiz', { input: { subject: 'sums' } });
  let acknowledged = 0;
  for (let kill = 0; kill < kills; kill++) {
    acknowledged = await answerUntilKilled(server, id, acknowledged);
    server = await startServerProcess(path, LEASE_MS);
    await waitUntilAnswerable(server, id);
  }
  const { correct } = Values.parse((await server.client.threads.getState(id)).values);
  await server.kill();
  return { kills, acknowledged, lost: Math.max(0, acknowledged - correct) };
}

async function answerUntilKilled(server: ServerProcess, id: string, acknowledged: number): Promise<number> {
  let count = acknowledged;
  let isKilled = false;
  const killing = pause(randomInt(100, 2500)).then(() => {
    isKilled = true;
    return server.kill();
  });
  try {
    while (!isKilled) {
      const { asked } = Values.parse((await server.client.threads.getState(id)).values);
      const resume = { user_answer: String(2 * asked) };
      const { correct } = Values.parse(await server.client.runs.wait(id, 'quiz', { command: { resume } }));
      count = Math.max(count, correct);
    }
  } catch (thrown) {
    if (!isKilled) throw thrown;
  }
  await killing;
  return count;
}

/**
 * Waits until the thread accepts an answer, which is its status `interrupted`. The run that the kill stopped locks the thread
 * until its lease expires. The thread then has the status `error`, and this function resumes it.
 */
async function waitUntilAnswerable(server: ServerProcess, id: string): Promise<void> {
  for (;;) {
    const { status } = await server.client.threads.get(id);
    if (status === 'interrupted') return;
    if (status === 'error') await server.client.runs.wait(id, 'quiz', { input: null });
    else await pause(100);
  }
}
