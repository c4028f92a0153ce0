import { Fault } from '../../domain/fault.ts';
import type { ReviewTrigger } from '../../domain/queue-item.ts';
import { findQueueReason, type TurnSignals } from '../../domain/queue-priority.ts';
import type { QueueStats } from '../../domain/queue-stats.ts';
import type { Submission } from '../../ports/review-intake.ts';
import type {
  Comment,
  Feedback,
  ItemStep,
  QueueFilter,
  QueuePage,
  QueuePageRequest,
  ReviewAuditFilter,
  ReviewAuditPage,
  ReviewItem,
} from '../../ports/review-queue.ts';
import { type BulkCommand, type BulkOutcome, bulkDecide } from './bulk-decide.ts';
import { checkText, type TextCheck } from './check-correction.ts';
import { type DecisionCommand, processReviewDecision } from './decide-item.ts';
import { mayApprove } from './four-eyes.ts';
import { claimStep, releaseStep } from './lease-steps.ts';
import { countItems, readStatistics, readTrends, type Trends } from './queue-statistics.ts';
import { type FeedbackCommand, type FeedbackOutcome, recordFeedback } from './record-feedback.ts';
import { type AutoQueueCommand, autoQueueForReview, type RecordedTurn, recordTurn } from './record-turn.ts';
import { type Reversal, reopenStep, undoStep, withdrawStep } from './reverse-steps.ts';
import type { ReviewDeps } from './review-dependencies.ts';
import { getChangedItem, itemNotFound, type StepRefusal } from './review-faults.ts';
import { revokeItem } from './revoke-item.ts';

// A turn is one submission to the queue; a turn that needs an expert becomes an item. `src/domain/queue-item.ts`
// explains the names.

type ReversalCommand = { readonly itemId: string; readonly actor: string; readonly reason?: string };

/** Whether a turn should be queued, and the main trigger. */
type QueueAdvice = { readonly shouldQueue: boolean; readonly trigger: ReviewTrigger | undefined };

/** All operations on the expert queue. */
export type ReviewService = {
  /** Returns whether a turn with these signals needs an expert. */
  shouldQueueForReview(signals: Partial<TurnSignals>): QueueAdvice;
  /** Queues a turn and returns the id of its open item; an unknown turn is a `not-found` fault. */
  autoQueueForReview(command: AutoQueueCommand): Promise<string>;
  processReviewDecision(command: DecisionCommand): Promise<ReviewItem>;
  /** Records a turn; a `turn_id` that is already recorded with another text is a `conflict` fault. */
  recordTurn(submission: Submission): Promise<RecordedTurn>;
  recordFeedback(command: FeedbackCommand): Promise<FeedbackOutcome>;
  get(itemId: string): Promise<ReviewItem>;
  list(filter: QueueFilter, page: QueuePageRequest): Promise<QueuePage>;
  count(filter: QueueFilter): Promise<number>;
  readAll(filter: QueueFilter): AsyncIterable<ReviewItem>;
  claim(itemId: string, holder: string): Promise<ReviewItem>;
  /** Claims the most urgent item that is not leased; undefined when there is none. */
  claimNext(filter: QueueFilter, holder: string): Promise<ReviewItem | undefined>;
  /** Ends the lease of an item; with `force`, also the lease of another expert. */
  release(itemId: string, holder: string, options?: { readonly force?: boolean }): Promise<ReviewItem>;
  undo(command: ReversalCommand): Promise<ReviewItem>;
  reopen(command: ReversalCommand): Promise<ReviewItem>;
  revoke(command: ReversalCommand): Promise<ReviewItem>;
  /** Removes a turn's open item from the queue. Returns undefined when there is none, and `held` while an expert works on it. */
  withdraw(turnId: string, actor: string): Promise<'withdrawn' | 'held' | undefined>;
  bulkDecide(command: BulkCommand): Promise<BulkOutcome>;
  /** Returns false for the reviewer's own work if the institution requires a second person. */
  mayApprove(itemId: string, reviewer: string): Promise<boolean>;
  /** Checks a text in the same way as a correction, without storing it. */
  checkText(providerId: string, text: string): Promise<TextCheck>;
  comment(itemId: string, author: string, text: string): Promise<Comment>;
  listComments(itemId: string): Promise<Comment[]>;
  listFeedback(turnId: string): Promise<Feedback[]>;
  listAudit(filter: ReviewAuditFilter, page: { limit: number; after?: string }): Promise<ReviewAuditPage>;
  statistics(): Promise<QueueStats>;
  trends(days: number): Promise<Trends>;
};

