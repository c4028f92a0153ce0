import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createExampleIndex } from '../adapters/database/examples/example-index.ts';
import { createReviewLinks } from '../adapters/database/feedback/review-links.ts';
import { createInstitutionStore } from '../adapters/database/institutions/institution-store.ts';
import { createReviewQueue } from '../adapters/database/review-queue/review-queue.ts';
import { createSqlReader } from '../adapters/sql-parser/create-sql-reader.ts';
import type { ReviewSettings, Settings } from '../domain/settings.ts';
import type { ReviewIntake } from '../ports/review-intake.ts';
import { createRagService, type RagService } from '../review/examples/rag-service.ts';
import { checkQuestion } from '../review/queue/check-question.ts';
import { createReviewIntake } from '../review/queue/record-turn.ts';
import type { ReviewDeps } from '../review/queue/review-dependencies.ts';
import { createReviewService, type ReviewService } from '../review/queue/review-service.ts';

export type OpenReview = {
  readonly review: ReviewService;
  readonly rag: RagService;
  /** Submits questions to the expert queue. */
  readonly intake: ReviewIntake;
  /** Stops the SQL parser; the caller closes the database. */
  close(): Promise<void>;
};

/** Opens the expert queue and the example index on an open database, which the caller closes. */
export function openReview(
  database: Database,
  settings: ReviewSettings,
  options: Partial<Pick<ReviewDeps, 'onDecision' | 'checkQuestion' | 'onItemsChanged'>> = {},
): OpenReview {
  const sqlReader = createSqlReader();
  const institutions = createInstitutionStore(database);
  const dependencies: ReviewDeps = {
    queue: createReviewQueue(database),
    examples: createExampleIndex(database),
    queries: sqlReader,
    clock: systemClock,
    newId: randomUUID,
    settings,
    checkQuestion: async (tex) => checkQuestion(tex),
    listOwnItems: createReviewLinks(database).listOpenItems,
    needsFourEyes: async () =>
      (await institutions.find(database.institution))?.settings.review?.four_eyes === true,
    ...options,
  };
  return {
    review: createReviewService(dependencies),
    rag: createRagService(dependencies),
    intake: createReviewIntake(dependencies),
    close: sqlReader.close,
  };
}

/** Opens the expert queue and the example index with their own database connection. */
export async function openStandaloneReview(settings: Settings): Promise<OpenReview> {
  const { openDatabase } = await import('./database.ts');
  const { openDecisionReturns } = await import('./decision-returns.ts');
  const database = await openDatabase(settings);
  const returns = openDecisionReturns(database, ignoreFailure);
  const openedReview = openReview(database, settings.review, { onItemsChanged: returns.onItemsChanged });
  return {
    ...openedReview,
    async close() {
      await openedReview.close();
      await returns.close();
      await database.close();
    },
  };
}

/** A decision that could not be returned stays marked in the queue; the next process that opens the queue returns it. */
const ignoreFailure = (): void => {};
