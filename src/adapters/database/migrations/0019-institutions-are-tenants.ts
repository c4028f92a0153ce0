import { sql } from 'kysely';
import { z } from 'zod';
import { DEFAULT_INSTITUTION } from '../../../domain/institution-id.ts';
import type { DatabaseKind } from '../connection/database.ts';
import { listInstitutionIds } from '../institutions/list-institution-ids.ts';
import { createSearchTables } from '../institutions/search-tables.ts';
import type { Tx } from '../schema/schema.ts';
import type { Migration } from './migration.ts';

/** The tables whose keys become unique within an institution, with these keys. */
const keyedTables: Readonly<Record<string, readonly string[]>> = {
  questions: ['id'],
  runs: ['id'],
  threads: ['id'],
  checkpoints: ['thread_id', 'ns', 'id'],
  checkpoint_values: ['thread_id', 'ns', 'channel', 'version'],
  checkpoint_writes: ['thread_id', 'ns', 'checkpoint_id', 'task_id', 'place'],
  shelf_questions: ['id'],
  generated_items: ['id'],
  problems: ['id'],
  answer_log: ['id'],
  answer_replay: ['id'],
  review_turns: ['id'],
  turn_feedback: ['turn_id', 'user_id'],
  review_items: ['id'],
  review_examples: ['id'],
  suggestions: ['root', 'problem_id', 'file_path', 'version'],
  review_sessions: ['id'],
  batches: ['id'],
  batch_jobs: ['batch', 'content_hash'],
  batch_usage: ['batch', 'worker'],
  batch_rates: ['batch'],
  workers: ['id'],
  kept_replies: ['key'],
};

/** Tables that only get the column: their keys contain a number that is unique over all institutions. */
const otherTables = [
  'question_versions',
  'run_events',
  'thread_labels',
  'problem_versions',
  'review_comments',
  'review_audit',
  'review_tallies',
  'spot_checks',
  'spot_check_decisions',
  'api_keys',
];

/** Indexes that are replaced, so that a list of one institution does not read the rows of others. */
const replacedIndexes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['kind', 'subject', 'level', 'topic', 'outcome_id'].map((column) => [
      `questions_by_${column}`,
      `on questions (institution, ${column}, seq)`,
    ]),
  ),
  runs_one_per_thread: `on runs (thread_id, institution)
    where status in ('pending', 'running') and thread_id is not null`,
  generated_items_by_generation: 'on generated_items (generation_id, place, institution)',
  review_items_one_open: `on review_items (turn_id, institution) where status = 'pending_review'`,
  review_items_by_urgency: 'on review_items (institution, status, urgency, seq)',
  review_items_by_provider: 'on review_items (institution, status, provider_id, urgency, seq)',
  review_items_by_reason: 'on review_items (institution, status, reason, urgency, seq)',
  review_items_by_age: `on review_items (institution, created_at) where status = 'pending_review'`,
  review_examples_by_status: 'on review_examples (institution, status, provider_id, intent)',
  review_audit_by_time: 'on review_audit (institution, at)',
};
const uniqueIndexes = ['runs_one_per_thread', 'generated_items_by_generation', 'review_items_one_open'];

const addedIndexes = [
  'create index questions_by_institution on questions (institution, seq)',
  'create index review_audit_by_institution on review_audit (institution, seq)',
  'create index review_tallies_by_institution on review_tallies (institution)',
];

/** Gives every row an institution; existing rows belong to `default`. Ids become unique within an institution. */
export const institutionsAreTenants: Migration = {
  name: '0019-institutions-are-tenants',
  perInstitution: Object.keys(keyedTables),
  up: async (tx, kind) => {
    for (const table of [...Object.keys(keyedTables), ...otherTables]) await addColumn(tx, table);
    for (const [table, key] of Object.entries(keyedTables))
      await (kind === 'sqlite' ? rebuildTable(tx, table, key) : replaceKey(tx, table, key));
    for (const [name, definition] of Object.entries(replacedIndexes)) {
      await run(tx, `drop index ${name}`);
      await run(tx, `create ${uniqueIndexes.includes(name) ? 'unique ' : ''}index ${name} ${definition}`);
    }
    for (const statement of addedIndexes) await run(tx, statement);
    await createOtherSearchTables(tx, kind);
  },
};

