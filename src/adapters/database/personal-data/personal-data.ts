import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { ERASED_USER } from '../../../domain/erased-user.ts';
import { type PersonalData, UnfinishedRuns } from '../../../ports/personal-data.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import { findTableScope } from '../connection/table-scopes.ts';
import { moveTally } from '../review-queue/review-tallies.ts';
import { type Db, type Holding, holdings, type Tx } from '../schema/schema.ts';

/** Columns that are never exported: hashes of secrets. */
const SECRET_COLUMNS = ['hash'];
const PAGE_SIZE = 500;

/** Creates access to the personal data of one institution in an open, migrated database; closing it closes the database. */
export function createPersonalData(database: Database): PersonalData {
  const { kysely, guard } = database;
  return {
    async *read(user) {
      for (const holding of holdings)
        for (let offset = 0; ; offset += PAGE_SIZE) {
          const rows = await guard(() => readRows(database, holding, { user, offset }));
          for (const row of rows) yield { holding: formatName(holding), row };
          if (rows.length < PAGE_SIZE) break;
        }
    },
    erase: (user) =>
      guard(async () => {
        const erased = await kysely.transaction().execute(async (tx) => {
          await requireNoRuns(tx, user);
          const files = await listFiles(tx, user);
          await eraseDerivedData(tx, user);
          const counted: Record<string, number> = {};
          for (const holding of holdings)
            counted[formatName(holding)] = await eraseRows(database, tx, { holding, user });
          return { counts: counted, files };
        });
        await database.removeTraces();
        return erased;
      }),
    close: () => database.close(),
  };
}

function formatName({ table, column }: Holding): string {
  return `${table}.${column}`;
}

type RowsRequest = { readonly user: string; readonly offset: number };

const Row = z.record(z.string(), z.json());

async function readRows(database: Database, holding: Holding, { user, offset }: RowsRequest) {
  const rows = await database.kysely
    .selectFrom(holding.table)
    .selectAll()
    .where(belongsTo(database, holding, user))
    .orderBy(sql.ref(holding.column))
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(Row.parse({ ...row })).filter(([column]) => !SECRET_COLUMNS.includes(column)),
    ),
  );
}

/** The condition for the rows of a holding that belong to the user. */
function belongsTo(
  { kysely, institution }: Pick<Database, 'kysely' | 'institution'>,
  { table, column, parent }: Holding,
  user: string,
): Expression<SqlBool> {
  if (parent === undefined) {
    const isUser = sql<SqlBool>`${sql.ref(column)} = ${storableText(user)}`;
    return findTableScope(table) === 'shared' ? sql`(${isUser} and institution = ${institution})` : isUser;
  }
  const owned = kysely
    .selectFrom(parent.table)
    .select(sql.ref(parent.key).as('key'))
    .where(sql.ref(parent.owner), '=', storableText(user));
  return sql<SqlBool>`${sql.ref(column)} in (${owned})`;
}

type Erasure = { readonly holding: Holding; readonly user: string };

async function eraseRows(database: Database, tx: Tx, { holding, user }: Erasure): Promise<number> {
  const { table, column, onErase } = holding;
  const isOwned = belongsTo({ ...database, kysely: tx }, holding, user);
  if (onErase === 'delete') {
    const [{ numDeletedRows } = { numDeletedRows: 0n }] = await tx.deleteFrom(table).where(isOwned).execute();
    return Number(numDeletedRows);
  }
  const erased = {
    [column]: onErase === 'rename' ? ERASED_USER : null,
    // The address of a person is as personal as their id.
    ...(table === 'audit_log' && column === 'actor' && { address: null }),
  };
  const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await tx
    .updateTable(table)
    .set(erased)
    .where(isOwned)
    .execute();
  return Number(numUpdatedRows);
}

/** Throws if a process still works for the user, because it could store their data again. */
async function requireNoRuns(tx: Tx, user: string): Promise<void> {
  const unfinished = await tx
    .selectFrom('runs')
    .select('id')
    .where('owner', '=', storableText(user))
    .where('status', 'in', ['pending', 'running'])
    // The process of an expired lease has stopped.
    .where('lease_until', '>', new Date().toISOString())
    .execute();
  if (unfinished.length > 0) throw new UnfinishedRuns(unfinished.map(({ id }) => id));
}

/** A key of the file store: a SHA-256 in hexadecimal. */
const FILE_KEY = /[0-9a-f]{64}/g;

/** Lists the files of the user's problems in the file store. */
async function listFiles(tx: Db, user: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('problems')
    .select(['file_key', 'source'])
    .where('owner', '=', storableText(user))
    .execute();
  return rows.flatMap(({ file_key, source }) => `${file_key ?? ''} ${source}`.match(FILE_KEY) ?? []);
}

/** Deletes what others derived from the user's turns: the examples, the comments and the counts of their items. */
async function eraseDerivedData(tx: Tx, user: string): Promise<void> {
  const turns = await tx
    .selectFrom('review_turns')
    .select('id')
    .where('created_by', '=', storableText(user))
    .execute();
  for (const { id: turnId } of turns) {
    const items = await tx
      .selectFrom('review_items')
      .select(['id', 'provider_id', 'status', 'reason'])
      .where('turn_id', '=', turnId)
      .execute();
    for (const { provider_id: providerId, status, reason } of items)
      await moveTally(tx, { providerId, status, reason }, undefined);
    const ids = [...items.map(({ id }) => id), `turn:${turnId}`];
    await tx.deleteFrom('review_comments').where('item_id', 'in', ids).execute();
    const examples = await tx.selectFrom('review_examples').select('seq').where('id', 'in', ids).execute();
    for (const { seq } of examples) {
      await tx.deleteFrom('example_search').where('rowid', '=', seq).execute();
      await tx.deleteFrom('review_examples').where('seq', '=', seq).execute();
    }
  }
}
