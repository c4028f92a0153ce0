import { Fault } from '../../domain/fault.ts';
import type { ReviewDecision } from '../../domain/queue-item.ts';
import type { AuditAction, ItemStep, ReviewItem } from '../../ports/review-queue.ts';
import { checkText, describeText, type QueryFacts } from './check-correction.ts';
import { exampleFrom } from './example-from.ts';
import { itemAfter, type StepRefusal, unknownItem } from './review-faults.ts';
import type { ReviewTools } from './review-tools.ts';

export type DecisionOrder = {
  readonly itemId: string;
  readonly decision: ReviewDecision;
  readonly reviewer: string;
  readonly correctedQuery?: string;
  readonly notes?: string;
  /** The version the decision was made from; a newer one is a `conflict`. */
  readonly ifVersion?: number;
};

/** The decision, its audit row and its example are written together; the same decision said twice counts once. */
export async function processReviewDecision(tools: ReviewTools, order: DecisionOrder): Promise<ReviewItem> {
  const corrected = correctionOf(order);
  const item = await tools.queue.find(order.itemId);
  if (item === undefined) throw unknownItem(order.itemId);
  const facts =
    corrected === null
      ? await describeText(tools.queries, item.providerId, item.generatedQuery)
      : await checkText(tools.queries, item.providerId, corrected);
  const verdict = { ...order, corrected, facts, at: tools.clock.now().toISOString() };
  const outcome = await tools.queue.change(order.itemId, decideStep(verdict));
  const decided = itemAfter(order.itemId, outcome);
  if (outcome.kind === 'changed') noticeDecision(tools, decided);
  return decided;
}

/** The corrected text; only a correction has one, and it needs one. */
function correctionOf({ decision, correctedQuery }: DecisionOrder): string | null {
  const isBlank = correctedQuery === undefined || correctedQuery.trim() === '';
  if (decision === 'CORRECT') {
    if (!isBlank) return correctedQuery;
    throw new Fault('invalid-input', 'corrected_query is required when decision is CORRECT');
  }
  if (correctedQuery === undefined) return null;
  throw new Fault('invalid-input', `corrected_query is not allowed when decision is ${decision}`);
}

export type Verdict = Pick<DecisionOrder, 'decision' | 'reviewer' | 'notes' | 'ifVersion'> & {
  readonly corrected: string | null;
  readonly facts: QueryFacts;
  readonly at: string;
  readonly bulkId?: string;
};

const actions = {
  APPROVE: 'approved',
  REJECT: 'rejected',
  CORRECT: 'corrected',
} as const satisfies Record<ReviewDecision, AuditAction>;

export function decideStep(verdict: Verdict): ItemStep<StepRefusal> {
  const { decision, reviewer, notes, corrected, at, bulkId } = verdict;
  return (item) => {
    const refused = refusalOf(item, verdict);
    if (refused !== undefined) return { refused };
    const decided = {
      status: decision === 'REJECT' ? ('rejected' as const) : ('approved' as const),
      decision,
      isGoodExample: decision === 'APPROVE',
      reviewedBy: reviewer,
      reviewedAt: at,
      correctedQuery: corrected,
      notes: notes ?? null,
      revokedAt: null,
      leaseHolder: null,
      leaseUntil: null,
    };
    const detail = { version: item.version + 1, ...(bulkId !== undefined && { bulk_id: bulkId }) };
    return {
      change: {
        fields: decided,
        example: exampleFrom({ ...item, ...decided }, verdict.facts),
        audit: { at, actor: reviewer, action: actions[decision], detail },
      },
    };
  };
}

function refusalOf(item: ReviewItem, verdict: Verdict): StepRefusal | undefined {
  const { decision, reviewer, corrected, ifVersion, at } = verdict;
  const isDecided = item.status !== 'pending_review';
  const isRepeated =
    isDecided &&
    item.decision === decision &&
    item.reviewedBy === reviewer &&
    item.correctedQuery === corrected;
  if (isRepeated) return 'repeated';
  if (ifVersion !== undefined && ifVersion !== item.version) return 'stale';
  if (isDecided) return 'decided';
  return isHeldByOther(item, reviewer, at) ? 'held' : undefined;
}

export function isHeldByOther(item: ReviewItem, person: string, now: string): boolean {
  if (item.leaseHolder === null || item.leaseUntil === null) return false;
  return item.leaseHolder !== person && item.leaseUntil > now;
}

export function noticeDecision({ notice }: ReviewTools, item: ReviewItem): void {
  if (item.decision === null || item.reviewedAt === null) return;
  const secondsInQueue = (Date.parse(item.reviewedAt) - Date.parse(item.createdAt)) / 1000;
  notice?.({ decision: item.decision, secondsInQueue: Math.max(0, secondsInQueue) });
}
