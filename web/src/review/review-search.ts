import type { ReviewQueueItem } from '../api/schema.ts';

// The provider of an item is `questions` for an exam question, otherwise an SQL dialect. (`web/src/review/README.md`
// explains the names.)

export type ReviewReason = ReviewQueueItem['reason_for_review'];
type ReviewStatus = NonNullable<ReviewQueueItem['status']>;

/** The URL parameters of the review pages. */
export type ReviewSearch = {
  q?: string;
  status?: ReviewStatus;
  provider?: string;
  reason?: ReviewReason;
  /** Sorts by waiting time instead of urgency. */
  order?: 'oldest';
  /** The period of the statistics. */
  days?: number;
  /** Opens the item in the editor. */
  edit?: true;
};

const STATUSES: readonly unknown[] = ['pending_review', 'approved', 'rejected'] satisfies ReviewStatus[];
const REASONS: readonly unknown[] = [
  'validation_failure',
  'negative_feedback',
  'low_confidence',
  'multiple_clarifications',
  'sent_by_author',
] satisfies ReviewReason[];

const isStatus = (value: unknown): value is ReviewStatus => STATUSES.includes(value);
const isReason = (value: unknown): value is ReviewReason => REASONS.includes(value);

/** Reads the URL parameters and ignores unknown, invalid and default values. */
export function readReviewSearch(raw: Record<string, unknown>): ReviewSearch {
  const { q, status, provider, reason, order, days, edit } = raw;
  // Only the list of pending items, without a search, can be sorted.
  const isSortable = !isSearchText(q) && (!isStatus(status) || status === 'pending_review');
  return {
    ...(isSearchText(q) && { q: String(q) }),
    ...(isStatus(status) && status !== 'pending_review' && { status }),
    ...(isSearchText(provider) && { provider: String(provider) }),
    ...(isReason(reason) && { reason }),
    ...(order === 'oldest' && isSortable && { order }),
    ...(typeof days === 'number' && days >= 1 && days <= 366 && { days: Math.floor(days) }),
    ...(edit === true && { edit }),
  };
}

/** Whether a parameter contains a text. The router parses a text such as `12` as a number. */
function isSearchText(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
}

export function hasFilters({ q, status, provider, reason }: ReviewSearch): boolean {
  return [q, status, provider, reason].some((value) => value !== undefined);
}

/** Returns the parameters that filter the queue, without `edit` and `days`, which only one page uses. */
export function getFilter({ edit: _edit, days: _days, ...filter }: ReviewSearch): ReviewSearch {
  return filter;
}
