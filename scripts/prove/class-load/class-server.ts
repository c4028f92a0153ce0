import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiKeys } from '../../../src/adapters/database/api-keys/api-keys.ts';
import type { Database } from '../../../src/adapters/database/connection/database.ts';
import { createServedQuestionStore } from '../../../src/adapters/database/served-questions/served-question-store.ts';
import { openDatabase } from '../../../src/compose/database.ts';
import type { ServedQuestionStore } from '../../../src/ports/served-question-store.ts';

export type ClassServer = {
  readonly url: string;
  /** The keys of the learners, one for each. */
  readonly keys: readonly string[];
  /** A connection of the load generator to the database of the server. */
  readonly database: Database;
  readonly servedQuestions: ServedQuestionStore;
  /** Reads the processor time of the server so far, in milliseconds. */
  readProcessorTime(): Promise<number>;
  stop(): Promise<void>;
};

/** Starts the server in its own process, on a new database with an API key for each learner. */
export async function startClassServer(learnerCount: number): Promise<ClassServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-class-'));
  const path = join(folder, 'class.db');
  const database = await openDatabase({ database: path });
  const keys = await createKeys(database, learnerCount);
  const child = fork(join(import.meta.dirname, 'class-server-process.ts'), [path], {
    execArgv: [...process.execArgv.filter((arg) => arg.startsWith('--cpu-prof'))],
  });
  const readMessage = async (): Promise<unknown> => {
    const failed = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}`);
    });
    failed.catch(() => undefined);
    const [message]: unknown[] = await Promise.race([once(child, 'message'), failed]);
    return message;
  };
  const url = String(await readMessage());
  return {
    url,
    keys,
    database,
    servedQuestions: createServedQuestionStore(database),
    async readProcessorTime() {
      const message = readMessage();
      child.send('usage');
      return Number(await message);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createKeys(database: Database, count: number): Promise<string[]> {
  const store = createApiKeys(database);
  const createdAt = new Date().toISOString();
  const keys: string[] = [];
  for (let n = 1; n <= count; n++) {
    const user = `learner-${n}`;
    const { secret } = await store.issue({ user, roles: ['learner'], createdAt, expiresAt: null });
    keys.push(secret);
  }
  return keys;
}
