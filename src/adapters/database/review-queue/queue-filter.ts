import { z } from 'zod';
import type { QueueFilter } from '../../../ports/review-queue.ts';
import { storableText } from '../connection/storable-text.ts';

/** The position of the last item of a queue page. */
export const QueuePosition = z.object({ urgency: z.number(), seq: z.number().int() });
export type QueuePosition = z.infer<typeof QueuePosition>;

const filterColumns = [
  ['status', 'status'],
  ['providerId', 'provider_id'],
  ['reason', 'reason'],
] as const;

/** Lists the column and the required value of each field in the filter. */
export function listFilterColumns(filter: QueueFilter) {
  return filterColumns.flatMap(([field, column]) => {
    const value = filter[field];
    return value === undefined ? [] : [[column, storableText(value)] as const];
  });
}
