import type { ReviewQueueItem } from '../api/schema.ts';

/** The position of an item in the loaded section of the queue, and the items around it. */
export type QueuePosition = {
  /** One-based; undefined when the item is not in the loaded rows. */
  readonly position: number | undefined;
  readonly previous: string | undefined;
  /** The item below, even if someone else has it open. */
  readonly next: string | undefined;
  /** The next item that this reviewer can decide; after the last row, the search continues from the top. */
  readonly nextFree: string | undefined;
  /** How many loaded rows follow the item. */
  readonly rowsAfter: number;
};

/** Finds the rows around an item. `isFree` returns whether this reviewer can decide a row. */
export function findNeighbours(
  rows: readonly ReviewQueueItem[],
  id: string,
  isFree: (row: ReviewQueueItem) => boolean,
): QueuePosition {
  const index = rows.findIndex((row) => row.id === id);
  const rowsBelow = rows.slice(index + 1);
  const rowsAbove = rows.slice(0, Math.max(0, index));
  return {
    position: index < 0 ? undefined : index + 1,
    previous: rowsAbove.at(-1)?.id,
    next: rowsBelow[0]?.id,
    nextFree: (rowsBelow.find(isFree) ?? rowsAbove.find(isFree))?.id,
    rowsAfter: rowsBelow.length,
  };
}

/** The name of another reviewer who has the row open, if any. */
export function findLeaseHolder(
  row: ReviewQueueItem,
  myId: string | undefined,
  now = Date.now(),
): string | undefined {
  const { claimed_by: holder, claimed_until: until } = row;
  if (!holder || !until || holder === myId) return undefined;
  return Date.parse(until) > now ? holder : undefined;
}