async function run(tx: Tx, statement: string): Promise<void> {
  await sql.raw(statement).execute(tx);
}

async function addColumn(tx: Tx, table: string): Promise<void> {
  if (table === 'answer_log') return;
  await run(tx, `alter table ${table} add column institution text not null default '${DEFAULT_INSTITUTION}'`);
}

/** Institutions had only settings before, so their search tables are empty. */
async function createOtherSearchTables(tx: Tx, kind: DatabaseKind): Promise<void> {
  for (const id of await listInstitutionIds(tx))
    if (id !== DEFAULT_INSTITUTION) await createSearchTables(tx, kind, id);
}

const Definition = z.object({ sql: z.string() });

/** Gives a SQLite table the new key by creating it again, because SQLite cannot change keys. Foreign keys must be off. */
async function rebuildTable(tx: Tx, table: string, key: readonly string[]): Promise<void> {
  const objects = await sql`select type, sql from sqlite_master where tbl_name = ${table} and sql is not null
    order by type desc`.execute(tx);
  const [definition = '', ...indexes] = objects.rows.map((row) => Definition.parse(row).sql);
  if (await hasNeverHadRows(tx, table)) {
    await run(tx, `drop table ${table}`);
    await run(tx, replaceKeyInDefinition(definition, `"${table}"`, key));
  } else await copyTable(tx, table, replaceKeyInDefinition(definition, `new_${table}`, key));
  for (const index of indexes) await run(tx, index);
}

/** Whether a table is empty and has given no row numbers. Such tables of a new database need no copy, which is slow. */
async function hasNeverHadRows(tx: Tx, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)}
    union all select 1 from sqlite_sequence where name = ${table} limit 1`.execute(tx);
  return rows.length === 0;
}

/** Replaces a table by a new one with the same rows and the same next row number. */
async function copyTable(tx: Tx, table: string, newDefinition: string): Promise<void> {
  await run(tx, newDefinition);
  await run(tx, `insert into new_${table} select * from ${table}`);
  await run(tx, `delete from sqlite_sequence where name = 'new_${table}'`);
  await run(
    tx,
    `insert into sqlite_sequence select 'new_${table}', seq from sqlite_sequence where name = '${table}'`,
  );
  await run(tx, `drop table ${table}`);
  await run(tx, `alter table new_${table} rename to ${table}`);
}

/** Changes the `create table` statement: removes the old key, adds the new one, and sets the name. */
function replaceKeyInDefinition(definition: string, newName: string, key: readonly string[]): string {
  const [first] = key;
  const column = new RegExp(`("?\\b${first}\\b"? (?:text|integer)) (?:not null unique|primary key)`);
  const constraint = /,\s*(?:constraint "\w+" )?(?:primary key|unique) \([^)]*\)/;
  const withoutKey =
    key.length === 1 ? definition.replace(column, '$1 not null') : definition.replace(constraint, '');
  return withoutKey
    .replace(/^create table "?\w+"?/i, `create table ${newName}`)
    .replace(/\)$/, `, unique (${[...key, 'institution'].join(', ')}))`);
}

const Constraint = z.object({ name: z.string() });

/** Replaces the key of a PostgreSQL table. */
async function replaceKey(tx: Tx, table: string, key: readonly string[]): Promise<void> {
  const { rows } = await sql`
    select conname as name from pg_constraint
    where conrelid = ${table}::regclass and contype in ('p', 'u') and ${[...key].sort().join()} = (
      select string_agg(attname, ',' order by attname collate "C") from pg_attribute
      where attrelid = conrelid and attnum = any (conkey)
    )`.execute(tx);
  for (const row of rows) await run(tx, `alter table ${table} drop constraint ${Constraint.parse(row).name}`);
  await run(tx, `alter table ${table} add unique (${[...key, 'institution'].join(', ')})`);
}
