import { type FileTally, formatTally, type LaneTally } from './summarise-tests.ts';
import type { Lane } from './test-lanes.ts';

/** Runs one lane and returns its counts; undefined if its process ended before it could write them. */
type RunLane = (lane: Lane) => Promise<LaneTally | undefined>;

type LaneResult = { readonly lane: Lane; readonly tally: LaneTally | undefined };

export type TestReport = { readonly hasPassed: boolean; readonly text: string };

/**
 * Runs all lanes, `concurrency` at a time. Then it runs each failed file once more, alone, because browsers and servers can
 * exceed their time limits while other lanes keep the machine busy. The second result counts.
 */
export async function runLanes(
  lanes: readonly Lane[],
  concurrency: number,
  runLane: RunLane,
): Promise<TestReport> {
  const firstResults = await runConcurrently(lanes, concurrency, runLane);
  const failedLanes = firstResults.flatMap(listFailedFiles);
  const results = [...firstResults, ...(await runConcurrently(failedLanes, 1, runLane))];
  const secondResults = results.slice(firstResults.length);
  return {
    hasPassed: secondResults.every((result) => listFailedFiles(result).length === 0),
    text: formatReport(results, failedLanes),
  };
}

/** Returns the lane with only its failed files; with all files if its process ended, because code under test can end it with code 0. */
function listFailedFiles({ lane, tally }: LaneResult): Lane[] {
  const failedFiles = tally?.files.filter(({ failed }) => failed > 0).map(({ file }) => file) ?? lane.files;
  return failedFiles.length === 0 ? [] : [{ name: lane.name, files: failedFiles }];
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
  // A later result of a file replaces an earlier one.
  const tallies = new Map(results.flatMap(listTallies).map((tally) => [tally.file, tally]));
  const cpuSeconds = results.reduce((sum, { tally }) => sum + (tally?.cpuSeconds ?? 0), 0);
  const total = formatTally({ files: [...tallies.values()], seconds: process.uptime(), cpuSeconds });
  const secondRuns =
    rerun.length === 0
      ? 'no file needed a second run'
      : `needed a second run: ${rerun.flatMap(({ files }) => files).join(', ')}`;
  return `\nall lanes\n${total}${secondRuns}`;
}

/** Lists the tallies of a lane; every file of a process that ended without a result counts as one failure. */
function listTallies({ lane, tally }: LaneResult): readonly FileTally[] {
  return tally?.files ?? lane.files.map((file) => ({ file, passed: 0, failed: 1, skipped: 0 }));
}
