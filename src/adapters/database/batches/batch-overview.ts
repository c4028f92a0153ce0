import { BatchJobStatus } from '../../../domain/batch.ts';
import type { BatchOverview, BatchSummary } from '../../../ports/batch-overview.ts';
import { sumSpending } from '../batch-budget/batch-budget.ts';
import type { Database } from '../connection/database.ts';
import { createBatchReader } from './read-batches.ts';

const MAX_FAILED_SHOWN = 20;
const FAILED_STATUSES = BatchJobStatus.extract(['failed', 'incomplete']).options;

/** Creates the read-only overview of batches on an open, migrated database. */
export function createBatchOverview(database: Database): BatchOverview {
  const { kysely, guard } = database;
  const { tally, list } = createBatchReader(database);

  return {
    list: (limit) =>
      guard(async () => {
        const batches = kysely.selectFrom('batches').select(['id', 'output', 'held', 'created_at']);
        const rows = await batches.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
        return Promise.all(
          rows.map(async ({ id, output, held, created_at: createdAt }): Promise<BatchSummary> => {
            const jobs = await list(id, FAILED_STATUSES, { after: 0, limit: MAX_FAILED_SHOWN });
            const failed = jobs.map(({ path, reason }) => ({ path, reason }));
            const { calls, cost, unpriced } = await sumSpending(kysely, id);
            return { id, output, held, createdAt, tally: await tally(id), failed, calls, cost, unpriced };
          }),
        );
      }),
  };
}
