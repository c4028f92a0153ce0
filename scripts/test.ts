import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres/start-postgres.ts';
import { roomMap } from './rooms/room-map.ts';
import { projectRoot, runNode } from './run-command.ts';
import { sharePages } from './share-pages.ts';
import { divideIntoLanes } from './test-lanes.ts';

const RUNNER = [
  '--test',
  '--test-isolation=none',
  '--test-force-exit',
  '--test-timeout=180000',
  '--test-reporter=./scripts/summary-reporter.ts',
];
/** One more than the cores of a small machine: a lane often waits for a browser or a server of its own. */
const LANES_AT_ONCE = 3;

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
  const parts = shareParts(chosen);
  const lanes = divideIntoLanes(chosen);
  const codes = await runLanes(lanes, parts).finally(async () => (await parts).giveBack());
  const rows = readTally(tally);
  rmSync(folder, { recursive: true });
  const [passed = 0, failed = 0, skipped = 0] = [0, 1, 2].map((column) => sum(rows, column));
  console.log(`\nin all\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  // Code under test may set the exit code of the process it shares, so that a code of 0 alone says nothing.
  const isSound = failed === 0 && rows.length === lanes.length && codes.every((code) => code === 0);
  return isSound ? 0 : 1;
}

type Parts = { giveBack(): Promise<void> };

/** One PostgreSQL and one unpacked browser for the whole run, where they are wanted. */
async function shareParts(files: readonly string[]): Promise<Parts> {
  const unsharePages = files.some((path) => path.startsWith('web/')) ? await sharePages() : undefined;
  const server = files.some((path) => path.endsWith('.postgres.test.ts')) ? await startPostgres() : undefined;
  if (server !== undefined) process.env.VBAGENT_TEST_POSTGRES = server.url;
  return {
    async giveBack() {
      await server?.stop();
      await unsharePages?.();
    },
  };
}

/** Each lane prints when it ends, so what it says is still read in one piece; one that needs no parts starts at once. */
async function runLanes(lanes: readonly string[][], parts: Promise<Parts>): Promise<number[]> {
  const waiting = [...lanes];
  const codes: number[] = [];
  const work = async (): Promise<void> => {
    for (let lane = waiting.shift(); lane !== undefined; lane = waiting.shift()) {
      if (!lane.every(isPure)) await parts;
      codes.push(await runNode([...RUNNER, ...lane]));
    }
  };
  await Promise.all(Array.from({ length: LANES_AT_ONCE }, work));
  return codes;
}

/** Tests of a room that touches neither disk nor network. */
function isPure(path: string): boolean {
  return roomMap[/^src\/([^/]+)\//.exec(path)?.[1] ?? '']?.node === false;
}

/** Passed, failed and skipped tests of each lane that came to its end. */
function readTally(path: string): number[][] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => line.split(' ').map(Number));
}

function sum(rows: readonly number[][], column: number): number {
  return rows.reduce((total, row) => total + (row[column] ?? 0), 0);
}

// A package that starts PostgreSQL ends the process with 0 when nothing else does.
process.exit(await runTests(process.argv.slice(2)));
