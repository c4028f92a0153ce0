import { addTallies, EMPTY_TALLY, formatTally, type LaneTally } from './summarise-tests.ts';
import type { Lane } from './test-lanes.ts';

/** Runs one lane and returns its counts; undefined if its process ended before it could write them. */
type RunLane = (lane: Lane) => Promise<LaneTally | undefined>;

type LaneResult = { readonly lane: Lane; readonly tally: LaneTally | undefined };

export type TestReport = { readonly hasPassed: boolean; readonly text: string };

/**
 * Runs all lanes, `concurrency` at a time. Then it runs each failed lane once more, alone, because browsers and servers can
 * exceed their time limits while other lanes keep the machine busy. The second result counts.
 */
export async function runLanes(
  lanes: readonly Lane[],
  concurrency: number,
  runLane: RunLane,
): Promise<TestReport> {
  const firstResults = await runConcurrently(lanes, concurrency, runLane);
  const failedLanes = firstResults.filter((result) => !hasPassed(result)).map(({ lane }) => lane);
  const secondResults = await runConcurrently(failedLanes, 1, runLane);
  const results = [...firstResults.filter(hasPassed), ...secondResults];
  return { hasPassed: results.every(hasPassed), text: formatReport(results, failedLanes) };
}

/** Returns whether a lane passed. Without a tally it failed, because code under test can end the process with code 0. */
function hasPassed({ tally }: LaneResult): boolean {
  return tally !== undefined && tally.failed === 0;
}

async function runConcurrently(
  lanes: readonly Lane[],
  concurrency: number,
  runLane: RunLane,
): Promise<LaneResult[]> {
  const waitingLanes = [...lanes];
  const results: LaneResult[] = [];
  const work = async (): Promise<void> => {
    for (let lane = waitingLanes.shift(); lane !== undefined; lane = waitingLanes.shift())
      results.push({ lane, tally: await runLane(lane) });
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}

function formatReport(results: readonly LaneResult[], rerun: readonly Lane[]): string {
  const total = results.flatMap(({ tally }) => tally ?? []).reduce(addTallies, EMPTY_TALLY);
  const crashedLanes = results.filter(({ tally }) => tally === undefined).map(({ lane }) => lane.name);
  const crashes = crashedLanes.map((name) => `✖ ${name}: the process ended without a result\n`).join('');
  const secondRuns =
    rerun.length === 0
      ? 'no lane needed a second run'
      : `needed a second run: ${rerun.map(({ name }) => name).join(', ')}`;
  const tally = { ...total, failed: total.failed + crashedLanes.length, seconds: process.uptime() };
  return `\nall lanes\n${crashes}${formatTally(tally)}${secondRuns}`;
}
