import { openScratchPostgres } from '../test/postgres/test-database.ts';
import { type SharePlan, type ShareReport, shareBatch } from './workers/share-batch.ts';

const SHAPE = { problems: 60, parallel: 4, latencyMs: 2000 };
const NEEDED_SPEEDUP = 1.8;
const MAX_TAKEOVER_SECONDS = 15;
const CALLS_AT_ONCE = 2;

export const evidence = {
  name: 'workers',
  run: async (): Promise<string> => {
    const alone = await onScratch({ ...SHAPE, workers: 1 });
    const both = await onScratch({ ...SHAPE, workers: 2 });
    const killed = await onScratch({ ...SHAPE, workers: 2, killAfter: SHAPE.problems / 3 });
    const speedup = alone.seconds / both.seconds;
    const problems = [
      ...[alone, both, killed].flatMap(shortcomings),
      ...(speedup < NEEDED_SPEEDUP
        ? [`two workers are only ${speedup.toFixed(2)} times as fast as one`]
        : []),
    ];
    if (problems.length > 0) throw new Error(problems.join('; '));
    return [
      `${SHAPE.problems} TeX files through the whole line, with a model that takes ${SHAPE.latencyMs} ms for each call. Workers are`,
      `processes of \`vbagent worker -p ${SHAPE.parallel}\` on one PostgreSQL, which wait when the batch is submitted with \`--detach\`.`,
      'In the last row one of them is killed with SIGKILL in the middle; the others are ended with SIGTERM, and say 0.',
      '',
      '| | seconds | files done | calls | asked twice | in the hands of the dead | free after | taken over after |',
      '|---|--:|--:|--:|--:|--:|--:|--:|',
      row('one worker', alone),
      row('two workers', both),
      row('two workers, one killed', killed),
      '',
      `Two workers are ${speedup.toFixed(2)} times as fast as one.`,
    ].join('\n');
  },
};

async function onScratch(plan: Omit<SharePlan, 'databaseUrl'>): Promise<ShareReport> {
  const scratch = await openScratchPostgres();
  try {
    return await shareBatch({ ...plan, databaseUrl: scratch.url });
  } finally {
    await scratch.drop();
  }
}

function shortcomings(report: ShareReport): string[] {
  const said = JSON.stringify(report);
  const { done, folders, exits, takeoverSeconds = 0, repeated } = report;
  const mostRepeated = report.lost * CALLS_AT_ONCE;
  return [
    ...(done === SHAPE.problems && folders === SHAPE.problems ? [] : [`not everything is done: ${said}`]),
    ...(exits.every((code) => code === 0) ? [] : [`a worker ended badly: ${said}`]),
    ...(takeoverSeconds <= MAX_TAKEOVER_SECONDS ? [] : [`the takeover was slow: ${said}`]),
    ...(repeated <= mostRepeated ? [] : [`more was asked twice than was under way: ${said}`]),
  ];
}

function row(name: string, report: ShareReport): string {
  const { seconds, done, calls, repeated, lost, freeSeconds, takeoverSeconds } = report;
  const waits = [freeSeconds, takeoverSeconds].map((wait) =>
    wait === undefined ? '' : `${wait.toFixed(1)} s`,
  );
  return `| ${[name, seconds.toFixed(1), done, calls, repeated, lost || '', ...waits].join(' | ')} |`;
}
