import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickFolder } from './memory-disk.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { roomMap } from './rooms/room-map.ts';
import { projectRoot, runNode } from './run-command.ts';
import { sharePages } from './share-pages.ts';
import { addTallies, closingLine, type LaneTally, NOTHING } from './summarise-tests.ts';
import { divideIntoLanes } from './test-lanes.ts';

/** One more than the cores of a small machine: a lane often waits for a browser or a server of its own. */
const LANES_AT_ONCE = 3;
/** More than all tests hold at once. */
const ROOM = 4_000_000_000;

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
  // Tests make and delete a hundred thousand files.
  const folder = mkdtempSync(join(process.env.TMPDIR ?? quickFolder(ROOM), 'vbagent-tests-'));
  // PostgreSQL runs as somebody else where we are root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  const tallies = join(folder, 'tallies');
  // A module that one of the processes has stripped and compiled is not stripped again by the others, nor by the next run.
  process.env.NODE_COMPILE_CACHE ??= join(projectRoot, 'node_modules/.cache/compiled-tests');
  const parts = shareParts(chosen);
  const run = (lanes: readonly string[][], atOnce: number) => runLanes(lanes, { parts, tallies, atOnce });
  const isSound = await runTwiceIfNeeded(divideIntoLanes(chosen), run).finally(async () =>
    (await parts).giveBack(),
  );
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return isSound ? 0 : 1;
}

type LaneEnds = { readonly failed: readonly string[][]; readonly isSound: boolean };
type RunLanes = (lanes: readonly string[][], atOnce: number) => Promise<LaneEnds>;

/**
 * Browsers, servers and kills meet a machine that is busy with the other lanes: a lane that fails is run once more,
 * alone, and that decides.
 */
async function runTwiceIfNeeded(lanes: readonly string[][], run: RunLanes): Promise<boolean> {
  const first = await run(lanes, LANES_AT_ONCE);
  if (first.isSound || first.failed.length === 0) return first.isSound;
  console.log(`\nrunning ${first.failed.flat().length} files of failed lanes again, one lane at a time`);
  return (await run(first.failed, 1)).isSound;
}

type Parts = { giveBack(): Promise<void> };

/** One PostgreSQL and one unpacked browser for the whole run, where they are wanted. */
async function shareParts(files: readonly string[]): Promise<Parts> {
  const [unsharePages, server] = await Promise.all([
    files.some((path) => path.startsWith('web/')) ? sharePages() : undefined,
    files.some((path) => path.endsWith('.postgres.test.ts')) ? startPostgres() : undefined,
  ]);
  if (server !== undefined) process.env.VBAGENT_TEST_POSTGRES = server.url;
  return {
    async giveBack() {
      await server?.stop();
      await unsharePages?.();
    },
  };
}

type LaneRun = { readonly parts: Promise<Parts>; readonly tallies: string; readonly atOnce: number };

/** Each lane prints when it ends, so what it says is still read in one piece; one that needs no parts starts at once. */
async function runLanes(lanes: readonly string[][], { parts, tallies, atOnce }: LaneRun): Promise<LaneEnds> {
  const waiting = [...lanes];
  const failed: string[][] = [];
  writeFileSync(tallies, '');
  const work = async (): Promise<void> => {
    for (let lane = waiting.shift(); lane !== undefined; lane = waiting.shift()) {
      if (!lane.every(isPure)) await parts;
      if ((await runNode(['scripts/test-lane.ts', tallies, ...lane])) !== 0) failed.push(lane);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const ended = readTallies(tallies);
  const all = ended.reduce(addTallies, { ...NOTHING, seconds: process.uptime() });
  console.log(`\nin all\n${closingLine(all)}`);
  // Code under test may set the exit code of the process it shares, so that a code of 0 alone says nothing.
  return { failed, isSound: failed.length === 0 && all.failed === 0 && ended.length === lanes.length };
}

/** Tests of a room that touches neither disk nor network. */
function isPure(path: string): boolean {
  return roomMap[/^src\/([^/]+)\//.exec(path)?.[1] ?? '']?.node === false;
}

/** What each lane came to that came to its end. */
function readTallies(path: string): LaneTally[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line) => (line === '' ? [] : JSON.parse(line)));
}

// A package that starts PostgreSQL ends the process with 0 when nothing else does.
process.exit(await runTests(process.argv.slice(2)));
