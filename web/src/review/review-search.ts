import type { ReviewQueueItem } from '../api/schema.ts';

export type Reason = ReviewQueueItem['reason_for_review'];
export type Status = NonNullable<ReviewQueueItem['status']>;

/** What the address of the desk can say; everything else is dropped. */
export type ReviewSearch = {
  q?: string;
  status?: Status;
  provider?: string;
  reason?: Reason;
  /** What waits longest first. */
  order?: 'oldest';
  /** How far back the statistics look. */
  days?: number;
  /** The item is open for correction. */
  edit?: true;
};

const statuses: readonly unknown[] = ['pending_review', 'approved', 'rejected'] satisfies Status[];
const reasons: readonly unknown[] = [
  'validation_failure',
  'negative_feedback',
  'low_confidence',
  'multiple_clarifications',
] satisfies Reason[];

const isStatus = (value: unknown): value is Status => statuses.includes(value);
const isReason = (value: unknown): value is Reason => reasons.includes(value);

export function readReviewSearch(raw: Record<string, unknown>): ReviewSearch {
  const { q, status, provider, reason, order, days, edit } = raw;
  const isPlain = !isText(q) && (!isStatus(status) || status === 'pending_review');
  return {
    ...(isText(q) && { q: String(q) }),
    ...(isStatus(status) && status !== 'pending_review' && { status }),
    ...(isText(provider) && { provider: String(provider) }),
    ...(isReason(reason) && { reason }),
    ...(order === 'oldest' && isPlain && { order }),
    ...(typeof days === 'number' && days >= 1 && days <= 366 && { days: Math.floor(days) }),
    ...(edit === true && { edit }),
  };
}

function isText(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
}

export function hasFilters({ q, status, provider, reason }: ReviewSearch): boolean {
  return [q, status, provider, reason].some((part) => part !== undefined);
}

/** The filter alone, without what concerns one item. */
export function filterOf({ edit: _edit, days: _days, ...filter }: ReviewSearch): ReviewSearch {
  return filter;
}
