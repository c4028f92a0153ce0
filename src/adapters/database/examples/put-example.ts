import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { visibleText } from '../../../latex/visible-text.ts';
import type { StoredExample } from '../../../ports/example-index.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Schema } from '../schema/schema.ts';
import { foldText, splitWords } from '../text-search/fold-text.ts';

/** tsvector holds at most 1 MB, and an example is chosen by what it says first. */
const MAX_INDEXED = 100_000;

/** An example of the same id is replaced; a revoked one has no words, so nothing finds it. */
export async function putExample(transaction: Transaction<Schema>, example: StoredExample): Promise<void> {
  const said = {
    provider_id: storableText(example.providerId),
    nl_query: storableText(example.nlQuery),
    query: storableText(example.query),
    content_hash: hashExample(example),
    status: example.status,
    intent: example.intent,
    complexity: example.complexity,
    tables: JSON.stringify(example.tables),
    added_by: storableText(example.addedBy),
    created_at: example.createdAt,
  };
  const { seq } = await transaction
    .insertInto('review_examples')
    .values({ id: example.id, ...said })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .returning('seq')
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('example_search').where('rowid', '=', seq).execute();
  if (example.status === 'revoked') return;
  await transaction
    .insertInto('example_search')
    .values({ rowid: seq, ...exampleWords(example.nlQuery, example.query) })
    .execute();
}

/** As if it had never been judged. */
export async function dropExample(transaction: Transaction<Schema>, id: string): Promise<void> {
  const row = await transaction
    .selectFrom('review_examples')
    .select('seq')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return;
  await transaction.deleteFrom('example_search').where('rowid', '=', row.seq).execute();
  await transaction.deleteFrom('review_examples').where('seq', '=', row.seq).execute();
}

export function hashExample({
  providerId,
  nlQuery,
  query,
}: Pick<StoredExample, 'providerId' | 'nlQuery' | 'query'>): string {
  return hash('sha256', JSON.stringify([providerId, nlQuery, query].map(storableText)));
}

/** Plain words only, so that both databases split the text in the same places. */
export function exampleWords(asked: string, answer: string): { asked: string; answer: string } {
  return { asked: plainWords(asked), answer: plainWords(answer) };
}

function plainWords(text: string): string {
  const short = text.slice(0, MAX_INDEXED);
  return splitWords(foldText(/[\\$]/.test(short) ? visibleText(short) : short)).join(' ');
}

const ExampleRow = z.object({
  id: z.string(),
  provider_id: z.string(),
  nl_query: z.string(),
  query: z.string(),
  status: z.enum(['approved', 'rejected', 'revoked']),
  intent: z.string().nullable(),
  complexity: z.string().nullable(),
  tables: z.string().transform((written) => z.array(z.string()).parse(JSON.parse(written))),
  added_by: z.string(),
  created_at: z.string(),
});

export function toStoredExample(stored: unknown): StoredExample {
  const row = ExampleRow.parse(stored);
  return {
    id: row.id,
    providerId: row.provider_id,
    nlQuery: row.nl_query,
    query: row.query,
    status: row.status,
    intent: row.intent,
    complexity: row.complexity,
    tables: row.tables,
    addedBy: row.added_by,
    createdAt: row.created_at,
  };
}
