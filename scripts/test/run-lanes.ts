import { addTallies, EMPTY_TALLY, formatTally, type LaneTally } from './summarise-tests.ts';
import type { Lane } from './test-lanes.ts';

/** The lane's tally; undefined when its process ended before it could write one. */
type RunLane = (lane: Lane) => Promise<LaneTally | undefined>;

type LaneResult = { readonly lane: Lane; readonly tally: LaneTally | undefined };

export type TestReport = { readonly hasPassed: boolean; readonly text: string };

/**
 * Runs all lanes, `concurrency` at a time, then runs each failed lane once more on its own: browsers, servers and killed
 * processes can miss their time limits while the machine is busy with other lanes. The second result counts.
 */
export async function runLanes(
  lanes: readonly Lane[],
  concurrency: number,
  runLane: RunLane,
): Promise<TestReport> {
  const first = await runConcurrently(lanes, concurrency, runLane);
  const failed = first.filter((result) => !hasPassed(result)).map(({ lane }) => lane);
  const second = await runConcurrently(failed, 1, runLane);
  const results = [...first.filter(hasPassed), ...second];
  return { hasPassed: results.every(hasPassed), text: formatReport(results, failed) };
}

/** A lane without a tally has failed: code under test can end the process with exit code 0. */
function hasPassed({ tally }: LaneResult): boolean {
  return tally !== undefined && tally.failed === 0;
}

async function runConcurrently(
  lanes: readonly Lane[],
  concurrency: number,
  runLane: RunLane,
): Promise<LaneResult[]> {
  const waiting = [...lanes];
  const results: LaneResult[] = [];
  const work = async (): Promise<void> => {
    for (let lane = waiting.shift(); lane !== undefined; lane = waiting.shift())
      results.push({ lane, tally: await runLane(lane) });
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}

function formatReport(results: readonly LaneResult[], rerun: readonly Lane[]): string {
  const total = results.flatMap(({ tally }) => tally ?? []).reduce(addTallies, EMPTY_TALLY);
  const crashed = results.filter(({ tally }) => tally === undefined).map(({ lane }) => lane.name);
  const crashes = crashed.map((name) => `✖ ${name}: the process ended without a result\n`).join('');
  const secondRuns =
    rerun.length === 0
      ? 'no lane needed a second run'
      : `needed a second run: ${rerun.map(({ name }) => name).join(', ')}`;
  const tally = { ...total, failed: total.failed + crashed.length, seconds: process.uptime() };
  return `\nall lanes\n${crashes}${formatTally(tally)}${secondRuns}`;
}
