import { sql } from 'kysely';
import type { DatabaseKind } from '../connection/database.ts';
import { nameForInstitution } from '../connection/table-scopes.ts';
import type { Tx } from '../schema/schema.ts';

/** Creates the full-text tables of an institution; those of `default` are created with the schema. */
export async function createSearchTables(tx: Tx, kind: DatabaseKind, institution: string): Promise<void> {
  const [questions, examples] = listSearchTables(institution);
  const statements =
    kind === 'sqlite'
      ? [createIndexTable(questions, 'labels, stem, rest'), createIndexTable(examples, 'asked, answer')]
      : [
          ...createVectorTable(questions, 'questions', { stem: 'A', labels: 'B', rest: 'D' }),
          ...createVectorTable(examples, 'review_examples', { asked: 'A', answer: 'D' }),
        ];
  for (const statement of statements) await sql.raw(statement).execute(tx);
}

export async function dropSearchTables(tx: Tx, institution: string): Promise<void> {
  for (const table of listSearchTables(institution)) await tx.schema.dropTable(table).execute();
}

function listSearchTables(institution: string): readonly [questions: string, examples: string] {
  return [
    nameForInstitution('question_search', institution),
    nameForInstitution('example_search', institution),
  ];
}

function createIndexTable(table: string, columns: string): string {
  return `create virtual table ${table} using fts5(
    ${columns}, content='', contentless_delete=1, tokenize='porter unicode61')`;
}

/** Weights are classes of PostgreSQL; see `postgres-full-text.ts`. */
function createVectorTable(
  table: string,
  source: string,
  weights: Readonly<Record<string, string>>,
): string[] {
  const columns = Object.keys(weights).map((column) => `${column} text not null`);
  const vectors = Object.entries(weights).map(
    ([column, weight]) => `setweight(to_tsvector('english', ${column}), '${weight}')`,
  );
  return [
    `create table ${table} (rowid bigint primary key references ${source} (seq) on delete cascade,
      ${columns.join(', ')}, document tsvector not null generated always as (${vectors.join(' || ')}) stored)`,
    `create index ${table}_document on ${table} using gin (document)`,
  ];
}
