import { randomUUID } from 'node:crypto';
import type { Database } from '../../adapters/database/connection/database.ts';
import { createExampleIndex } from '../../adapters/database/examples/example-index.ts';
import { createReviewQueue } from '../../adapters/database/review-queue/review-queue.ts';
import { createSqlReader } from '../../adapters/sql-parser/create-sql-reader.ts';
import { openSqlite } from '../../adapters/sqlite/open-sqlite.ts';
import { ReviewSettings } from '../../domain/settings.ts';
import { createManualClock, type ManualClock } from '../../ports/manual-clock.fixture.ts';
import { createRagService, type RagService } from '../examples/rag-service.ts';
import { checkQuestion } from './check-question.ts';
import type { DecisionEvent, ReviewDeps } from './review-dependencies.ts';
import { createReviewService, type ReviewService } from './review-service.ts';

export type ScratchReview = {
  readonly review: ReviewService;
  readonly rag: RagService;
  readonly tools: ReviewDeps;
  readonly clock: ManualClock;
  /** The decisions reported so far. */
  readonly reported: DecisionEvent[];
  close(): Promise<void>;
};

/** Opens the services on their own in-memory database, with a clock that tests advance. */
export async function openScratchReview(settings: Partial<ReviewSettings> = {}): Promise<ScratchReview> {
  const database: Database = await openSqlite(':memory:');
  const queries = createSqlReader();
  const clock = createManualClock();
  const reported: DecisionEvent[] = [];
  const tools: ReviewDeps = {
    queue: createReviewQueue(database),
    examples: createExampleIndex(database),
    queries,
    checkQuestion: async (tex) => checkQuestion(tex),
    clock,
    newId: randomUUID,
    settings: ReviewSettings.parse(settings),
    onDecision: (event) => void reported.push(event),
  };
  return {
    review: createReviewService(tools),
    rag: createRagService(tools),
    tools,
    clock,
    reported,
    async close() {
      await queries.close();
      await database.close();
    },
  };
}
