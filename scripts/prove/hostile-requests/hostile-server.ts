import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readMemory } from './read-memory.ts';

const Started = z.object({ url: z.string(), learners: z.array(z.string()), staff: z.string() });

const LoopDelays = z.object({
  /** 99% of the delays of the server's event loop are at most this long, in milliseconds. */
  loopP99: z.number(),
  /**
   * The longest processor time that the thread of the event loop used between two ticks of a timer, in milliseconds. Other
   * programs on the machine delay the event loop, but they do not change this figure.
   */
  longestWork: z.number(),
});
export type LoopDelays = z.infer<typeof LoopDelays>;

/** The options of Node in the systemd units and the container. */
const SERVER_OPTIONS = ['--max-semi-space-size=8'];

/** A server in its own process, and the keys of its users. */
export type HostileServer = z.infer<typeof Started> & {
  readonly pid: number;
  /** The memory of the process (resident set), in bytes. */
  readMemory(): number;
  /** Returns the delays of the server's event loop since the previous call. */
  readLoopDelays(): Promise<LoopDelays>;
  /** Sends JSON and returns the status. The body is read completely. */
  post(path: string, body: unknown, key: string): Promise<{ status: number; text: string }>;
  stop(): Promise<void>;
};

/** Starts the real server as a process with its own database; `textTimeoutMs` replaces the deadline of one text. */
export async function startHostileServer(
  options: { readonly textTimeoutMs?: number } = {},
): Promise<HostileServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-hostile-'));
  const serverArguments = [folder, ...(options.textTimeoutMs ? [String(options.textTimeoutMs)] : [])];
  const child = fork(join(import.meta.dirname, 'server-process.ts'), serverArguments, {
    execArgv: SERVER_OPTIONS,
  });
  const [message] = await once(child, 'message');
  const started = Started.parse(message);
  const { pid = 0 } = child;
  return {
    ...started,
    pid,
    readMemory: () => readMemory(pid),
    readLoopDelays: async () => {
      const replied = once(child, 'message');
      child.send('report');
      return LoopDelays.parse((await replied)[0]);
    },
    post: async (path, body, key) => {
      const headers = { 'content-type': 'application/json', 'x-api-key': key, connection: 'close' };
      const response = await fetch(started.url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
