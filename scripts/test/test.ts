import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { roomMap } from '../rooms/room-map.ts';
import { projectRoot, runNode } from '../run-command.ts';
import { chooseScratchDisk } from './memory-disk.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { runLanes } from './run-lanes.ts';
import { sharePages } from './share-pages.ts';
import type { LaneTally } from './summarise-tests.ts';
import { divideIntoLanes, type Lane } from './test-lanes.ts';

/** One more than the cores of a small machine, because a lane often waits for its browser or server. */
const CONCURRENT_LANES = 3;
/**
 * A lane creates many short-lived objects and returns to the same functions after minutes. A larger space for new objects
 * and keeping compiled functions save a tenth of its processor time.
 */
const LANE_FLAGS = ['--max-semi-space-size=64', '--no-flush-bytecode'];
/** More than the scratch files of all tests together. */
const SCRATCH_BYTES = 4_000_000_000;
const TEST_FILES = [
  'src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'web/src/**/*.test.ts',
  'web/tests/*.test.ts',
];

/** Runs all tests, or those whose path contains one of the words: `npm test -- latex`. Returns the exit code. */
async function runTests(words: readonly string[]): Promise<number> {
  const all = globSync(TEST_FILES, { cwd: projectRoot });
  const selectedFiles = all
    .sort()
    .filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
  if (selectedFiles.length === 0) {
    console.error(`no test file matches ${words.join(' ')}`);
    return 2;
  }
  const scratch = openScratchFolder();
  const services = startServices(selectedFiles);
  const runLane = async (lane: Lane): Promise<LaneTally | undefined> => {
    if (!lane.files.every(needsNoService)) await services;
    const tallyFile = join(scratch, `${encodeURIComponent(lane.name)}.json`);
    rmSync(tallyFile, { force: true });
    await runNode([...LANE_FLAGS, 'scripts/test/test-lane.ts', tallyFile, ...lane.files]);
    return existsSync(tallyFile) ? JSON.parse(readFileSync(tallyFile, 'utf8')) : undefined;
  };
  try {
    const { hasPassed, text } = await runLanes(divideIntoLanes(selectedFiles), CONCURRENT_LANES, runLane);
    console.log(text);
    return hasPassed ? 0 : 1;
  } finally {
    await (await services).stop();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Creates the temporary folder of all tests, in memory if possible, because tests create and delete 100,000 files. */
function openScratchFolder(): string {
  const folder = mkdtempSync(join(process.env.TMPDIR ?? chooseScratchDisk(SCRATCH_BYTES), 'vbagent-tests-'));
  // PostgreSQL runs as another user if the tests run as root, so that user must be able to read the folder.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // Lanes and later runs share the compiled modules.
  process.env.NODE_COMPILE_CACHE ??= join(projectRoot, 'node_modules/.cache/compiled-tests');
  return folder;
}

type Services = { stop(): Promise<void> };

/** Starts one PostgreSQL and one browser for the whole run, if a chosen test needs them. */
async function startServices(files: readonly string[]): Promise<Services> {
  const [unsharePages, server] = await Promise.all([
    files.some((path) => path.startsWith('web/tests/')) ? sharePages() : undefined,
    files.some((path) => path.endsWith('.postgres.test.ts')) ? startPostgres() : undefined,
  ]);
  if (server !== undefined) process.env.VBAGENT_TEST_POSTGRES = server.url;
  return {
    async stop() {
      await server?.stop();
      await unsharePages?.();
    },
  };
}

/** Returns whether a test belongs to a room without disk and network access, so it needs no service. */
function needsNoService(path: string): boolean {
  return roomMap[/^src\/([^/]+)\//.exec(path)?.[1] ?? '']?.node === false;
}

// Exit explicitly, because the package that starts PostgreSQL otherwise ends the process with exit code 0.
process.exit(await runTests(process.argv.slice(2)));
