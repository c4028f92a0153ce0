import { z } from 'zod';
import type { ExampleIndex, ExampleTally } from '../../../ports/example-index.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import { writeAudit } from '../review-audit/review-audit.ts';
import { hashExample, putExample, toStoredExample } from './put-example.ts';
import { searchExamples } from './search-examples.ts';

/** Creates the example index on an open, migrated database; the caller closes the database. */
export function createExampleIndex(database: Database): ExampleIndex {
  const { kysely, guard } = database;
  /** A cache: the number of examples that contain a frequent search term. */
  const countByTerm = new Map<string, number>();
  return {
    put: (example) =>
      guard(() =>
        kysely.transaction().execute(async (tx) => {
          await putExample(tx, example);
          const detail = { example: example.id, provider_id: example.providerId, status: example.status };
          const { createdAt: at, addedBy: actor } = example;
          await writeAudit(tx, null, { at, actor, action: 'example_added', detail });
        }),
      ),
    find: (id) => guard(() => findExample(database, 'id', id)),
    findEqual: (example) => guard(() => findExample(database, 'content_hash', hashExample(example))),
    revoke: (id, { actor, at }) =>
      guard(() =>
        kysely.transaction().execute(async (tx) => {
          const revoked = await tx
            .updateTable('review_examples')
            .set({ status: 'revoked' })
            .where('id', '=', storableText(id))
            .where('status', '!=', 'revoked')
            .returning('seq')
            .executeTakeFirst();
          if (revoked === undefined) return false;
          await tx.deleteFrom('example_search').where('rowid', '=', revoked.seq).execute();
          const detail = { example: id };
          await writeAudit(tx, null, { at, actor, action: 'example_revoked', detail });
          return true;
        }),
      ),
    search: (request) => guard(() => searchExamples(database, request, countByTerm)),
    tally: () => guard(() => tallyExamples(database)),
  };
}

async function findExample({ kysely }: Database, column: 'id' | 'content_hash', value: string) {
  const row = await kysely
    .selectFrom('review_examples')
    .selectAll()
    .where(column, '=', storableText(value))
    // A revoked example can still be found by its id.
    .where('status', '!=', column === 'id' ? '' : 'revoked')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : toStoredExample(row);
}

const TallyRows = z.array(
  z.object({
    provider_id: z.string(),
    status: z.enum(['approved', 'rejected', 'revoked']),
    intent: z.string().nullable(),
    count: z.number(),
  }),
);

async function tallyExamples({ kysely }: Database): Promise<ExampleTally[]> {
  const rows = await kysely
    .selectFrom('review_examples')
    .select(['status', 'provider_id', 'intent'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['status', 'provider_id', 'intent'])
    .execute();
  return TallyRows.parse(rows).map(({ provider_id, ...rest }) => ({ ...rest, providerId: provider_id }));
}
