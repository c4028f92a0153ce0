import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { median } from './median.ts';

const ROUNDS = 15;
const MAX_MS = 150;
const root = join(import.meta.dirname, '..');
const entry = join(root, 'dist', 'main.js');

/** Durations in milliseconds. */
type Times = { readonly median: number; readonly best: number };

/** Measures how long `--help` takes, compared with a Node process that does nothing. */
export const bench = {
  name: 'cli',
  run: async (): Promise<string> => {
    if (isStale()) build();
    const rows = measure({
      'node -e 0': ['-e', '0'],
      'vbagent --help': [entry, '--help'],
      'vbagent bank list --help': [entry, 'bank', 'list', '--help'],
    });
    return formatTable(rows);
  },
};

/** Returns whether a source file of the CLI is newer than the build. */
function isStale(): boolean {
  if (!existsSync(entry)) return true;
  const builtMs = statSync(entry).mtimeMs;
  return globSync('src/{cli,compose}/**/*.ts', { cwd: root }).some(
    (path) => statSync(join(root, path)).mtimeMs > builtMs,
  );
}

function build(): void {
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run build failed: ${stderr}`);
}

/** Alternates between the commands, so that other load on the machine affects all of them equally. */
function measure(commands: Readonly<Record<string, readonly string[]>>): Map<string, Times> {
  const times = new Map(Object.keys(commands).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, args] of Object.entries(commands)) times.get(name)?.push(measureMs(args));
  }
  return new Map(
    [...times].map(([name, durations]) => [
      name,
      { median: median(durations), best: Math.min(...durations) },
    ]),
  );
}

function measureMs(args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} exited with code ${status}: ${stderr}`);
  return performance.now() - start;
}

function formatTable(rows: ReadonlyMap<string, Times>): string {
  const nodeMedian = rows.get('node -e 0')?.median ?? Number.NaN;
  const lines = [...rows].map(
    ([name, { median, best }]) =>
      `| ${name} | ${median.toFixed(0)} ms | ${best.toFixed(0)} ms | ${(median / nodeMedian).toFixed(2)}× |`,
  );
  return [
    `| goal for help: under ${MAX_MS} ms | median of ${ROUNDS} | best | cost |`,
    '|---|--:|--:|--:|',
    ...lines,
  ].join('\n');
}
