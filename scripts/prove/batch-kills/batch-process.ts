import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemText } from '../../model-service/problem-text.ts';
import type { ModelService } from '../../model-service/start-model-service.ts';
import { projectRoot } from '../../run-command.ts';

export type Usage = {
  readonly processorMs: number;
  readonly memory: number;
  /** Bytes in use on the heaps of all threads, where they were asked for. */
  readonly live: number;
};

export type BatchProcess = {
  readonly child: ChildProcess;
  /** The exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
  /** Undefined once it has ended; `live` collects garbage first. */
  usage(wanted?: 'now' | 'live'): Promise<Usage | undefined>;
  said(): string;
};

/** Writes problems as TeX files, whose names are in their order. */
export function writeProblemFiles(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  for (let n = 0; n < count; n++)
    writeFileSync(join(folder, `q${String(n).padStart(5, '0')}.tex`), problemText(n));
}

/** `vbagent batch in -o out` in a folder, as a process of its own with a database of its own. */
export function startBatch(folder: string, service: ModelService, words: readonly string[]): BatchProcess {
  const probe = join(import.meta.dirname, 'usage-probe.ts');
  const program = join(projectRoot, 'bin/vbagent.mjs');
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', probe, program, 'batch', 'in', '-o', 'out', ...words],
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
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
  const ended = once(child, 'close').then(([code]) => code);
  return {
    child,
    ended,
    said: () => text,
    usage: async (wanted = 'now') => {
      if (!child.connected) return undefined;
      child.send(wanted, () => {});
      return Promise.race([once(child, 'message').then(([usage]) => usage), ended.then(() => undefined)]);
    },
  };
}
