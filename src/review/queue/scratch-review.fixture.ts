import { randomUUID } from 'node:crypto';
import type { Database } from '../../adapters/database/database.ts';
import { createExampleIndex } from '../../adapters/database/example-index.ts';
import { createReviewQueue } from '../../adapters/database/review-queue.ts';
import { createSqlReader } from '../../adapters/sql-parser/create-sql-reader.ts';
import { openSqlite } from '../../adapters/sqlite/open-sqlite.ts';
import { ReviewSettings } from '../../domain/settings.ts';
import { createManualClock, type ManualClock } from '../../ports/manual-clock.fixture.ts';
import { createRagService, type RagService } from '../examples/rag-service.ts';
import { createReviewService, type ReviewService } from './review-service.ts';
import type { ReviewEvent, ReviewTools } from './review-tools.ts';

export type ScratchReview = {
  readonly review: ReviewService;
  readonly rag: RagService;
  readonly tools: ReviewTools;
  readonly clock: ManualClock;
  readonly noticed: ReviewEvent[];
  close(): Promise<void>;
};

/** The services on a database of their own, with a clock that tests turn. */
export async function openScratchReview(settings: Partial<ReviewSettings> = {}): Promise<ScratchReview> {
  const database: Database = await openSqlite(':memory:');
  const queries = createSqlReader();
  const clock = createManualClock();
  const noticed: ReviewEvent[] = [];
  const tools: ReviewTools = {
    queue: createReviewQueue(database),
    examples: createExampleIndex(database),
    queries,
    clock,
    newId: randomUUID,
    settings: ReviewSettings.parse(settings),
    notice: (event) => void noticed.push(event),
  };
  return {
    review: createReviewService(tools),
    rag: createRagService(tools),
    tools,
    clock,
    noticed,
    async close() {
      await queries.close();
      await database.close();
    },
  };
}
