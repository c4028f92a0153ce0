import type { Insertable } from 'kysely';
import { Allowance, Assignment, Attempt, type WorkSlot } from '../../../domain/assignment.ts';
import type { AssignmentChanges, AssignmentStore } from '../../../ports/assignment-store.ts';
import type { Database } from '../connection/database.ts';
import { excludedColumns } from '../connection/excluded-columns.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { AssignmentsTable, AttemptsTable } from '../schema/class-schema.ts';
import type { Db, Tx } from '../schema/schema.ts';

/** Creates the store of assignments on an open, migrated database. */
export function createAssignmentStore({ kysely, guard }: Database): AssignmentStore {
  return {
    create: (assignment) =>
      guard(async () => {
        await kysely.insertInto('assignments').values(toAssignmentRow(assignment)).execute();
      }),
    find: (id) =>
      guard(async () => {
        const query = kysely.selectFrom('assignments').selectAll().where('id', '=', storableText(id));
        const row = await query.executeTakeFirst();
        return row && toAssignment(row);
      }),
    list: (classIds) =>
      guard(async () => {
        if (classIds.length === 0) return [];
        const query = kysely.selectFrom('assignments').selectAll().where('class_id', 'in', classIds);
        return (await query.orderBy('seq', 'desc').execute()).map(toAssignment);
      }),
    change: (id, changes) => guard(() => changeAssignment(kysely, id, changes)),
    remove: (id) => guard(() => kysely.transaction().execute((tx) => removeAssignments(tx, [id]))),
    listAllowances: (ids) => guard(() => listAllowances(kysely, ids)),
    putAllowance: (id, allowance) => guard(() => putAllowance(kysely, id, allowance)),
    startAttempt: (attempt) => guard(() => startAttempt(kysely, attempt)),
    findAttempt: (id) => guard(() => findAttempt(kysely, id)),
    listAttempts: (filter) => guard(() => listAttempts(kysely, filter)),
    addSlot: (id, index, slot) =>
      guard(() => kysely.transaction().execute((tx) => addSlot(tx, { id, index }, slot))),
    saveDrafts: (id, drafts) => guard(() => kysely.transaction().execute((tx) => saveDrafts(tx, id, drafts))),
    finishAttempt: (id, at) =>
      guard(async () => {
        const query = kysely.updateTable('attempts').set({ finished_at: at }).where('id', '=', id);
        await query.where('finished_at', 'is', null).execute();
      }),
    listOpenPapers: (now) => guard(() => listOpenPapers(kysely, now.toISOString())),
    listQuestionIds: () => guard(() => listQuestionIds(kysely)),
    deleteAttemptsBefore: (time) =>
      guard(async () => {
        await kysely.deleteFrom('attempts').where('started_at', '<', time.toISOString()).execute();
      }),
  };
}

/** Deletes assignments with their attempts and allowances. */
export async function removeAssignments(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('attempts').where('assignment_id', 'in', ids).execute();
  await tx.deleteFrom('assignment_allowances').where('assignment_id', 'in', ids).execute();
  await tx.deleteFrom('assignments').where('id', 'in', ids).execute();
}

