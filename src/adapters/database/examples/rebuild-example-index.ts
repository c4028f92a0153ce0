import type { Tx } from '../schema/schema.ts';
import { toSearchColumns } from './put-example.ts';

const PAGE_SIZE = 200;

/** Rebuilds the full-text index from all examples that are not revoked. */
export async function rebuildExampleIndex(tx: Tx): Promise<void> {
  await tx.deleteFrom('example_search').execute();
  let lastSeq = 0;
  for (;;) {
    const rows = await tx
      .selectFrom('review_examples')
      .select(['seq', 'nl_query', 'query'])
      .where('seq', '>', lastSeq)
      .where('status', '!=', 'revoked')
      .orderBy('seq')
      .limit(PAGE_SIZE)
      .execute();
    if (rows.length === 0) return;
    const searchRows = rows.map((row) => ({ rowid: row.seq, ...toSearchColumns(row.nl_query, row.query) }));
    await tx.insertInto('example_search').values(searchRows).execute();
    lastSeq = rows.at(-1)?.seq ?? lastSeq;
  }
}
