import { hash } from 'node:crypto';
import { z } from 'zod';
import { visibleText } from '../../../latex/visible-text.ts';
import type { StoredExample } from '../../../ports/example-index.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Tx } from '../schema/schema.ts';
import { foldText, splitWords } from '../text-search/fold-text.ts';

/** Characters of a text that are indexed; a PostgreSQL tsvector is limited to 1 MB. */
const MAX_INDEXED_LENGTH = 100_000;

/** Saves an example or replaces the one with the same id; a revoked example is removed from the full-text index. */
export async function putExample(tx: Tx, example: StoredExample): Promise<void> {
  const columns = {
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
  const { seq } = await tx
    .insertInto('review_examples')
    .values({ id: example.id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .returning('seq')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('example_search').where('rowid', '=', seq).execute();
  if (example.status === 'revoked') return;
  await tx
    .insertInto('example_search')
    .values({ rowid: seq, ...toSearchColumns(example.nlQuery, example.query) })
    .execute();
}

/** Deletes an example and its index entry; a no-op if it does not exist. */
export async function deleteExample(tx: Tx, id: string): Promise<void> {
  const row = await tx.selectFrom('review_examples').select('seq').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return;
  await tx.deleteFrom('example_search').where('rowid', '=', row.seq).execute();
  await tx.deleteFrom('review_examples').where('seq', '=', row.seq).execute();
}

/** Hashes provider, request and query; equal examples have equal hashes. */
export function hashExample(example: Pick<StoredExample, 'providerId' | 'nlQuery' | 'query'>): string {
  const { providerId, nlQuery, query } = example;
  return hash('sha256', JSON.stringify([providerId, nlQuery, query].map(storableText)));
}

/** Returns the texts as plain words, so that both databases index the same words. */
export function toSearchColumns(request: string, query: string): { asked: string; answer: string } {
  return { asked: toPlainWords(request), answer: toPlainWords(query) };
}

function toPlainWords(text: string): string {
  const indexedText = text.slice(0, MAX_INDEXED_LENGTH);
  return splitWords(foldText(/[\\$]/.test(indexedText) ? visibleText(indexedText) : indexedText)).join(' ');
}

const Example = z.object({
  id: z.string(),
  providerId: z.string(),
  nlQuery: z.string(),
  query: z.string(),
  status: z.enum(['approved', 'rejected', 'revoked']),
  intent: z.string().nullable(),
  complexity: z.string().nullable(),
  tables: z.array(z.string()),
  addedBy: z.string(),
  createdAt: z.string(),
});

export function toStoredExample(row: object): StoredExample {
  return Example.parse(readFields(row, { jsonColumns: ['tables'] }));
}
