import { openScratchPostgres } from '../test/postgres/test-database.ts';
import { runBatchOnWorkers, type WorkersPlan, type WorkersReport } from './workers/run-batch-on-workers.ts';

const PLAN = { fileCount: 60, parallel: 4, latencyMs: 2000 };
const MIN_SPEEDUP = 1.8;
const MAX_TAKEOVER_SECONDS = 15;
/** Model calls that one job can have in flight. */
const CALLS_PER_JOB = 2;

/** Measures the speedup of a second worker, and kills a worker to measure how fast its jobs are taken over. */
export const proof = {
  name: 'workers',
  run: async (): Promise<string> => {
    const alone = await runOnScratchDatabase({ ...PLAN, workers: 1 });
    const both = await runOnScratchDatabase({ ...PLAN, workers: 2 });
    const killed = await runOnScratchDatabase({ ...PLAN, workers: 2, killAfterJobs: PLAN.fileCount / 3 });
    const speedup = alone.seconds / both.seconds;
    const failures = [
      ...[alone, both, killed].flatMap(listFailures),
      ...(speedup < MIN_SPEEDUP ? [`two workers are only ${speedup.toFixed(2)} times as fast as one`] : []),
    ];
    if (failures.length > 0) throw new Error(failures.join('; '));
    return [
      `${PLAN.fileCount} TeX files through the whole pipeline, with a model latency of ${PLAN.latencyMs} ms per call. Workers are`,
      `processes of \`vbagent worker -p ${PLAN.parallel}\` on one PostgreSQL; they are idle when the batch is submitted with \`--detach\`.`,
      'In the last row one worker is killed with SIGKILL in the middle. All other workers, in every row, are stopped with SIGTERM and exit with code 0.',
      '',
      '| | seconds | files done | calls | repeated calls | jobs of the killed worker | released after | taken over after |',
      '|---|--:|--:|--:|--:|--:|--:|--:|',
      formatRow('one worker', alone),
      formatRow('two workers', both),
      formatRow('two workers, one killed', killed),
      '',
      `Two workers are ${speedup.toFixed(2)} times as fast as one.`,
    ].join('\n');
  },
};

async function runOnScratchDatabase(plan: Omit<WorkersPlan, 'databaseUrl'>): Promise<WorkersReport> {
  const scratch = await openScratchPostgres();
  try {
    return await runBatchOnWorkers({ ...plan, databaseUrl: scratch.url });
  } finally {
    await scratch.drop();
  }
}

function listFailures(report: WorkersReport): string[] {
  const details = JSON.stringify(report);
  const { done, folders, exitCodes, takeoverSeconds = 0, repeated } = report;
  const maxRepeated = report.interruptedJobs * CALLS_PER_JOB;
  return [
    ...(done === PLAN.fileCount && folders === PLAN.fileCount ? [] : [`not all files are done: ${details}`]),
    ...(exitCodes.every((code) => code === 0) ? [] : [`a worker exited with an error: ${details}`]),
    ...(takeoverSeconds <= MAX_TAKEOVER_SECONDS ? [] : [`the takeover was slow: ${details}`]),
    ...(repeated <= maxRepeated ? [] : [`more calls were repeated than were in flight: ${details}`]),
  ];
}

function formatRow(name: string, report: WorkersReport): string {
  const { seconds, done, calls, repeated, interruptedJobs, releaseSeconds, takeoverSeconds } = report;
  const delays = [releaseSeconds, takeoverSeconds].map((wait) =>
    wait === undefined ? '' : `${wait.toFixed(1)} s`,
  );
  return `| ${[name, seconds.toFixed(1), done, calls, repeated, interruptedJobs || '', ...delays].join(' | ')} |`;
}
