import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Client } from '@langchain/langgraph-sdk';
import { createClient } from './sdk-client.fixture.ts';

export type ServerProcess = {
  readonly url: string;
  readonly client: Client;
  /** Sends SIGKILL and waits for the process to end. */
  kill(): Promise<void>;
};

/** Starts a real server process on the database, which is a file or a PostgreSQL URL. */
export async function startServerProcess(database: string, leaseMs: number): Promise<ServerProcess> {
  const script = join(import.meta.dirname, 'graph-server-process.fixture.ts');
  const child: ChildProcess = fork(script, [database, String(leaseMs)], { execArgv: [] });
  // Kills the child even if a test fails.
  const killChild = (): void => void child.kill('SIGKILL');
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));
  const [url] = await Promise.race([once(child, 'message'), once(child, 'exit').then(failToStart)]);
  // The IPC channel alone must not keep a failed test running.
  child.unref();
  child.channel?.unref();
  return {
    url: String(url),
    client: createClient(String(url)),
    async kill() {
      child.ref();
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function failToStart([code]: unknown[]): never {
  throw new Error(`the server ended with ${code} before it sent its address`);
}
