import type { SessionPlan, SpotCheck, SpotCheckSession } from '../../../ports/spot-check-store.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';
import { toSession, toSpotCheck } from './spot-check-row.ts';

type NewSession = {
  readonly id: string;
  readonly root: string;
  readonly plan: SessionPlan;
  readonly at: string;
};

export async function startSession(kysely: Db, session: NewSession): Promise<void> {
  const { id, root, plan, at } = session;
  await kysely
    .insertInto('review_sessions')
    .values({ id, root: storableText(root), plan: serializePlan(plan), started_at: at, completed_at: null })
    .execute();
}

/** Replaces the plan of a session, for example by one with more problems. */
export async function extendPlan(kysely: Db, id: string, plan: SessionPlan): Promise<void> {
  await kysely
    .updateTable('review_sessions')
    .set({ plan: serializePlan(plan) })
    .where('id', '=', id)
    .execute();
}

function serializePlan({ kind, problemIds }: SessionPlan): string {
  return JSON.stringify({ kind, problemIds: problemIds.map(storableText) });
}

export async function findSession(kysely: Db, id: string): Promise<SpotCheckSession | undefined> {
  const query = kysely.selectFrom('review_sessions').selectAll().where('id', '=', storableText(id));
  const row = await query.executeTakeFirst();
  return row === undefined ? undefined : toSession(row);
}

export async function listOpenSessions(kysely: Db, root?: string): Promise<SpotCheckSession[]> {
  let query = kysely.selectFrom('review_sessions').selectAll().where('completed_at', 'is', null);
  if (root !== undefined) query = query.where('root', '=', storableText(root));
  return (await query.orderBy('started_at', 'desc').execute()).map(toSession);
}

export async function completeSession(kysely: Db, id: string, at: string): Promise<void> {
  await kysely.updateTable('review_sessions').set({ completed_at: at }).where('id', '=', id).execute();
}

export async function listSessionChecks(kysely: Db, sessionId: string): Promise<SpotCheck[]> {
  const query = kysely.selectFrom('spot_checks').selectAll().where('session_id', '=', sessionId);
  return (await query.orderBy('seq').execute()).map(toSpotCheck);
}

/** Lists the newest check of each problem below a root. */
export async function listNewestChecks(kysely: Db, root: string): Promise<SpotCheck[]> {
  const newestChecks = kysely
    .selectFrom('spot_checks')
    .select((expression) => expression.fn.max('seq').as('seq'))
    .where('root', '=', storableText(root))
    .groupBy('problem_id');
  const query = kysely.selectFrom('spot_checks').selectAll().where('seq', 'in', newestChecks);
  return (await query.orderBy('seq').execute()).map(toSpotCheck);
}
