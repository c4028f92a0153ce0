import { sql } from 'kysely';
import { Fault } from '../../../domain/fault.ts';
import type { StoredSuggestion } from '../../../domain/suggestion.ts';
import type { NewSuggestion, SpotCheck, SpotCheckStore } from '../../../ports/spot-check-store.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';
import { listSuggestions } from './list-suggestions.ts';
import { rewriteSuggestion, saveSuggestions } from './save-suggestions.ts';
import {
  createUnknownSuggestionFault,
  decideSuggestion,
  listDecisions,
  listUnappliedDecisions,
  recordApplied,
  setStatus,
  undoDecision,
} from './spot-check-decisions.ts';
import { toSuggestion } from './spot-check-row.ts';
import {
  completeSession,
  extendPlan,
  findSession,
  listNewestChecks,
  listOpenSessions,
  listSessionChecks,
  startSession,
} from './spot-check-sessions.ts';
import { readStats } from './spot-check-stats.ts';

/** Creates the spot-check store on an open, migrated database; closing the store closes the database. */
export function createSpotCheckStore(database: Database): SpotCheckStore {
  const { kysely, guard } = database;
  return {
    saveSuggestion: (suggestion, context) => guard(() => saveSuggestion(database, suggestion, context)),
    getVersions: (filter) => guard(() => listSuggestions(kysely, filter)),
    findSuggestion: (id) => guard(() => findSuggestion(kysely, id)),
    getRoot: (id) => guard(() => findRoot(kysely, id)),
    updateStatus: (id, status) => guard(() => setStatus(kysely, id, status)),
    rewriteSuggestion: (id, changes) => guard(() => rewriteSuggestion(kysely, id, changes)),
    startSession: (session) => guard(() => startSession(kysely, session)),
    findSession: (id) => guard(() => findSession(kysely, id)),
    listOpenSessions: (root) => guard(() => listOpenSessions(kysely, root)),
    extendPlan: (id, plan) => guard(() => extendPlan(kysely, id, plan)),
    completeSession: (id, at) => guard(() => completeSession(kysely, id, at)),
    saveCheck: (check, suggestions) => guard(() => saveCheck(database, check, suggestions)),
    listChecks: (source) =>
      guard(() =>
        'sessionId' in source
          ? listSessionChecks(kysely, source.sessionId)
          : listNewestChecks(kysely, source.root),
      ),
    decide: (decision) => guard(() => decideSuggestion(kysely, decision)),
    undo: (id) => guard(() => undoDecision(kysely, id)),
    recordApplied: (id, applied) => guard(() => recordApplied(kysely, id, applied)),
    listUnappliedDecisions: (sessionId) => guard(() => listUnappliedDecisions(kysely, sessionId)),
    listDecisions: (sessionId) => guard(() => listDecisions(kysely, sessionId)),
    getStats: (filter) => guard(() => readStats(kysely, filter)),
    close: () => database.close(),
  };
}

async function saveSuggestion(
  database: Database,
  ...[suggestion, context]: Parameters<SpotCheckStore['saveSuggestion']>
): Promise<StoredSuggestion> {
  return database.kysely.transaction().execute(async (tx) => {
    const [saved] = await saveSuggestions(database, tx, { suggestions: [suggestion], context });
    if (saved === undefined) throw new Fault('unexpected', 'The suggestion was not saved.');
    return saved;
  });
}

async function findSuggestion(kysely: Db, id: number): Promise<StoredSuggestion | undefined> {
  const row = await kysely.selectFrom('suggestions').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toSuggestion(row);
}

async function findRoot(kysely: Db, id: number): Promise<string> {
  const row = await kysely.selectFrom('suggestions').select('root').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw createUnknownSuggestionFault(id);
  return row.root;
}

async function saveCheck(
  database: Database,
  check: SpotCheck,
  suggestions: readonly NewSuggestion[],
): Promise<StoredSuggestion[]> {
  const { sessionId, at } = check;
  const key = { root: storableText(check.root), problemId: storableText(check.problemId) };
  return database.kysely.transaction().execute(async (tx) => {
    await tx
      .insertInto('spot_checks')
      .values({
        session_id: sessionId,
        root: key.root,
        problem_id: key.problemId,
        content_hash: check.contentHash,
        outcome: check.outcome,
        comments: JSON.stringify(check.comments.map(storableText)),
        dropped: check.dropped,
        at,
      })
      .execute();
    await tx
      .updateTable('review_sessions')
      .set({
        problems_reviewed: sql`problems_reviewed + 1`,
        suggestions_made: sql`suggestions_made + ${suggestions.length}`,
      })
      .where('id', '=', sessionId)
      .execute();
    const context = { ...key, status: 'pending' as const, sessionId, at };
    return saveSuggestions(database, tx, { suggestions, context });
  });
}
