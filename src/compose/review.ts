import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createExampleIndex } from '../adapters/database/examples/example-index.ts';
import { createReviewQueue } from '../adapters/database/review-queue/review-queue.ts';
import { createSqlReader } from '../adapters/sql-parser/create-sql-reader.ts';
import type { ReviewSettings, Settings } from '../domain/settings.ts';
import type { ReviewIntake } from '../ports/review-intake.ts';
import { createRagService, type RagService } from '../review/examples/rag-service.ts';
import { createReviewIntake } from '../review/queue/record-turn.ts';
import { createReviewService, type ReviewService } from '../review/queue/review-service.ts';
import type { ReviewTools } from '../review/queue/review-tools.ts';

export type OpenReview = {
  readonly review: ReviewService;
  readonly rag: RagService;
  readonly intake: ReviewIntake;
  /** Stops the reader of SQL; the database stays the caller's to close. */
  close(): Promise<void>;
};

/** The expert queue and the example index on an open database. */
export function openReview(
  database: Database,
  settings: ReviewSettings,
  notice?: ReviewTools['notice'],
): OpenReview {
  const queries = createSqlReader();
  const tools: ReviewTools = {
    queue: createReviewQueue(database),
    examples: createExampleIndex(database),
    queries,
    clock: systemClock,
    newId: randomUUID,
    settings,
    ...(notice !== undefined && { notice }),
  };
  return {
    review: createReviewService(tools),
    rag: createRagService(tools),
    intake: createReviewIntake(tools),
    close: queries.close,
  };
}

/** The same on the database of the settings, which is closed with it. */
export async function openStandaloneReview(settings: Settings): Promise<OpenReview> {
  const { openDatabase } = await import('./database.ts');
  const database = await openDatabase(settings);
  const opened = openReview(database, settings.review);
  return {
    ...opened,
    async close() {
      await opened.close();
      await database.close();
    },
  };
}
