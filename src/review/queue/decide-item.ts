import { Fault } from '../../domain/fault.ts';
import type { ReviewDecision } from '../../domain/queue-item.ts';
import type { AuditAction, ItemStep, ReviewItem } from '../../ports/review-queue.ts';
import { type QueryFacts, readQueryFacts, requireValidText } from './check-correction.ts';
import type { ReviewDeps } from './review-dependencies.ts';
import { getChangedItem, itemNotFound, type StepRefusal } from './review-faults.ts';
import { toExample } from './to-example.ts';

export type DecisionCommand = {
  readonly itemId: string;
  readonly decision: ReviewDecision;
  readonly reviewer: string;
  readonly correctedQuery?: string;
  readonly notes?: string;
  /** The version that the expert saw; if the item has a newer one, the decision is a `conflict`. */
  readonly ifVersion?: number;
};

/** Stores a decision with its audit row and example in one transaction. Repeating the same decision is a no-op. */
export async function processReviewDecision(
  tools: ReviewDeps,
  command: DecisionCommand,
): Promise<ReviewItem> {
  const corrected = readCorrection(command);
  const item = await tools.queue.find(command.itemId);
  if (item === undefined) throw itemNotFound(command.itemId);
  const facts =
    corrected === null
      ? await readQueryFacts(tools.queries, item.providerId, item.generatedQuery)
      : await requireValidText(tools.queries, item.providerId, corrected);
  const resolved = { ...command, corrected, facts, at: tools.clock.now().toISOString() };
  const outcome = await tools.queue.change(command.itemId, decideStep(resolved));
  const decided = getChangedItem(command.itemId, outcome);
  if (outcome.kind === 'changed') reportDecision(tools, decided);
  return decided;
}

/** The corrected text, which is required for CORRECT and not allowed otherwise. */
function readCorrection({ decision, correctedQuery }: DecisionCommand): string | null {
  const isBlank = correctedQuery === undefined || correctedQuery.trim() === '';
  if (decision === 'CORRECT') {
    if (!isBlank) return correctedQuery;
    throw new Fault('invalid-input', 'corrected_query is required when decision is CORRECT');
  }
  if (correctedQuery === undefined) return null;
  throw new Fault('invalid-input', `corrected_query is not allowed when decision is ${decision}`);
}

type ResolvedDecision = Pick<DecisionCommand, 'decision' | 'reviewer' | 'notes' | 'ifVersion'> & {
  readonly corrected: string | null;
  readonly facts: QueryFacts;
  readonly at: string;
  readonly bulkId?: string;
};

const auditActions = {
  APPROVE: 'approved',
  REJECT: 'rejected',
  CORRECT: 'corrected',
} as const satisfies Record<ReviewDecision, AuditAction>;

/** The step that decides an item, unless a rule forbids it. */
export function decideStep(resolved: ResolvedDecision): ItemStep<StepRefusal> {
  const { decision, reviewer, notes, corrected, at, bulkId } = resolved;
  return (item) => {
    const refused = findRefusal(item, resolved);
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
        example: toExample({ ...item, ...decided }, resolved.facts),
        audit: { at, actor: reviewer, action: auditActions[decision], detail },
      },
    };
  };
}

function findRefusal(item: ReviewItem, resolved: ResolvedDecision): StepRefusal | undefined {
  const { decision, reviewer, corrected, ifVersion, at } = resolved;
  const isDecided = item.status !== 'pending_review';
  const isRepeated =
    isDecided &&
    item.decision === decision &&
    item.reviewedBy === reviewer &&
    item.correctedQuery === corrected;
  if (isRepeated) return 'repeated';
  if (ifVersion !== undefined && ifVersion !== item.version) return 'stale';
  if (isDecided) return 'decided';
  return isLeasedByOther(item, reviewer, at) ? 'held' : undefined;
}

/** Whether another expert has a valid lease on the item. */
export function isLeasedByOther(item: ReviewItem, expert: string, now: string): boolean {
  if (item.leaseHolder === null || item.leaseUntil === null) return false;
  return item.leaseHolder !== expert && item.leaseUntil > now;
}

/** Reports a decision and how long the item was in the queue, for metrics. */
export function reportDecision({ onDecision: notice }: ReviewDeps, item: ReviewItem): void {
  if (item.decision === null || item.reviewedAt === null) return;
  const secondsInQueue = (Date.parse(item.reviewedAt) - Date.parse(item.createdAt)) / 1000;
  notice?.({ decision: item.decision, secondsInQueue: Math.max(0, secondsInQueue) });
}
