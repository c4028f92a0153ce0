import type { Clock } from '../../ports/clock.ts';
import type { Trends } from '../../review/queue/queue-statistics.ts';
import type { ReviewService } from '../../review/queue/review-service.ts';

type QueueReader = Pick<ReviewService, 'statistics'> & {
  trends(days: number): Promise<Pick<Trends, 'approvalRate'>>;
};

type QueueCheck = {
  readonly name: 'queue_size' | 'oldest_pending_hours' | 'approval_rate';
  readonly status: 'ok' | 'warning';
  readonly value: number | null;
  readonly limit: number;
  readonly message: string;
};

const MAX_PENDING = 100;
const MAX_WAIT_HOURS = 24;
const MIN_APPROVAL_RATE = 0.6;
const RATE_DAYS = 7;
/** Results are cached, so that frequent requests do not load the database. */
const CACHE_MS = 5_000;

/** Creates the three checks of the expert queue. They only warn: a long queue is not a reason to take a server out of service. */
export function createQueueHealth(
  review: QueueReader,
  clock: Pick<Clock, 'now'>,
): () => Promise<QueueCheck[]> {
  let cached: { readonly at: number; readonly checks: Promise<QueueCheck[]> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (cached === undefined || now - cached.at > CACHE_MS) cached = { at: now, checks: checkQueue(review) };
    return cached.checks;
  };
}

async function checkQueue(review: QueueReader): Promise<QueueCheck[]> {
  const stats = await review.statistics();
  const { approvalRate } = await review.trends(RATE_DAYS);
  const pending = stats.pending_reviews;
  const hours = stats.oldest_age_hours;
  const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;
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
      status: hours === null || hours < MAX_WAIT_HOURS ? 'ok' : 'warning',
      value: hours,
      limit: MAX_WAIT_HOURS,
      message: hours === null ? 'No items wait.' : `The oldest item has waited ${hours} hours.`,
    },
    {
      name: 'approval_rate',
      status: approvalRate === null || approvalRate > MIN_APPROVAL_RATE ? 'ok' : 'warning',
      value: approvalRate,
      limit: MIN_APPROVAL_RATE,
      message:
        approvalRate === null
          ? `No decisions in the last ${RATE_DAYS} days.`
          : `${percent(approvalRate)} of the decisions of the last ${RATE_DAYS} days are approvals.`,
    },
  ];
}
