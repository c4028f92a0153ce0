import type { Clock } from '../../ports/clock.ts';
import type { ReviewService } from '../../review/queue/review-service.ts';

export type QueueCheck = {
  readonly name: 'queue_size' | 'oldest_pending_hours' | 'approval_rate';
  readonly status: 'ok' | 'warning';
  readonly value: number | null;
  readonly limit: number;
  readonly message: string;
};

const MAX_PENDING = 100;
const MAX_HOURS = 24;
const MIN_APPROVED = 0.6;
const RATE_DAYS = 7;
/** Asking often costs the database nothing more. */
const KEPT_MS = 5_000;

/** The three checks of the queue; they warn, because a long queue is no reason to take a server out of service. */
export function createQueueHealth(
  review: Pick<ReviewService, 'statistics' | 'trends'>,
  clock: Pick<Clock, 'now'>,
): () => Promise<QueueCheck[]> {
  let kept: { readonly at: number; readonly checks: Promise<QueueCheck[]> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (kept === undefined || now - kept.at > KEPT_MS) kept = { at: now, checks: checkQueue(review) };
    return kept.checks;
  };
}

async function checkQueue(review: Pick<ReviewService, 'statistics' | 'trends'>): Promise<QueueCheck[]> {
  const stats = await review.statistics();
  const { approvalRate } = await review.trends(RATE_DAYS);
  const pending = stats.pending_reviews;
  const hours = stats.oldest_age_hours;
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  return [
    {
      name: 'queue_size',
      status: pending < MAX_PENDING ? 'ok' : 'warning',
      value: pending,
      limit: MAX_PENDING,
      message: `${pending} items wait for an expert.`,
    },
    {
      name: 'oldest_pending_hours',
      status: hours === null || hours < MAX_HOURS ? 'ok' : 'warning',
      value: hours,
      limit: MAX_HOURS,
      message: hours === null ? 'Nothing waits.' : `The oldest item has waited ${hours} hours.`,
    },
    {
      name: 'approval_rate',
      status: approvalRate === null || approvalRate > MIN_APPROVED ? 'ok' : 'warning',
      value: approvalRate,
      limit: MIN_APPROVED,
      message:
        approvalRate === null
          ? `Nothing was decided in ${RATE_DAYS} days.`
          : `${percent(approvalRate)} of the decisions of ${RATE_DAYS} days approve.`,
    },
  ];
}
