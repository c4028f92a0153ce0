import { sql } from 'kysely';
import { z } from 'zod';
import type { ProblemState } from '../../../domain/problem.ts';
import type { ProblemFilter, ProblemPage, ProblemTally } from '../../../ports/problem-store.ts';
import { cutPage, ListCursor, readCursor } from '../connection/page-cursor.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';
import { toStoredProblem } from './problem-row.ts';

/** The run statuses of each problem state. A problem that was never started (null) is listed as failed, because in both cases the user has to start it. */
const RUN_STATUSES: Readonly<Record<ProblemState, readonly (string | null)[]>> = {
  under_way: ['pending', 'running'],
  failed: ['failed', 'cancelled', 'interrupted', null],
  finished: ['succeeded'],
};

/** Selects problems with their last run, and the last event of that run if it reports a step. */
export function selectProblems(kysely: Db) {
  return kysely
    .selectFrom('problems')
    .leftJoin('runs', 'runs.id', 'problems.run_id')
    .leftJoin('run_events', (join) =>
      join
        .onRef('run_events.run_seq', '=', 'runs.seq')
        .onRef('run_events.id', '=', 'runs.last_event_id')
        .on('run_events.type', '=', 'step'),
    )
    .selectAll('problems')
    .select(['runs.status', 'runs.error', 'runs.cancel_requested', 'runs.started_at', 'runs.ended_at'])
    .select('run_events.data as step_event');
}

const ProblemCursor = ListCursor.extend({ isRunning: z.boolean().default(false) });

const isRunning = sql<boolean>`(runs.status = 'running')`;

/** Lists an owner's problems, newest first; with the state `under_way`, running problems come first. */
export async function listProblems(
  kysely: Db,
  { owner, state }: ProblemFilter,
  { limit, after }: { limit: number; after?: string },
): Promise<ProblemPage> {
  const last = readCursor(ProblemCursor, after);
  const runningFirst = state === 'under_way';
  let query = selectProblems(kysely).where('problems.owner', '=', storableText(owner));
  if (state !== undefined) {
    const statuses = RUN_STATUSES[state].filter((status) => status !== null);
    const includesUnstarted = RUN_STATUSES[state].includes(null);
    query = query.where((where) =>
      where.or([
        where('runs.status', 'in', statuses),
        ...(includesUnstarted ? [where('runs.status', 'is', null)] : []),
      ]),
    );
  }
  if (last !== undefined) {
    const isOlder = sql<boolean>`problems.seq < ${last.seq}`;
    // If running problems are first, a page continues with the remaining running problems, then with the others.
    if (!runningFirst) query = query.where(isOlder);
    else if (last.isRunning) query = query.where(sql<boolean>`(not ${isRunning} or ${isOlder})`);
    else query = query.where(sql<boolean>`not ${isRunning}`).where(isOlder);
  }
  const rows = await query
    .$if(runningFirst, (all) => all.orderBy(isRunning, 'desc'))
    .orderBy('problems.seq', 'desc')
    .limit(limit + 1)
    .execute();
  const { pageRows, next } = cutPage(rows, limit, ({ seq, status }) => ({
    seq,
    isRunning: status === 'running',
  }));
  return { problems: pageRows.map(toStoredProblem), next };
}

/** Counts an owner's problems by state and sums their usage. */
export async function tallyProblems(kysely: Db, owner: string): Promise<ProblemTally> {
  const rows = await kysely
    .selectFrom('problems')
    .leftJoin('runs', 'runs.id', 'problems.run_id')
    .where('problems.owner', '=', storableText(owner))
    .select(['runs.status', ({ fn }) => fn.countAll<number>().as('problems')])
    .select(({ fn }) => [fn.sum<number>('calls').as('calls'), fn.sum<number>('tokens').as('tokens')])
    .select(({ fn }) => [fn.sum<number>('cost').as('cost'), fn.sum<number>('unpriced').as('unpriced')])
    .groupBy('runs.status')
    .execute();
  type Amount = 'problems' | 'calls' | 'tokens' | 'cost' | 'unpriced';
  const sum = (amount: Amount, rowsToSum = rows): number =>
    rowsToSum.reduce((total, row) => total + Number(row[amount]), 0);
  const count = (state: ProblemState): number => {
    const statuses = RUN_STATUSES[state];
    return sum(
      'problems',
      rows.filter(({ status }) => statuses.includes(status)),
    );
  };
  return {
    under_way: count('under_way'),
    failed: count('failed'),
    finished: count('finished'),
    usage: { calls: sum('calls'), tokens: sum('tokens'), cost: sum('cost'), unpriced: sum('unpriced') },
  };
}
