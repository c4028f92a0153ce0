import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemText } from '../../model-service/problem-text.ts';
import type { ModelService } from '../../model-service/start-model-service.ts';
import { projectRoot } from '../../run-command.ts';

/** Processor time and memory of a process so far. */
export type Usage = {
  readonly processorMs: number;
  /** Resident memory in bytes. */
  readonly memory: number;
  /** Heap in use by all threads after a garbage collection, in bytes; 0 unless `live` was requested. */
  readonly live: number;
};

export type BatchProcess = {
  readonly child: ChildProcess;
  /** The exit code; null if the process was killed. */
  readonly ended: Promise<number | null>;
  /** Returns undefined after the process has ended. `live` runs the garbage collector first. */
  usage(kind?: 'now' | 'live'): Promise<Usage | undefined>;
  /** Everything written to standard output and standard error so far. */
  output(): string;
};

/** Writes problems as TeX files; their names sort in order of creation. */
export function writeProblemFiles(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  for (let n = 0; n < count; n++)
    writeFileSync(join(folder, `q${String(n).padStart(5, '0')}.tex`), problemText(n));
}

/** Starts `vbagent batch in -o out` in a folder, in its own process and with its own database. */
export function startBatch(folder: string, service: ModelService, args: readonly string[]): BatchProcess {
  const probe = join(import.meta.dirname, 'usage-probe.ts');
  const program = join(projectRoot, 'bin/vbagent.mjs');
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', probe, program, 'batch', 'in', '-o', 'out', ...args],
    {
      cwd: folder,
      env: {
        ...process.env,
        ...service.variables,
        VBAGENT_DATABASE: join(folder, 'batch.db'),
        DATABASE_URL: '',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  const ended = once(child, 'close').then(([code]) => code);
  return {
    child,
    ended,
    output: () => text,
    usage: async (kind = 'now') => {
      if (!child.connected) return undefined;
      child.send(kind, () => {});
      return Promise.race([once(child, 'message').then(([usage]) => usage), ended.then(() => undefined)]);
    },
  };
}