export function createReviewService(tools: ReviewDeps): ReviewService {
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
  const returnToQueue = async (id: string, step: ItemStep<StepRefusal>): Promise<ReviewItem> => {
    await rejectSecondOpenItem(tools, await get(id));
    const item = getChangedItem(id, await queue.change(id, step));
    await tools.onItemsChanged?.([id]);
    return item;
  };

  return {
    shouldQueueForReview: (signals) => adviseQueueing(tools, signals),
    autoQueueForReview: (command) => autoQueueForReview(tools, command),
    processReviewDecision: (command) => processReviewDecision(tools, command),
    recordTurn: (submission) => recordTurn(tools, submission, { keepsText: true }),
    recordFeedback: (command) => recordFeedback(tools, command),
    get,
    list: queue.list,
    count: (filter) => countItems(tools, filter),
    readAll: queue.readAll,
    claim: async (id, holder) => getChangedItem(id, await queue.change(id, claimStep(createLease(holder)))),
    claimNext: (filter, holder) => queue.claimNext(filter, createLease(holder)),
    release: async (id, holder, options) =>
      getChangedItem(id, await queue.change(id, releaseStep({ holder, now: now(), ...options }))),
    undo: (command) => returnToQueue(command.itemId, undoStep(createReversal(command), settings.undoSeconds)),
    reopen: (command) => returnToQueue(command.itemId, reopenStep(createReversal(command))),
    revoke: async (command) => revokeItem(tools, await get(command.itemId), createReversal(command)),
    withdraw: (turnId, actor) => withdraw(tools, turnId, { actor, at: now() }),
    bulkDecide: (command) => bulkDecide(tools, command),
    mayApprove: (itemId, reviewer) => mayApprove(tools, itemId, reviewer),
    checkText: (providerId, text) => checkText(tools, providerId, text),
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
  { queue, onItemsChanged }: ReviewDeps,
  turnId: string,
  reversal: Reversal,
): ReturnType<ReviewService['withdraw']> {
  const openItem = await queue.findOpen(turnId);
  if (openItem === undefined) return undefined;
  const outcome = await queue.change(openItem.id, withdrawStep(reversal));
  if (outcome.kind === 'refused') return outcome.why === 'held' ? 'held' : undefined;
  if (outcome.kind !== 'changed') return undefined;
  await onItemsChanged?.([openItem.id]);
  return 'withdrawn';
}

function adviseQueueing({ settings }: ReviewDeps, signals: Partial<TurnSignals>): QueueAdvice {
  const defaultSignals = {
    confidence: 1,
    validationPassed: true,
    hasNegativeFeedback: false,
    clarificationCount: 0,
  };
  const queueReason = findQueueReason({ ...defaultSignals, ...signals }, settings);
  return { shouldQueue: queueReason !== undefined, trigger: queueReason?.reason };
}

/** Throws a `conflict` if another item of the same turn is open, because a turn has at most one open item. */
async function rejectSecondOpenItem({ queue }: ReviewDeps, item: ReviewItem): Promise<void> {
  const openItem = await queue.findOpen(item.turnId);
  if (openItem === undefined || openItem.id === item.id) return;
  throw new Fault(
    'conflict',
    `The turn of review item ${item.id} already has an open item, ${openItem.id}.`,
    {
      advice: `Decide ${openItem.id} instead.`,
      facts: { reason: 'second-open', openItemId: openItem.id },
    },
  );
}
