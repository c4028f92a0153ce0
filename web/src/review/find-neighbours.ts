import type { ReviewQueueItem } from '../api/schema.ts';

/** The position of an item in the loaded part of the queue, and the items around it. */
export type QueuePosition = {
  /** One-based; undefined when the item is not in the loaded rows. */
  readonly place: number | undefined;
  readonly previous: string | undefined;
  /** The item below, even if someone else has it open. */
  readonly next: string | undefined;
  /** The next item that this reviewer can decide; searches from the top after the last row. */
  readonly open: string | undefined;
  /** How many loaded rows follow the item. */
  readonly rowsAfter: number;
};

/** Finds the rows around an item. */
export function findNeighbours(
  rows: readonly ReviewQueueItem[],
  id: string,
  isFree: (row: ReviewQueueItem) => boolean,
): QueuePosition {
  const at = rows.findIndex((row) => row.id === id);
  const after = rows.slice(at + 1);
  const before = rows.slice(0, Math.max(0, at));
  return {
    place: at < 0 ? undefined : at + 1,
    previous: before.at(-1)?.id,
    next: after[0]?.id,
    open: (after.find(isFree) ?? before.find(isFree))?.id,
    rowsAfter: after.length,
  };
}

/** The name of another reviewer who has the row open, if any. */
export function findLeaseHolder(
  row: ReviewQueueItem,
  me: string | undefined,
  now = Date.now(),
): string | undefined {
  const { claimed_by: holder, claimed_until: until } = row;
  if (!holder || !until || holder === me) return undefined;
  return Date.parse(until) > now ? holder : undefined;
}
