import { openScratchPostgres } from '../test/postgres/test-database.ts';
import { type SharePlan, type ShareReport, shareBatch } from './workers/share-batch.ts';

const PLAN = { problems: 60, parallel: 4, latencyMs: 2000 };
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
    const killed = await runOnScratchDatabase({ ...PLAN, workers: 2, killAfter: PLAN.problems / 3 });
    const speedup = alone.seconds / both.seconds;
    const problems = [
      ...[alone, both, killed].flatMap(findProblems),
      ...(speedup < MIN_SPEEDUP ? [`two workers are only ${speedup.toFixed(2)} times as fast as one`] : []),
    ];
    if (problems.length > 0) throw new Error(problems.join('; '));
    return [
      `${PLAN.problems} TeX files through the whole pipeline, with a model latency of ${PLAN.latencyMs} ms per call. Workers are`,
      `processes of \`vbagent worker -p ${PLAN.parallel}\` on one PostgreSQL; they are idle when the batch is submitted with \`--detach\`.`,
      'In the last row one worker is killed with SIGKILL in the middle; the others are stopped with SIGTERM and exit with code 0.',
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

async function runOnScratchDatabase(plan: Omit<SharePlan, 'databaseUrl'>): Promise<ShareReport> {
  const scratch = await openScratchPostgres();
  try {
    return await shareBatch({ ...plan, databaseUrl: scratch.url });
  } finally {
    await scratch.drop();
  }
}

function findProblems(report: ShareReport): string[] {
  const details = JSON.stringify(report);
  const { done, folders, exitCodes, takeoverSeconds = 0, repeated } = report;
  const maxRepeated = report.lost * CALLS_PER_JOB;
  return [
    ...(done === PLAN.problems && folders === PLAN.problems ? [] : [`not all files are done: ${details}`]),
    ...(exitCodes.every((code) => code === 0) ? [] : [`a worker exited with an error: ${details}`]),
    ...(takeoverSeconds <= MAX_TAKEOVER_SECONDS ? [] : [`the takeover was slow: ${details}`]),
    ...(repeated <= maxRepeated ? [] : [`more calls were repeated than were in flight: ${details}`]),
  ];
}

function formatRow(name: string, report: ShareReport): string {
  const { seconds, done, calls, repeated, lost, freeSeconds, takeoverSeconds } = report;
  const delays = [freeSeconds, takeoverSeconds].map((wait) =>
    wait === undefined ? '' : `${wait.toFixed(1)} s`,
  );
  return `| ${[name, seconds.toFixed(1), done, calls, repeated, lost || '', ...delays].join(' | ')} |`;
}
