import { z } from 'zod';
import type { QueueFilter } from '../../../ports/review-queue.ts';
import { storableText } from '../connection/storable-text.ts';

/** Where a page of the queue ends. */
export const QueuePlace = z.object({ urgency: z.number(), seq: z.number().int() });
export type QueuePlace = z.infer<typeof QueuePlace>;

const filterColumns = [
  ['status', 'status'],
  ['providerId', 'provider_id'],
  ['reason', 'reason'],
] as const;

/** Each column that the filter names, with the value it must have. */
export function filterPairs(filter: QueueFilter) {
  return filterColumns.flatMap(([key, column]) => {
    const value = filter[key];
    return value === undefined ? [] : [[column, storableText(value)] as const];
  });
}
