import type { ItemChange, ItemStep, ReviewAuditAction, ReviewItem } from '../../ports/review-queue.ts';
import type { QueryFacts } from './check-correction.ts';
import { isLeasedByOther } from './decide-item.ts';
import type { StepRefusal } from './review-faults.ts';
import { countsAsGoodExample, toExample } from './to-example.ts';

/** The user who reverses a decision, the time and the reason. */
export type Reversal = { readonly actor: string; readonly at: string; readonly reason?: string };

/** Creates the step that undoes the actor's own decision within a time window; the item returns to the queue. */
export function undoStep(reversal: Reversal, windowSeconds: number): ItemStep<StepRefusal> {
  return (item) => {
    if (item.status === 'pending_review' || item.reviewedAt === null) return { refused: 'pending' };
    if (item.reviewedBy !== reversal.actor) return { refused: 'not-yours' };
    const ageMs = Date.parse(reversal.at) - Date.parse(item.reviewedAt);
    if (ageMs > windowSeconds * 1000) return { refused: 'too-late' };
    return { change: createQueueChange(item, 'undone', reversal) };
  };
}

/** Creates the step that returns a decided item to the queue. */
export function reopenStep(reversal: Reversal): ItemStep<StepRefusal> {
  return (item) =>
    item.status === 'pending_review'
      ? { refused: 'pending' }
      : { change: createQueueChange(item, 'reopened', reversal) };
}

/** Creates the step that removes an undecided item from the queue without a decision. */
export function withdrawStep({ actor, at }: Reversal): ItemStep<StepRefusal> {
  return (item) => {
    if (item.status !== 'pending_review') return { refused: 'decided' };
    if (isLeasedByOther(item, actor, at)) return { refused: 'held' };
    const withdrawnFields = {
      status: 'rejected',
      isGoodExample: false,
      reviewedBy: actor,
      reviewedAt: at,
    } as const;
    const fields = { ...withdrawnFields, leaseHolder: null, leaseUntil: null };
    return { change: { fields, audit: { at, actor, action: 'withdrawn' } } };
  };
}

/** Creates the step that removes an approved example from the index; the decision stays in the audit log. */
export function revokeStep(reversal: Reversal, facts: QueryFacts): ItemStep<StepRefusal> {
  return (item) => {
    if (item.status !== 'approved' || item.revokedAt !== null) return { refused: 'not-approved' };
    const fields = { revokedAt: reversal.at };
    const example = toExample({ ...item, ...fields }, facts);
    return { change: { fields, example, audit: toAuditEntry(item, 'revoked', reversal) } };
  };
}

function createQueueChange(item: ReviewItem, action: ReviewAuditAction, reversal: Reversal): ItemChange {
  return {
    fields: {
      status: 'pending_review',
      decision: null,
      isGoodExample: countsAsGoodExample(item.triggers),
      reviewedBy: null,
      reviewedAt: null,
      correctedQuery: null,
      notes: null,
      revokedAt: null,
    },
    example: null,
    audit: toAuditEntry(item, action, reversal),
  };
}

function toAuditEntry(item: ReviewItem, action: ReviewAuditAction, { actor, at, reason }: Reversal) {
  const { decision, reviewedBy, correctedQuery } = item;
  const previous = { decision, reviewed_by: reviewedBy, corrected_query: correctedQuery };
  return { at, actor, action, detail: { before: previous, ...(reason !== undefined && { reason }) } };
}
