import type { AuditAction, ItemChange, ItemStep, ReviewItem } from '../../ports/review-queue.ts';
import type { QueryFacts } from './check-correction.ts';
import { isHeldByOther } from './decide-item.ts';
import { exampleFrom } from './example-from.ts';
import type { StepRefusal } from './review-faults.ts';

export type Reversal = {
  readonly actor: string;
  readonly at: string;
  readonly reason?: string;
};

/** Takes back one's own decision, as if it had not been made. */
export function undoStep(reversal: Reversal, windowSeconds: number): ItemStep<StepRefusal> {
  return (item) => {
    if (item.status === 'pending_review' || item.reviewedAt === null) return { refused: 'pending' };
    if (item.reviewedBy !== reversal.actor) return { refused: 'not-yours' };
    const age = Date.parse(reversal.at) - Date.parse(item.reviewedAt);
    if (age > windowSeconds * 1000) return { refused: 'too-late' };
    return { change: backToQueue(item, 'undone', reversal) };
  };
}

/** Puts a decided item before the experts again. */
export function reopenStep(reversal: Reversal): ItemStep<StepRefusal> {
  return (item) =>
    item.status === 'pending_review'
      ? { refused: 'pending' }
      : { change: backToQueue(item, 'reopened', reversal) };
}

/** Takes an item out of the queue that nobody has decided; nothing is said about its text. */
export function withdrawStep({ actor, at }: Reversal): ItemStep<StepRefusal> {
  return (item) => {
    if (item.status !== 'pending_review') return { refused: 'decided' };
    if (isHeldByOther(item, actor, at)) return { refused: 'held' };
    return {
      change: {
        fields: {
          status: 'rejected',
          isGoodExample: false,
          reviewedBy: actor,
          reviewedAt: at,
          leaseHolder: null,
          leaseUntil: null,
        },
        audit: { at, actor, action: 'withdrawn' },
      },
    };
  };
}

/** Takes an approved example out of the index; the decision stays on record. */
export function revokeStep(reversal: Reversal, facts: QueryFacts): ItemStep<StepRefusal> {
  return (item) => {
    if (item.status !== 'approved' || item.revokedAt !== null) return { refused: 'not-approved' };
    const fields = { revokedAt: reversal.at };
    return {
      change: {
        fields,
        example: exampleFrom({ ...item, ...fields }, facts),
        audit: auditOf(item, 'revoked', reversal),
      },
    };
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
    audit: auditOf(item, action, reversal),
  };
}

function auditOf(item: ReviewItem, action: AuditAction, { actor, at, reason }: Reversal) {
  const { decision, reviewedBy, correctedQuery } = item;
  const before = { decision, reviewed_by: reviewedBy, corrected_query: correctedQuery };
  return { at, actor, action, detail: { before, ...(reason !== undefined && { reason }) } };
}

/** Until an expert speaks, a failed check or a thumbs-down is what we know of the text. */
export function isGoodWhilePending(triggers: readonly string[]): boolean {
  return !triggers.includes('validation_failure') && !triggers.includes('negative_feedback');
}
