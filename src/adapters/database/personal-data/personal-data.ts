import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { PersonalData } from '../../../ports/personal-data.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import { moveTally } from '../review-queue/review-tallies.ts';
import type { Schema } from '../schema/schema.ts';

/** What stands in the place of a person who was erased from a record that others need. */
export const ERASED = 'erased';

type Holding = {
  readonly table: keyof Schema;
  readonly column: string;
  /** `delete` takes the rows away, `rename` leaves them without the name, `forget` empties the column. */
  readonly onErase: 'delete' | 'rename' | 'forget';
};

/** Every place where a user's id stands; a new one is one more line. */
const holdings: readonly Holding[] = [
  { table: 'turn_feedback', column: 'user_id', onErase: 'delete' },
  { table: 'review_comments', column: 'author', onErase: 'delete' },
  { table: 'review_turns', column: 'created_by', onErase: 'delete' },
  { table: 'review_items', column: 'lease_holder', onErase: 'forget' },
  { table: 'review_items', column: 'reviewed_by', onErase: 'rename' },
  { table: 'review_examples', column: 'added_by', onErase: 'rename' },
  { table: 'review_audit', column: 'actor', onErase: 'rename' },
  { table: 'runs', column: 'owner', onErase: 'delete' },
  { table: 'threads', column: 'owner', onErase: 'delete' },
  { table: 'generated_items', column: 'owner', onErase: 'rename' },
  { table: 'problems', column: 'owner', onErase: 'delete' },
  { table: 'api_keys', column: 'user_id', onErase: 'delete' },
];

const Row = z.record(z.string(), z.json());

/** What the database keeps about a user; closing it closes the database. */
export function createPersonalData(database: Database): PersonalData {
  const { kysely, guard } = database;
  return {
    async *read(user) {
      for (const { table, column } of holdings) {
        const rows = await guard(() => rowsOf(database, { table, column }, user));
        for (const row of rows) yield { holding: `${table}.${column}`, row };
      }
    },
    erase: (user) =>
      guard(() =>
        kysely.transaction().execute(async (transaction) => {
          await eraseTurns(transaction, user);
          await eraseCheckpoints(transaction, user);
          const counts: Record<string, number> = {};
          for (const holding of holdings) {
            counts[`${holding.table}.${holding.column}`] = await eraseHolding(transaction, holding, user);
          }
          return counts;
        }),
      ),
    close: () => database.close(),
  };
}

async function rowsOf(
  { kysely }: Database,
  { table, column }: Pick<Holding, 'table' | 'column'>,
  user: string,
): Promise<z.infer<typeof Row>[]> {
  const { rows } = await sql`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${storableText(user)}
  `.execute(kysely);
  return rows.map((row) => {
    const { hash: _secret, ...rest } = Row.parse({ ...(row as object) });
    return rest;
  });
}

async function eraseHolding(
  transaction: Transaction<Schema>,
  { table, column, onErase }: Holding,
  user: string,
): Promise<number> {
  const place = sql`${sql.ref(column)} = ${storableText(user)}`;
  const statement =
    onErase === 'delete'
      ? sql`delete from ${sql.table(table)} where ${place}`
      : sql`update ${sql.table(table)} set ${sql.ref(column)} = ${onErase === 'rename' ? ERASED : null} where ${place}`;
  const { numAffectedRows } = await statement.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/** A user's own turns go with everything that was made of them, served examples included. */
async function eraseTurns(transaction: Transaction<Schema>, user: string): Promise<void> {
  const turns = await transaction
    .selectFrom('review_turns')
    .select('id')
    .where('created_by', '=', storableText(user))
    .execute();
  for (const { id: turnId } of turns) {
    const items = await transaction
      .deleteFrom('review_items')
      .where('turn_id', '=', turnId)
      .returning(['id', 'provider_id', 'status', 'reason'])
      .execute();
    for (const { provider_id: providerId, status, reason } of items) {
      await moveTally(transaction, { providerId, status, reason }, undefined);
    }
    const ids = [...items.map(({ id }) => id), `turn:${turnId}`];
    await transaction.deleteFrom('review_comments').where('item_id', 'in', ids).execute();
    await transaction.deleteFrom('turn_feedback').where('turn_id', '=', turnId).execute();
    const examples = await transaction
      .selectFrom('review_examples')
      .select('seq')
      .where('id', 'in', ids)
      .execute();
    for (const { seq } of examples) {
      await transaction.deleteFrom('example_search').where('rowid', '=', seq).execute();
      await transaction.deleteFrom('review_examples').where('seq', '=', seq).execute();
    }
  }
}

async function eraseCheckpoints(transaction: Transaction<Schema>, user: string): Promise<void> {
  for (const table of ['checkpoint_writes', 'checkpoint_values', 'checkpoints'] as const) {
    await sql`
      delete from ${sql.table(table)} where thread_id in
        (select id from threads where owner = ${storableText(user)})
    `.execute(transaction);
  }
}
