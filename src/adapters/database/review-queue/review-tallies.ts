import { z } from 'zod';
import { QueueStatus, ReviewTrigger } from '../../../domain/queue-item.ts';
import type { Tally } from '../../../ports/review-queue.ts';
import { prepareQuery } from '../connection/prepared-query.ts';
import type { Db, Tx } from '../schema/schema.ts';

/** The group in which an item is counted. The count of a group is the sum of its rows: +1 for an added item, -1 for a removed one. */
type TallyGroup = { readonly providerId: string; readonly status: string; readonly reason: string };

/** Moves an item from one group to another; an undefined group means that the item is added or removed. */
export async function moveTally(
  tx: Tx,
  from: TallyGroup | undefined,
  to: TallyGroup | undefined,
): Promise<void> {
  if (from && to && formatGroupKey(from) === formatGroupKey(to)) return;
  const rows = [from && toTallyRow(from, -1), to && toTallyRow(to, 1)].filter((row) => row !== undefined);
  if (rows.length > 0) await tx.insertInto('review_tallies').values(rows).execute();
}

function formatGroupKey({ providerId, status, reason }: TallyGroup): string {
  return JSON.stringify([providerId, status, reason]);
}

function toTallyRow({ providerId, status, reason }: TallyGroup, amount: number) {
  return { provider_id: providerId, status, reason, amount };
}

const TallyRows = z.array(
  z.object({
    provider_id: z.string(),
    status: QueueStatus,
    reason: ReviewTrigger,
    count: z.number(),
    row_count: z.number(),
  }),
);

/** With more rows than this, the rows are replaced by their sums. */
const MAX_ROWS = 200;

/** Returns a function that counts the items of each group; the query is compiled once. */
export function prepareTallies(kysely: Db): () => Promise<Tally[]> {
  const sum = prepareQuery(
    kysely
      .selectFrom('review_tallies')
      .select(['provider_id', 'status', 'reason'])
      .select(({ fn }) => [fn.sum<number>('amount').as('count'), fn.countAll<number>().as('row_count')])
      .groupBy(['provider_id', 'status', 'reason']),
  );
  return async () => {
    const sums = TallyRows.parse(await sum(kysely, []));
    if (sums.reduce((total, { row_count }) => total + row_count, 0) > MAX_ROWS) await compactTallies(kysely);
    return sums
      .filter(({ count }) => count > 0)
      .map(({ provider_id, status, reason, count }) => ({ providerId: provider_id, status, reason, count }));
  };
}

/** Replaces the rows by their sums. Rows added concurrently are not visible here, so they are neither lost nor counted twice. */
async function compactTallies(kysely: Db): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const deleted = await tx
      .deleteFrom('review_tallies')
      .returning(['provider_id', 'status', 'reason', 'amount'])
      .execute();
    const sums = new Map<string, (typeof deleted)[number]>();
    for (const row of deleted) {
      const key = JSON.stringify([row.provider_id, row.status, row.reason]);
      sums.set(key, { ...row, amount: row.amount + (sums.get(key)?.amount ?? 0) });
    }
    const remaining = [...sums.values()].filter(({ amount }) => amount !== 0);
    if (remaining.length > 0) await tx.insertInto('review_tallies').values(remaining).execute();
  });
}
