import type { Transaction } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import { exampleWords } from './put-example.ts';

const EXAMPLES_AT_ONCE = 200;

/** Makes the index of words anew from the examples that may be served. */
export async function rebuildExampleIndex(transaction: Transaction<Schema>): Promise<void> {
  await transaction.deleteFrom('example_search').execute();
  let last = 0;
  for (;;) {
    const rows = await transaction
      .selectFrom('review_examples')
      .select(['seq', 'nl_query', 'query'])
      .where('seq', '>', last)
      .where('status', '!=', 'revoked')
      .orderBy('seq')
      .limit(EXAMPLES_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    const words = rows.map((row) => ({ rowid: row.seq, ...exampleWords(row.nl_query, row.query) }));
    await transaction.insertInto('example_search').values(words).execute();
    last = rows.at(-1)?.seq ?? last;
  }
}
