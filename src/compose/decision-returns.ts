import { systemClock } from '../adapters/clock/system-clock.ts';
import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createQuestionVerdicts } from '../adapters/database/feedback/question-verdicts.ts';
import { createReviewLinks } from '../adapters/database/feedback/review-links.ts';
import { createProblemStore } from '../adapters/database/problems/problem-store.ts';
import { createReviewQueue } from '../adapters/database/review-queue/review-queue.ts';
import { createServedQuestionStore } from '../adapters/database/served-questions/served-question-store.ts';
import type { Settings } from '../domain/settings.ts';
import { createDecisionReturns } from '../factory/problems/decision-returns.ts';
import { createReviewSources, type ReviewSources } from '../factory/problems/review-sources.ts';
import { startHourlyTask } from '../runs/hourly-task.ts';
import { openFileStore } from './file-store.ts';

type OpenDecisionReturns = {
  /** Applies the decision on one item before it resolves. Decisions on several items are applied in the background. */
  readonly onItemsChanged: (itemIds: readonly string[]) => Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the service that returns the decisions of experts to authors and learners: it applies them to uploads, the bank and
 * practice. Decisions that an earlier process did not apply are applied first.
 */
export function openDecisionReturns(
  database: Database,
  report: (thrown: unknown) => void,
): OpenDecisionReturns {
  const { returnItem, returnAll } = createDecisionReturns({
    queue: createReviewQueue(database),
    links: createReviewLinks(database),
    store: createProblemStore(database),
    bank: createQuestionBank(database),
    verdicts: createQuestionVerdicts(database),
    served: createServedQuestionStore(database),
    clock: systemClock,
    report,
  });
  let background = returnAll().then(() => undefined, report);
  const stop = startHourlyTask({ clock: systemClock, run: returnAll, report });
  return {
    async onItemsChanged(itemIds) {
      const [onlyId] = itemIds;
      if (itemIds.length === 1 && onlyId !== undefined) return returnItem(onlyId);
      background = background.then(returnAll).then(() => undefined, report);
    },
    async close() {
      await stop();
      await background;
    },
  };
}

/** Opens the service that shows experts the uploads behind their items. */
export function openReviewSources(database: Database, settings: Settings): ReviewSources {
  return createReviewSources({
    links: createReviewLinks(database),
    store: createProblemStore(database),
    files: openFileStore(settings),
  });
}
