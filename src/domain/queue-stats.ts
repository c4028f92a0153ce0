import { z } from 'zod';
import { QueueStatus } from './queue-item.ts';

const count = z.number().int().nonnegative();

/** Statistics of the expert queue at one moment. */
export const QueueStats = z.object({
  pending_reviews: count,
  status_breakdown: z.record(QueueStatus, count),
  /** Counts only pending items. */
  by_provider: z.record(z.string(), count),
  oldest_pending: z.iso.datetime().nullable(),
  oldest_age_hours: z.number().nonnegative().nullable(),
});
export type QueueStats = z.infer<typeof QueueStats>;
