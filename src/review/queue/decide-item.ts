import { Fault } from '../../domain/fault.ts';
import type { ReviewDecision } from '../../domain/queue-item.ts';
import type { ItemStep, ReviewAuditAction, ReviewItem } from '../../ports/review-queue.ts';
import { type QueryFacts, readQueryFacts, requireValidText } from './check-correction.ts';
import { refuseOwnWork } from './four-eyes.ts';
import type { ReviewDeps } from './review-dependencies.ts';
import { getChangedItem, itemNotFound, type StepRefusal } from './review-faults.ts';
import { toExample } from './to-example.ts';

// The "query" of an item is the LaTeX of an exam question, or an SQL text. `src/domain/queue-item.ts` explains the
// names.

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
  const correctedText = readCorrection(command);
  const item = await tools.queue.find(command.itemId);
  if (item === undefined) throw itemNotFound(command.itemId);
  const facts =
    correctedText === null
      ? await readQueryFacts(tools.queries, item.providerId, item.generatedQuery)
      : await requireValidText(tools, item.providerId, correctedText);
  const resolved = { ...command, correctedText, facts, at: tools.clock.now().toISOString() };
  if (command.decision !== 'REJECT') await refuseOwnWork(tools, item.id, command.reviewer);
  const outcome = await tools.queue.change(command.itemId, decideStep(resolved));
  const decided = getChangedItem(command.itemId, outcome);
  if (outcome.kind === 'changed') {
    reportDecision(tools, decided);
    await tools.onItemsChanged?.([decided.id]);
  }
  return decided;
}

/** Returns the corrected text. It is required for CORRECT and not allowed otherwise. */
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
  readonly correctedText: string | null;
  readonly facts: QueryFacts;
  readonly at: string;
  readonly bulkId?: string;
};

const auditActions = {
  APPROVE: 'approved',
  REJECT: 'rejected',
  CORRECT: 'corrected',
} as const satisfies Record<ReviewDecision, ReviewAuditAction>;

/** Creates the step that decides an item; the step returns a refusal when the decision is not allowed. */
export function decideStep(resolved: ResolvedDecision): ItemStep<StepRefusal> {
  const { decision, reviewer, notes, correctedText, at, bulkId } = resolved;
  return (item) => {
    const refusal = findRefusal(item, resolved);
    if (refusal !== undefined) return { refused: refusal };
    const fields = {
      status: decision === 'REJECT' ? ('rejected' as const) : ('approved' as const),
      decision,
      isGoodExample: decision === 'APPROVE',
      reviewedBy: reviewer,
      reviewedAt: at,
      correctedQuery: correctedText,
      notes: notes ?? null,
      revokedAt: null,
      leaseHolder: null,
      leaseUntil: null,
    };
    const detail = { version: item.version + 1, ...(bulkId !== undefined && { bulk_id: bulkId }) };
    return {
      change: {
        fields,
        example: toExample({ ...item, ...fields }, resolved.facts),
        audit: { at, actor: reviewer, action: auditActions[decision], detail },
      },
    };
  };
}

function findRefusal(item: ReviewItem, resolved: ResolvedDecision): StepRefusal | undefined {
  const { decision, reviewer, correctedText, ifVersion, at } = resolved;
  const isDecided = item.status !== 'pending_review';
  const isRepeated =
    isDecided &&
    item.decision === decision &&
    item.reviewedBy === reviewer &&
    item.correctedQuery === correctedText;
  if (isRepeated) return 'repeated';
  if (ifVersion !== undefined && ifVersion !== item.version) return 'stale';
  if (isDecided) return 'decided';
  return isLeasedByOther(item, reviewer, at) ? 'held' : undefined;
}

/** Checks whether another expert has a valid lease on the item. */
export function isLeasedByOther(item: ReviewItem, expert: string, now: string): boolean {
  if (item.leaseHolder === null || item.leaseUntil === null) return false;
  return item.leaseHolder !== expert && item.leaseUntil > now;
}

/** Reports a decision and its time in the queue to the metrics. */
export function reportDecision({ onDecision }: ReviewDeps, item: ReviewItem): void {
  if (item.decision === null || item.reviewedAt === null) return;
  const secondsInQueue = (Date.parse(item.reviewedAt) - Date.parse(item.createdAt)) / 1000;
  onDecision?.({ decision: item.decision, secondsInQueue: Math.max(0, secondsInQueue) });
}
