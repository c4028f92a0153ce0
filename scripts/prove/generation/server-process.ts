import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type GenerationServer = {
  readonly url: string;
  /** Resident memory in bytes, after a garbage collection. */
  memory(): Promise<number>;
  /** Starts a generation by rules and returns its id. */
  start(count: number): Promise<string>;
  stop(): Promise<void>;
};

/** Starts the real server in its own process. */
export async function startGenerationServer(database: string): Promise<GenerationServer> {
  const child = fork(join(import.meta.dirname, 'generation-server.ts'), [database], {
    execArgv: ['--expose-gc'],
  });
  const [url] = await once(child, 'message');
  return {
    url: String(url),
    async memory() {
      child.send('memory');
      const [{ rss }] = await once(child, 'message');
      return Number(rss);
    },
    async start(count) {
      const response = await fetch(`${url}/api/v1/generations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ subject: 'Physics', level: 'Nat 5', count }),
      });
      const body: unknown = await response.json();
      if (response.status !== 202 || typeof body !== 'object' || body === null || !('id' in body))
        throw new Error(`the generation was not started: ${JSON.stringify(body)}`);
      return String(body.id);
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
