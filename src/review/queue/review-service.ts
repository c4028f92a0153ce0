import { Fault } from '../../domain/fault.ts';
import type { ReviewTrigger } from '../../domain/queue-item.ts';
import { findQueueReason, type TurnSigns } from '../../domain/queue-priority.ts';
import type { QueueStats } from '../../domain/queue-stats.ts';
import type { Submission } from '../../ports/review-intake.ts';
import type {
  AuditFilter,
  AuditPage,
  Comment,
  Feedback,
  QueueFilter,
  QueuePage,
  QueuePageRequest,
  ReviewItem,
} from '../../ports/review-queue.ts';
import { type BulkOrder, type BulkOutcome, bulkDecide } from './bulk-decide.ts';
import { type Examination, examineText } from './check-correction.ts';
import { type DecisionOrder, processReviewDecision } from './decide-item.ts';
import { claimStep, releaseStep } from './lease-steps.ts';
import { countItems, readStatistics, readTrends, type Trends } from './queue-statistics.ts';
import { type AutoQueue, autoQueueForReview, type RecordedTurn, recordTurn } from './record-turn.ts';
import { reopenStep, undoStep, withdrawStep } from './reverse-steps.ts';
import { itemAfter, unknownItem } from './review-faults.ts';
import type { ReviewTools } from './review-tools.ts';
import { revokeItem } from './revoke-item.ts';
import { type FeedbackOrder, type FeedbackOutcome, takeFeedback } from './take-feedback.ts';

export type ReversalOrder = { readonly itemId: string; readonly actor: string; readonly reason?: string };

/** Everything that can be done with the expert queue. */
export type ReviewService = {
  shouldQueueForReview(signs: Partial<TurnSigns>): {
    shouldQueue: boolean;
    trigger: ReviewTrigger | undefined;
  };
  /** Answers the id of the turn's open item; an unknown turn is a `not-found` fault. */
  autoQueueForReview(order: AutoQueue): Promise<string>;
  processReviewDecision(order: DecisionOrder): Promise<ReviewItem>;
  recordTurn(submission: Submission): Promise<RecordedTurn>;
  takeFeedback(order: FeedbackOrder): Promise<FeedbackOutcome>;
  get(itemId: string): Promise<ReviewItem>;
  list(filter: QueueFilter, page: QueuePageRequest): Promise<QueuePage>;
  count(filter: QueueFilter): Promise<number>;
  readAll(filter: QueueFilter): AsyncIterable<ReviewItem>;
  claim(itemId: string, holder: string): Promise<ReviewItem>;
  /** The most urgent item that nobody holds; undefined when there is none. */
  claimNext(filter: QueueFilter, holder: string): Promise<ReviewItem | undefined>;
  release(itemId: string, holder: string): Promise<ReviewItem>;
  undo(order: ReversalOrder): Promise<ReviewItem>;
  reopen(order: ReversalOrder): Promise<ReviewItem>;
  revoke(order: ReversalOrder): Promise<ReviewItem>;
  /** Takes a turn's open item out of the queue; undefined when none is open, `held` while an expert is at it. */
  withdraw(turnId: string, actor: string): Promise<'withdrawn' | 'held' | undefined>;
  bulkDecide(order: BulkOrder): Promise<BulkOutcome>;
  /** Looks at a text as a correction is looked at. */
  examineText(providerId: string, text: string): Promise<Examination>;
  comment(itemId: string, author: string, text: string): Promise<Comment>;
  listComments(itemId: string): Promise<Comment[]>;
  listFeedback(turnId: string): Promise<Feedback[]>;
  listAudit(filter: AuditFilter, page: { limit: number; after?: string }): Promise<AuditPage>;
  statistics(): Promise<QueueStats>;
  trends(days: number): Promise<Trends>;
};

export function createReviewService(tools: ReviewTools): ReviewService {
  const { queue, clock, settings } = tools;
  const now = (): string => clock.now().toISOString();
  const leaseOf = (holder: string) => ({
    holder,
    now: now(),
    until: new Date(clock.now().getTime() + settings.leaseSeconds * 1000).toISOString(),
  });
  const reversalOf = ({ actor, reason }: ReversalOrder) => ({
    actor,
    at: now(),
    ...(reason !== undefined && { reason }),
  });
  const get = async (id: string): Promise<ReviewItem> => {
    const item = await queue.find(id);
    if (item === undefined) throw unknownItem(id);
    return item;
  };

  return {
    shouldQueueForReview: (signs) => shouldQueue(tools, signs),
    autoQueueForReview: (order) => autoQueueForReview(tools, order),
    processReviewDecision: (order) => processReviewDecision(tools, order),
    recordTurn: (submission) => recordTurn(tools, submission),
    takeFeedback: (order) => takeFeedback(tools, order),
    get,
    list: queue.list,
    count: (filter) => countItems(tools, filter),
    readAll: queue.readAll,
    claim: async (id, holder) => itemAfter(id, await queue.change(id, claimStep(leaseOf(holder)))),
    claimNext: (filter, holder) => queue.claimNext(filter, leaseOf(holder)),
    release: async (id, holder) => itemAfter(id, await queue.change(id, releaseStep({ holder, now: now() }))),
    undo: async (order) => {
      await refuseSecondOpen(tools, await get(order.itemId));
      const step = undoStep(reversalOf(order), settings.undoSeconds);
      return itemAfter(order.itemId, await queue.change(order.itemId, step));
    },
    reopen: async (order) => {
      await refuseSecondOpen(tools, await get(order.itemId));
      return itemAfter(order.itemId, await queue.change(order.itemId, reopenStep(reversalOf(order))));
    },
    revoke: async (order) => revokeItem(tools, await get(order.itemId), reversalOf(order)),
    withdraw: async (turnId, actor) => {
      const open = await queue.findOpen(turnId);
      if (open === undefined) return undefined;
      const outcome = await queue.change(open.id, withdrawStep(reversalOf({ itemId: open.id, actor })));
      if (outcome.kind === 'refused') return outcome.why === 'held' ? 'held' : undefined;
      return outcome.kind === 'changed' ? 'withdrawn' : undefined;
    },
    bulkDecide: (order) => bulkDecide(tools, order),
    examineText: (providerId, text) => examineText(tools.queries, providerId, text),
    comment: async (itemId, author, text) => {
      const comment = { author, text, at: now() };
      if (!(await queue.addComment(itemId, comment))) throw unknownItem(itemId);
      return comment;
    },
    listComments: queue.listComments,
    listFeedback: queue.listFeedback,
    listAudit: queue.listAudit,
    statistics: () => readStatistics(tools),
    trends: (days) => readTrends(tools, days),
  };
}

function shouldQueue({ settings }: ReviewTools, signs: Partial<TurnSigns>) {
  const calm = { confidence: 1, validationPassed: true, hasNegativeFeedback: false, clarificationCount: 0 };
  const thresholds = {
    confidence: settings.confidenceThreshold,
    clarifications: settings.clarificationThreshold,
  };
  const found = findQueueReason({ ...calm, ...signs }, thresholds);
  return { shouldQueue: found !== undefined, trigger: found?.reason };
}

/** A turn has at most one open item. */
async function refuseSecondOpen({ queue }: ReviewTools, item: ReviewItem): Promise<void> {
  const open = await queue.findOpen(item.turnId);
  if (open === undefined || open.id === item.id) return;
  throw new Fault('conflict', `The turn of review item ${item.id} waits for an expert as ${open.id}.`, {
    advice: `Decide ${open.id} instead.`,
    facts: { reason: 'second-open', openItemId: open.id },
  });
}