async function listOpenPapers(kysely: Db, now: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('assignments')
    .select('id')
    .where('work', 'like', '{"kind":"paper"%')
    .where(({ eb, or, and, selectFrom }) =>
      or([
        eb('due_at', '>', now),
        and([eb('due_at', 'is', null), eb('released_at', 'is', null)]),
        eb('id', 'in', selectFrom('assignment_allowances').select('assignment_id').where('due_at', '>', now)),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

async function listQuestionIds(kysely: Db): Promise<string[]> {
  const assignments = (await kysely.selectFrom('assignments').selectAll().execute()).map(toAssignment);
  const attempts = await kysely.selectFrom('attempts').select('slots').execute();
  const slots = [
    ...assignments.flatMap(({ work }) => (work.kind === 'paper' ? work.slots : [])),
    ...attempts.flatMap((row) => Attempt.shape.slots.parse(JSON.parse(row.slots))),
  ];
  return [...new Set(slots.map(({ questionId }) => questionId))];
}

function toAssignmentRow(assignment: Assignment): Insertable<AssignmentsTable> {
  return {
    id: assignment.id,
    class_id: assignment.classId,
    title: storableText(assignment.title),
    subject: assignment.subject,
    level: assignment.level,
    work: JSON.stringify(assignment.work),
    due_at: assignment.dueAt,
    max_attempts: assignment.maxAttempts,
    results: assignment.results,
    released_at: assignment.releasedAt,
    created_at: assignment.createdAt,
  };
}

function toAssignment(row: object): Assignment {
  return Assignment.parse(readFields(row, { jsonColumns: ['work'] }));
}

async function changeAssignment(kysely: Db, id: string, changes: AssignmentChanges): Promise<void> {
  const { title, dueAt, maxAttempts, results, releasedAt } = changes;
  const values = {
    ...(title !== undefined && { title: storableText(title) }),
    ...(dueAt !== undefined && { due_at: dueAt }),
    ...(maxAttempts !== undefined && { max_attempts: maxAttempts }),
    ...(results !== undefined && { results }),
    ...(releasedAt !== undefined && { released_at: releasedAt }),
  };
  if (Object.keys(values).length === 0) return;
  await kysely.updateTable('assignments').set(values).where('id', '=', id).execute();
}

async function listAllowances(kysely: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom('assignment_allowances')
    .selectAll()
    .where('assignment_id', 'in', ids)
    .execute();
  return rows.map((row) => ({ ...Allowance.parse(readFields(row)), assignmentId: row.assignment_id }));
}

async function putAllowance(kysely: Db, id: string, allowance: Allowance): Promise<void> {
  const { learner, dueAt, extraTimePercent } = allowance;
  const row = { learner: storableText(learner), due_at: dueAt, extra_time_percent: extraTimePercent };
  await kysely
    .insertInto('assignment_allowances')
    .values({ ...row, assignment_id: id })
    .onConflict((conflict) =>
      conflict
        .columns(['assignment_id', 'learner'])
        .doUpdateSet(excludedColumns(['due_at', 'extra_time_percent'])),
    )
    .execute();
}

function toAttemptRow({ slots, drafts, ...attempt }: Attempt): Insertable<AttemptsTable> {
  return {
    id: attempt.id,
    assignment_id: attempt.assignmentId,
    learner: storableText(attempt.learner),
    number: attempt.number,
    started_at: attempt.startedAt,
    ends_at: attempt.endsAt,
    finished_at: attempt.finishedAt,
    slot_count: slots.length,
    slots: JSON.stringify(slots),
    drafts: JSON.stringify(drafts),
  };
}

function toAttempt(row: object): Attempt {
  return Attempt.parse(readFields(row, { jsonColumns: ['slots', 'drafts'] }));
}

async function startAttempt(kysely: Db, attempt: Attempt): Promise<Attempt> {
  const { assignmentId, learner, number } = attempt;
  await kysely
    .insertInto('attempts')
    .values(toAttemptRow(attempt))
    .onConflict((conflict) => conflict.columns(['assignment_id', 'learner', 'number']).doNothing())
    .execute();
  const row = await kysely
    .selectFrom('attempts')
    .selectAll()
    .where('assignment_id', '=', assignmentId)
    .where('learner', '=', storableText(learner))
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return toAttempt(row);
}

async function findAttempt(kysely: Db, id: string): Promise<Attempt | undefined> {
  const row = await kysely
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', storableText(id))
    .executeTakeFirst();
  return row && toAttempt(row);
}

async function listAttempts(
  kysely: Db,
  { assignmentIds, learner }: Parameters<AssignmentStore['listAttempts']>[0],
): Promise<Attempt[]> {
  if (assignmentIds?.length === 0) return [];
  let query = kysely.selectFrom('attempts').selectAll();
  if (assignmentIds !== undefined) query = query.where('assignment_id', 'in', assignmentIds);
  if (learner !== undefined) query = query.where('learner', '=', storableText(learner));
  return (await query.orderBy('seq').execute()).map(toAttempt);
}

type SlotKey = { readonly id: string; readonly index: number };

async function addSlot(tx: Tx, { id, index }: SlotKey, slot: WorkSlot): Promise<boolean> {
  const attempt = await findAttempt(tx, id);
  if (attempt === undefined || attempt.slots.length !== index || attempt.finishedAt !== null) return false;
  const slots = JSON.stringify([...attempt.slots, slot]);
  const { numUpdatedRows } = await tx
    .updateTable('attempts')
    .set({ slots, slot_count: index + 1 })
    .where('id', '=', id)
    .where('slot_count', '=', index)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function saveDrafts(tx: Tx, id: string, drafts: Readonly<Record<string, string>>): Promise<void> {
  // The update locks the row on PostgreSQL, so that two windows do not overwrite each other's answers.
  await tx.updateTable('attempts').set({ id }).where('id', '=', id).execute();
  const attempt = await findAttempt(tx, id);
  if (attempt === undefined) return;
  const merged = JSON.stringify({ ...attempt.drafts, ...drafts });
  await tx
    .updateTable('attempts')
    .set({ drafts: merged })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}
