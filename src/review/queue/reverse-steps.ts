import type { AuditAction, ItemChange, ItemStep, ReviewItem } from '../../ports/review-queue.ts';
import type { QueryFacts } from './check-correction.ts';
import { isLeasedByOther } from './decide-item.ts';
import type { StepRefusal } from './review-faults.ts';
import { toExample } from './to-example.ts';

/** Who reverses a decision, when and why. */
export type Reversal = { readonly actor: string; readonly at: string; readonly reason?: string };

/** Undoes the actor's own decision within a time window, as if it had not been made. */
export function undoStep(reversal: Reversal, windowSeconds: number): ItemStep<StepRefusal> {
  return (item) => {
    if (item.status === 'pending_review' || item.reviewedAt === null) return { refused: 'pending' };
    if (item.reviewedBy !== reversal.actor) return { refused: 'not-yours' };
    const age = Date.parse(reversal.at) - Date.parse(item.reviewedAt);
    if (age > windowSeconds * 1000) return { refused: 'too-late' };
    return { change: backToQueue(item, 'undone', reversal) };
  };
}

/** Returns a decided item to the queue. */
export function reopenStep(reversal: Reversal): ItemStep<StepRefusal> {
  return (item) =>
    item.status === 'pending_review'
      ? { refused: 'pending' }
      : { change: backToQueue(item, 'reopened', reversal) };
}

/** Removes an undecided item from the queue, without a decision on its text. */
export function withdrawStep({ actor, at }: Reversal): ItemStep<StepRefusal> {
  return (item) => {
    if (item.status !== 'pending_review') return { refused: 'decided' };
    if (isLeasedByOther(item, actor, at)) return { refused: 'held' };
    const decided = { status: 'rejected', isGoodExample: false, reviewedBy: actor, reviewedAt: at } as const;
    const fields = { ...decided, leaseHolder: null, leaseUntil: null };
    return { change: { fields, audit: { at, actor, action: 'withdrawn' } } };
  };
}

/** Removes an approved example from the index; the decision stays in the audit log. */
export function revokeStep(reversal: Reversal, facts: QueryFacts): ItemStep<StepRefusal> {
  return (item) => {
    if (item.status !== 'approved' || item.revokedAt !== null) return { refused: 'not-approved' };
    const fields = { revokedAt: reversal.at };
    const example = toExample({ ...item, ...fields }, facts);
    return { change: { fields, example, audit: toAuditEntry(item, 'revoked', reversal) } };
  };
}

function backToQueue(item: ReviewItem, action: AuditAction, reversal: Reversal): ItemChange {
  return {
    fields: {
      status: 'pending_review',
      decision: null,
      isGoodExample: isGoodWhilePending(item.triggers),
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

function toAuditEntry(item: ReviewItem, action: AuditAction, { actor, at, reason }: Reversal) {
  const { decision, reviewedBy, correctedQuery } = item;
  const before = { decision, reviewed_by: reviewedBy, corrected_query: correctedQuery };
  return { at, actor, action, detail: { before, ...(reason !== undefined && { reason }) } };
}

/** Whether the text of a pending item counts as a good example: not after a failed validation or a thumbs-down. */
export function isGoodWhilePending(triggers: readonly string[]): boolean {
  return !triggers.includes('validation_failure') && !triggers.includes('negative_feedback');
}
