import { ReviewTrigger } from '../../domain/queue-item.ts';
import type { HttpTools } from '../http-tools.ts';
import type { Metrics } from './metrics.ts';
import { toSample } from './to-sample.ts';

/** Adds the metrics of the expert queue and the example index. They are read from the database, so every server reports the same values. */
export function addReviewMetrics(metrics: Metrics, { review, rag }: Pick<HttpTools, 'review' | 'rag'>): void {
  metrics.gauge('review_queue_size', 'Items that wait for an expert, by reason.', async () => {
    const counts = ReviewTrigger.options.map(async (reason) => ({
      labels: { reason },
      value: await review.count({ status: 'pending_review', reason }),
    }));
    return Promise.all(counts);
  });
  metrics.gauge('review_oldest_pending_seconds', 'Waiting time of the oldest pending item.', async () => {
    const { oldest_age_hours: hours } = await review.statistics();
    return toSample((hours ?? 0) * 3600);
  });
  metrics.gauge('rag_examples_total', 'Examples by status.', async () => {
    const { byStatus } = await rag.getStatistics();
    return Object.entries(byStatus).map(([status, value]) => ({ labels: { status }, value }));
  });
}
