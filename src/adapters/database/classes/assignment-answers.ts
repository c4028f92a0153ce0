import type { Selectable } from 'kysely';
import type { AnswerRecord } from '../../../domain/answer-record.ts';
import type { AssignedAnswer, AssignmentAnswers, MarkDecision } from '../../../ports/assignment-answers.ts';
import { toRecord, toRow } from '../answers/answer-log.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import type { AnswerLogTable } from '../schema/answer-schema.ts';
import type { Db, Tx } from '../schema/schema.ts';

/** Creates the reader of the answers to assignments on an open, migrated database. */
export function createAssignmentAnswers({ kysely, guard }: Database): AssignmentAnswers {
  return {
    list: (assignment, learner) =>
      guard(async () => {
        let query = kysely
          .selectFrom('answer_log')
          .selectAll()
          .where('assignment', '=', storableText(assignment));
        if (learner !== undefined) query = query.where('learner', '=', storableText(learner));
        return withDecisions(kysely, await query.orderBy('seq').execute());
      }),
    find: (id) =>
      guard(async () => {
        const row = await kysely
          .selectFrom('answer_log')
          .selectAll()
          .where('id', '=', storableText(id))
          .executeTakeFirst();
        if (row === undefined) return undefined;
        const newer = await kysely
          .selectFrom('answer_log')
          .selectAll()
          .where('supersedes', '=', row.id)
          .execute();
        return (await withDecisions(kysely, [row, ...newer]))[0];
      }),
    supersede: (record, decision) =>
      guard(() => kysely.transaction().execute((tx) => supersede(tx, record, decision))),
    readVersion: (assignment) => guard(() => readVersion(kysely, storableText(assignment))),
  };
}

async function withDecisions(
  kysely: Db,
  rows: readonly Selectable<AnswerLogTable>[],
): Promise<AssignedAnswer[]> {
  const superseded = new Set(rows.map(({ supersedes }) => supersedes));
  const decided = rows.filter(({ marked_by: markedBy }) => markedBy === 'teacher').map(({ id }) => id);
  const decisions = await readDecisions(kysely, decided);
  return rows.map((row) => ({
    ...toRecord(row),
    decision: decisions.get(row.id) ?? null,
    isCurrent: !superseded.has(row.id),
  }));
}

async function readDecisions(kysely: Db, ids: readonly string[]): Promise<Map<string, MarkDecision>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely.selectFrom('mark_decisions').selectAll().where('answer_id', 'in', ids).execute();
  return new Map(rows.map(({ answer_id: id, teacher, at, reason }) => [id, { teacher, at, reason }]));
}

async function supersede(
  tx: Tx,
  record: AnswerRecord,
  { teacher, at, reason }: MarkDecision,
): Promise<boolean> {
  const added = await tx
    .insertInto('answer_log')
    .values(toRow(record))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('seq')
    .executeTakeFirst();
  if (added === undefined) return false;
  const decision = { answer_id: record.id, teacher: storableText(teacher), at, reason: storableText(reason) };
  await tx.insertInto('mark_decisions').values(decision).execute();
  return true;
}

async function readVersion(kysely: Db, assignment: string): Promise<string> {
  const { last } = await kysely
    .selectFrom('answer_log')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('assignment', '=', assignment)
    .executeTakeFirstOrThrow();
  const attempts = await kysely
    .selectFrom('attempts')
    .select(({ fn }) => [
      fn.countAll().as('started'),
      fn.sum('slot_count').as('shown'),
      fn.count('finished_at').as('finished'),
    ])
    .where('assignment_id', '=', assignment)
    .executeTakeFirstOrThrow();
  return [last, attempts.started, attempts.shown, attempts.finished]
    .map((count) => Number(count ?? 0))
    .join(':');
}
