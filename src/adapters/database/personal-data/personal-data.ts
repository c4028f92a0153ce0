import { sql } from 'kysely';
import { z } from 'zod';
import type { PersonalData } from '../../../ports/personal-data.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import { moveTally } from '../review-queue/review-tallies.ts';
import type { Schema, Tx } from '../schema/schema.ts';

/** The text that replaces a user id in records that are still needed. */
const ERASED_USER = 'erased';

/** A column that contains user ids. */
type UserColumn = {
  readonly table: keyof Schema;
  readonly column: string;
  /** `delete` deletes the rows, `rename` replaces the user id by `erased`, `forget` sets the column to null. */
  readonly onErase: 'delete' | 'rename' | 'forget';
};

/** Every column that contains a user id; add a line for each new one. */
const userColumns: readonly UserColumn[] = [
  { table: 'turn_feedback', column: 'user_id', onErase: 'delete' },
  { table: 'review_comments', column: 'author', onErase: 'delete' },
  { table: 'review_turns', column: 'created_by', onErase: 'delete' },
  { table: 'review_items', column: 'lease_holder', onErase: 'forget' },
  { table: 'review_items', column: 'reviewed_by', onErase: 'rename' },
  { table: 'review_examples', column: 'added_by', onErase: 'rename' },
  { table: 'review_audit', column: 'actor', onErase: 'rename' },
  { table: 'runs', column: 'owner', onErase: 'delete' },
  { table: 'threads', column: 'owner', onErase: 'delete' },
  { table: 'answer_log', column: 'learner', onErase: 'delete' },
  { table: 'generated_items', column: 'owner', onErase: 'rename' },
  { table: 'problems', column: 'owner', onErase: 'delete' },
  { table: 'api_keys', column: 'user_id', onErase: 'delete' },
  { table: 'sessions', column: 'user_id', onErase: 'delete' },
  { table: 'accounts', column: 'id', onErase: 'delete' },
  { table: 'audit_log', column: 'actor', onErase: 'rename' },
  { table: 'audit_log', column: 'subject', onErase: 'rename' },
];

const Row = z.record(z.string(), z.json());

/** Creates access to the personal data in an open, migrated database; closing it closes the database. */
export function createPersonalData(database: Database): PersonalData {
  const { kysely, guard } = database;
  return {
    async *read(user) {
      for (const { table, column } of userColumns) {
        const rows = await guard(() => readRows(database, { table, column }, user));
        for (const row of rows) yield { holding: `${table}.${column}`, row };
      }
    },
    erase: (user) =>
      guard(() =>
        kysely.transaction().execute(async (tx) => {
          await eraseTurns(tx, user);
          await eraseCheckpoints(tx, user);
          await eraseAddresses(tx, user);
          const counts: Record<string, number> = {};
          for (const userColumn of userColumns) {
            counts[`${userColumn.table}.${userColumn.column}`] = await eraseColumn(tx, userColumn, user);
          }
          return counts;
        }),
      ),
    close: () => database.close(),
  };
}

async function readRows(
  { kysely }: Database,
  { table, column }: Pick<UserColumn, 'table' | 'column'>,
  user: string,
): Promise<z.infer<typeof Row>[]> {
  const { rows } = await sql`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${storableText(user)}
  `.execute(kysely);
  return rows.map((row) => {
    const { hash: _secretHash, ...rest } = Row.parse({ ...(row as object) });
    return rest;
  });
}

async function eraseColumn(tx: Tx, { table, column, onErase }: UserColumn, user: string): Promise<number> {
  const condition = sql`${sql.ref(column)} = ${storableText(user)}`;
  const statement =
    onErase === 'delete'
      ? sql`delete from ${sql.table(table)} where ${condition}`
      : sql`update ${sql.table(table)} set ${sql.ref(column)} = ${onErase === 'rename' ? ERASED_USER : null} where ${condition}`;
  const { numAffectedRows } = await statement.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Deletes the user's turns with their items, comments, feedback and examples. */
async function eraseTurns(tx: Tx, user: string): Promise<void> {
  const turns = await tx
    .selectFrom('review_turns')
    .select('id')
    .where('created_by', '=', storableText(user))
    .execute();
  for (const { id: turnId } of turns) {
    const items = await tx
      .deleteFrom('review_items')
      .where('turn_id', '=', turnId)
      .returning(['id', 'provider_id', 'status', 'reason'])
      .execute();
    for (const { provider_id: providerId, status, reason } of items) {
      await moveTally(tx, { providerId, status, reason }, undefined);
    }
    const ids = [...items.map(({ id }) => id), `turn:${turnId}`];
    await tx.deleteFrom('review_comments').where('item_id', 'in', ids).execute();
    await tx.deleteFrom('turn_feedback').where('turn_id', '=', turnId).execute();
    const examples = await tx.selectFrom('review_examples').select('seq').where('id', 'in', ids).execute();
    for (const { seq } of examples) {
      await tx.deleteFrom('example_search').where('rowid', '=', seq).execute();
      await tx.deleteFrom('review_examples').where('seq', '=', seq).execute();
    }
  }
}

async function eraseCheckpoints(tx: Tx, user: string): Promise<void> {
  for (const table of ['checkpoint_writes', 'checkpoint_values', 'checkpoints'] as const) {
    await sql`
      delete from ${sql.table(table)} where thread_id in
        (select id from threads where owner = ${storableText(user)})
    `.execute(tx);
  }
}

/** Removes the network addresses of the user from the audit log, whose entries are kept. */
async function eraseAddresses(tx: Tx, user: string): Promise<void> {
  await tx.updateTable('audit_log').set({ address: null }).where('actor', '=', storableText(user)).execute();
}
