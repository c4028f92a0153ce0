import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { DatabaseKind } from '../connection/database.ts';
import type { Tx } from '../schema/schema.ts';
import type { Migration } from './migration.ts';

const FILTER_COLUMNS = ['kind', 'subject', 'level', 'topic', 'outcome_id'] as const;

export const questionBank: Migration = {
  name: '0001-question-bank',
  tables: [
    { table: 'questions', key: ['seq'] },
    { table: 'question_versions', key: ['question_seq', 'version'] },
  ],
  up: async (tx, kind) => {
    await createQuestions(tx, kind);
    await createVersions(tx, kind);
    await (kind === 'sqlite' ? createSqliteSearch(tx) : createPostgresSearch(tx));
  },
};

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

async function createQuestions(tx: Tx, kind: DatabaseKind): Promise<void> {
  await tx.schema
    .createTable('questions')
    .addColumn('seq', kind === 'sqlite' ? 'integer' : 'bigint', (column) =>
      kind === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', required)
    .addColumn('subject', 'text')
    .addColumn('level', 'text')
    .addColumn('topic', 'text')
    .addColumn('outcome_id', 'text')
    .addColumn('version', 'integer', required)
    .addColumn('content_hash', 'text', required)
    .addColumn('created_at', kind === 'sqlite' ? 'text' : 'timestamptz', required)
    .execute();
  for (const column of FILTER_COLUMNS) {
    await tx.schema.createIndex(`questions_by_${column}`).on('questions').columns([column, 'seq']).execute();
  }
}

async function createVersions(tx: Tx, kind: DatabaseKind): Promise<void> {
  await tx.schema
    .createTable('question_versions')
    .addColumn('question_seq', kind === 'sqlite' ? 'integer' : 'bigint', (column) =>
      column.notNull().references('questions.seq').onDelete('cascade'),
    )
    .addColumn('version', 'integer', required)
    .addColumn('content', 'text', required)
    .addColumn('content_hash', 'text', required)
    .addColumn('provenance', 'text')
    .addColumn('created_at', kind === 'sqlite' ? 'text' : 'timestamptz', required)
    .addPrimaryKeyConstraint('question_versions_key', ['question_seq', 'version'])
    .execute();
}

/** Creates a contentless table: only the index is stored, because the texts can be rebuilt from the questions. */
async function createSqliteSearch(tx: Tx): Promise<void> {
  await sql`create virtual table question_search using fts5(
    labels, stem, rest, content='', contentless_delete=1, tokenize='porter unicode61'
  )`.execute(tx);
}

async function createPostgresSearch(tx: Tx): Promise<void> {
  await sql`create table question_search (
    rowid bigint primary key references questions (seq) on delete cascade,
    labels text not null,
    stem text not null,
    rest text not null,
    document tsvector not null generated always as (
      setweight(to_tsvector('english', stem), 'A') ||
      setweight(to_tsvector('english', labels), 'B') ||
      setweight(to_tsvector('english', rest), 'D')
    ) stored
  )`.execute(tx);
  await sql`create index question_search_document on question_search using gin (document)`.execute(tx);
}
