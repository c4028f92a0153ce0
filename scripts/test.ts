import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roomMap } from './rooms/room-map.ts';
import { projectRoot, runNode } from './run-command.ts';
import { sharePages } from './share-pages.ts';

const RUNNER = ['--test', '--test-timeout=180000', '--test-reporter=./scripts/summary-reporter.ts'];
const BESIDE_POSTGRES = ['--test-concurrency=2', '--test-global-setup=scripts/postgres/global-setup.ts'];

/** `npm test -- latex` runs the files whose path contains the word. */
async function runTests(words: readonly string[]): Promise<number> {
  const all = globSync(['src/**/*.test.ts', 'scripts/**/*.test.ts', 'web/tests/*.test.ts'], {
    cwd: projectRoot,
  });
  const chosen = all.sort().filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
  if (chosen.length === 0) {
    console.error(`no test file matches ${words.join(' ')}`);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-tally-'));
  const tally = join(folder, 'tally');
  process.env.VBAGENT_TEST_TALLY = tally;
  // A module that one of the processes has stripped and compiled is not stripped again by the others.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  const codes = await Promise.all([
    runPure(chosen.filter(isPure)),
    runOthers(chosen.filter((path) => !isPure(path))),
  ]);
  console.log(`\nin all\n${sumOf(readFileSync(tally, 'utf8'))}`);
  rmSync(folder, { recursive: true });
  return codes.find((code) => code !== 0) ?? 0;
}

/** Rooms that touch neither disk nor network share one process, which is fifty times quicker. */
async function runPure(files: readonly string[]): Promise<number> {
  return files.length === 0 ? 0 : runNode([...RUNNER, '--test-isolation=none', ...files]);
}

/** Runs beside the pure half; each prints at its end, so the two are still read one after the other. */
async function runOthers(files: readonly string[]): Promise<number> {
  if (files.length === 0) return 0;
  const unshare = files.some((path) => path.startsWith('web/')) ? await sharePages() : undefined;
  try {
    return await runNode([...RUNNER, ...BESIDE_POSTGRES, ...files]);
  } finally {
    await unshare?.();
  }
}

function isPure(path: string): boolean {
  const room = /^src\/([^/]+)\//.exec(path)?.[1] ?? '';
  return roomMap[room]?.node === false;
}

function sumOf(tally: string): string {
  const rows = tally
    .trim()
    .split('\n')
    .map((row) => row.split(' ').map(Number));
  const [passed, failed, skipped] = [0, 1, 2].map((column) =>
    rows.reduce((sum, row) => sum + (row[column] ?? 0), 0),
  );
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

process.exitCode = await runTests(process.argv.slice(2));
