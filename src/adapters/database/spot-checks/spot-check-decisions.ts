import { sql } from 'kysely';
import { Fault } from '../../../domain/fault.ts';
import type { SuggestionStatus } from '../../../domain/suggestion.ts';
import type { Decision, DecisionAction } from '../../../ports/spot-check-store.ts';
import type { Db, Tx } from '../schema/schema.ts';
import { toDecision } from './spot-check-row.ts';

const countColumnByAction = {
  approve: 'approved_count',
  reject: 'rejected_count',
  skip: 'skipped_count',
} as const;
const statusByAction: Readonly<Record<DecisionAction, SuggestionStatus>> = {
  approve: 'approved',
  reject: 'rejected',
  skip: 'pending',
};

type NewDecision = {
  readonly sessionId: string;
  readonly suggestionId: number;
  readonly action: DecisionAction;
  readonly at: string;
};

/** Saves the decision, the status of its suggestion and the session count in one transaction. */
export async function decideSuggestion(kysely: Db, decision: NewDecision): Promise<Decision> {
  const { sessionId, suggestionId, action, at } = decision;
  return kysely.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('spot_check_decisions')
      .values({ session_id: sessionId, suggestion_id: suggestionId, action, at })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined)
      throw new Fault('conflict', `Suggestion ${suggestionId} was already decided in this session.`);
    await setStatus(tx, suggestionId, statusByAction[action]);
    await changeSessionCount(tx, { sessionId, action, by: 1 });
    return toDecision(row);
  });
}

export async function undoDecision(kysely: Db, id: number): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('spot_check_decisions')
      .set({ undone: 1 })
      .where('seq', '=', id)
      .where('undone', '=', 0)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new Fault('conflict', 'This decision was already undone.');
    const { sessionId, suggestionId, action } = toDecision(row);
    await setStatus(tx, suggestionId, 'pending');
    await changeSessionCount(tx, { sessionId, action, by: -1 });
  });
}

export async function setStatus(kysely: Db, suggestionId: number, status: SuggestionStatus): Promise<void> {
  const { numUpdatedRows } = await kysely
    .updateTable('suggestions')
    .set({ status })
    .where('id', '=', suggestionId)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw createUnknownSuggestionFault(suggestionId);
}

export function createUnknownSuggestionFault(id: number): Fault {
  return new Fault('not-found', `There is no suggestion ${id}.`, {
    advice: 'List the suggestions with `vbagent check history`.',
  });
}

type CountChange = { readonly sessionId: string; readonly action: DecisionAction; readonly by: number };

async function changeSessionCount(tx: Tx, { sessionId, action, by }: CountChange): Promise<void> {
  const column = countColumnByAction[action];
  await tx
    .updateTable('review_sessions')
    .set({ [column]: sql`${sql.ref(column)} + ${by}` })
    .where('id', '=', sessionId)
    .execute();
}

/** Records whether the file contains the approved text. */
export async function recordApplied(kysely: Db, id: number, applied: boolean): Promise<void> {
  await kysely
    .updateTable('spot_check_decisions')
    .set({ applied: applied ? 1 : 0 })
    .where('seq', '=', id)
    .execute();
}

export async function listDecisions(kysely: Db, sessionId: string): Promise<Decision[]> {
  const query = selectDecisions(kysely, sessionId).where('undone', '=', 0);
  return (await query.execute()).map(toDecision);
}

/**
 * Lists approvals whose file does not match yet: not applied, or undone but still applied. A decision is stored before its
 * file is written, so that it survives a crash.
 */
export async function listUnappliedDecisions(kysely: Db, sessionId: string): Promise<Decision[]> {
  const query = selectDecisions(kysely, sessionId)
    .where('action', '=', 'approve')
    .whereRef('applied', '=', 'undone');
  return (await query.execute()).map(toDecision);
}

function selectDecisions(kysely: Db, sessionId: string) {
  return kysely
    .selectFrom('spot_check_decisions')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('seq');
}
