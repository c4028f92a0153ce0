import type { ReviewDecision } from '../../domain/queue-item.ts';
import type { ReviewSettings } from '../../domain/settings.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ExampleIndex } from '../../ports/example-index.ts';
import type { QueryReader } from '../../ports/query-reader.ts';
import type { ReviewQueue } from '../../ports/review-queue.ts';
import type { QuestionCheckResult } from './check-question.ts';

/** A decision that is reported to the metrics. */
export type DecisionEvent = { readonly decision: ReviewDecision; readonly secondsInQueue: number };

/** The dependencies of the expert queue and the example index. */
export type ReviewDeps = {
  readonly queue: ReviewQueue;
  readonly examples: ExampleIndex;
  /** Parses the SQL queries among the items of the queue. None is executed. */
  readonly queries: QueryReader;
  /** Verifies a question; a server does it on a worker thread. */
  readonly checkQuestion: (tex: string) => Promise<QuestionCheckResult>;
  readonly clock: Pick<Clock, 'now'>;
  readonly newId: () => string;
  readonly settings: ReviewSettings;
  readonly onDecision?: (event: DecisionEvent) => void;
  /** Called after the decisions on these items, or their undoing, are stored. It must not throw. */
  readonly onItemsChanged?: (itemIds: readonly string[]) => Promise<void>;
  /** Lists the open items that are about a user's own work. */
  readonly listOwnItems?: (user: string) => Promise<readonly string[]>;
  /** Returns whether the institution forbids experts to approve their own work; by default they may. */
  readonly needsFourEyes?: () => Promise<boolean>;
};
