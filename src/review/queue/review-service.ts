import { Fault } from '../../domain/fault.ts';
import type { ReviewTrigger } from '../../domain/queue-item.ts';
import { findQueueReason, type TurnSignals } from '../../domain/queue-priority.ts';
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
import { type BulkCommand, type BulkOutcome, bulkDecide } from './bulk-decide.ts';
import { checkText, type TextCheck } from './check-correction.ts';
import { type DecisionCommand, processReviewDecision } from './decide-item.ts';
import { claimStep, releaseStep } from './lease-steps.ts';
import { countItems, readStatistics, readTrends, type Trends } from './queue-statistics.ts';
import { type FeedbackCommand, type FeedbackOutcome, recordFeedback } from './record-feedback.ts';
import { type AutoQueueCommand, autoQueueForReview, type RecordedTurn, recordTurn } from './record-turn.ts';
import { type Reversal, reopenStep, undoStep, withdrawStep } from './reverse-steps.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import { getChangedItem, itemNotFound } from './review-faults.ts';
import { revokeItem } from './revoke-item.ts';

type ReversalCommand = { readonly itemId: string; readonly actor: string; readonly reason?: string };

/** All operations on the expert queue. */
export type ReviewService = {
  shouldQueueForReview(signs: Partial<TurnSignals>): {
    shouldQueue: boolean;
    trigger: ReviewTrigger | undefined;
  };
  /** Queues a turn and returns the id of its open item; an unknown turn is a `not-found` fault. */
  autoQueueForReview(order: AutoQueueCommand): Promise<string>;
  processReviewDecision(order: DecisionCommand): Promise<ReviewItem>;
  recordTurn(submission: Submission): Promise<RecordedTurn>;
  recordFeedback(order: FeedbackCommand): Promise<FeedbackOutcome>;
  get(itemId: string): Promise<ReviewItem>;
  list(filter: QueueFilter, page: QueuePageRequest): Promise<QueuePage>;
  count(filter: QueueFilter): Promise<number>;
  readAll(filter: QueueFilter): AsyncIterable<ReviewItem>;
  claim(itemId: string, holder: string): Promise<ReviewItem>;
  /** Claims the most urgent item that is not leased; undefined when there is none. */
  claimNext(filter: QueueFilter, holder: string): Promise<ReviewItem | undefined>;
  release(itemId: string, holder: string): Promise<ReviewItem>;
  undo(order: ReversalCommand): Promise<ReviewItem>;
  reopen(order: ReversalCommand): Promise<ReviewItem>;
  revoke(order: ReversalCommand): Promise<ReviewItem>;
  /** Removes a turn's open item from the queue; undefined when there is none, `held` while an expert has leased it. */
  withdraw(turnId: string, actor: string): Promise<'withdrawn' | 'held' | undefined>;
  bulkDecide(order: BulkCommand): Promise<BulkOutcome>;
  /** Checks a text like a correction. */
  checkText(providerId: string, text: string): Promise<TextCheck>;
  comment(itemId: string, author: string, text: string): Promise<Comment>;
  listComments(itemId: string): Promise<Comment[]>;
  listFeedback(turnId: string): Promise<Feedback[]>;
  listAudit(filter: AuditFilter, page: { limit: number; after?: string }): Promise<AuditPage>;
  statistics(): Promise<QueueStats>;
  trends(days: number): Promise<Trends>;
};

export function createReviewService(tools: ReviewDependencies): ReviewService {
  const { queue, clock, settings } = tools;
  const now = (): string => clock.now().toISOString();
  const createLease = (holder: string) => ({
    holder,
    now: now(),
    until: new Date(clock.now().getTime() + settings.leaseSeconds * 1000).toISOString(),
  });
  const createReversal = ({ actor, reason }: ReversalCommand) => ({
    actor,
    at: now(),
    ...(reason !== undefined && { reason }),
  });
  const get = async (id: string): Promise<ReviewItem> => {
    const item = await queue.find(id);
    if (item === undefined) throw itemNotFound(id);
    return item;
  };

  return {
    shouldQueueForReview: (signs) => shouldQueue(tools, signs),
    autoQueueForReview: (order) => autoQueueForReview(tools, order),
    processReviewDecision: (order) => processReviewDecision(tools, order),
    recordTurn: (submission) => recordTurn(tools, submission),
    recordFeedback: (order) => recordFeedback(tools, order),
    get,
    list: queue.list,
    count: (filter) => countItems(tools, filter),
    readAll: queue.readAll,
    claim: async (id, holder) => getChangedItem(id, await queue.change(id, claimStep(createLease(holder)))),
    claimNext: (filter, holder) => queue.claimNext(filter, createLease(holder)),
    release: async (id, holder) =>
      getChangedItem(id, await queue.change(id, releaseStep({ holder, now: now() }))),
    undo: async (order) => {
      await refuseSecondOpen(tools, await get(order.itemId));
      const step = undoStep(createReversal(order), settings.undoSeconds);
      return getChangedItem(order.itemId, await queue.change(order.itemId, step));
    },
    reopen: async (order) => {
      await refuseSecondOpen(tools, await get(order.itemId));
      return getChangedItem(
        order.itemId,
        await queue.change(order.itemId, reopenStep(createReversal(order))),
      );
    },
    revoke: async (order) => revokeItem(tools, await get(order.itemId), createReversal(order)),
    withdraw: (turnId, actor) => withdraw(tools, turnId, { actor, at: now() }),
    bulkDecide: (order) => bulkDecide(tools, order),
    checkText: (providerId, text) => checkText(tools.queries, providerId, text),
    comment: async (itemId, author, text) => {
      const comment = { author, text, at: now() };
      if (!(await queue.addComment(itemId, comment))) throw itemNotFound(itemId);
      return comment;
    },
    listComments: queue.listComments,
    listFeedback: queue.listFeedback,
    listAudit: queue.listAudit,
    statistics: () => readStatistics(tools),
    trends: (days) => readTrends(tools, days),
  };
}

async function withdraw(
  { queue }: ReviewDependencies,
  turnId: string,
  reversal: Reversal,
): ReturnType<ReviewService['withdraw']> {
  const open = await queue.findOpen(turnId);
  if (open === undefined) return undefined;
  const outcome = await queue.change(open.id, withdrawStep(reversal));
  if (outcome.kind === 'refused') return outcome.why === 'held' ? 'held' : undefined;
  return outcome.kind === 'changed' ? 'withdrawn' : undefined;
}

function shouldQueue({ settings }: ReviewDependencies, signs: Partial<TurnSignals>) {
  const unsuspicious = {
    confidence: 1,
    validationPassed: true,
    hasNegativeFeedback: false,
    clarificationCount: 0,
  };
  const thresholds = {
    confidence: settings.confidenceThreshold,
    clarifications: settings.clarificationThreshold,
  };
  const found = findQueueReason({ ...unsuspicious, ...signs }, thresholds);
  return { shouldQueue: found !== undefined, trigger: found?.reason };
}

/** Throws a `conflict` if another item of the same turn is open: a turn has at most one. */
async function refuseSecondOpen({ queue }: ReviewDependencies, item: ReviewItem): Promise<void> {
  const open = await queue.findOpen(item.turnId);
  if (open === undefined || open.id === item.id) return;
  throw new Fault('conflict', `The turn of review item ${item.id} already has an open item, ${open.id}.`, {
    advice: `Decide ${open.id} instead.`,
    facts: { reason: 'second-open', openItemId: open.id },
  });
}
