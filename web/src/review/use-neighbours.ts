import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { ReviewQueueItem } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { findLeaseHolder, findNeighbours, type QueuePosition } from './find-neighbours.ts';
import { useReviewState } from './review-context.ts';
import { checkResultOptions, itemQuery, useQueue } from './review-queries.ts';
import type { ReviewSearch } from './review-search.ts';
import { isDecided } from './sent-decision.ts';

/** The position of an item in the queue and the items around it; `total` is the size of the queue. */
export type Neighbours = QueuePosition & { readonly total: number | undefined };

/** More rows are fetched when fewer than this follow the item. */
const MIN_ROWS_AHEAD = 3;

/** The items before and after an item in the filtered queue. */
export function useNeighbours(search: ReviewSearch, id: string): Neighbours {
  const queue = useQueue(search);
  const isFree = useIsFree();
  const { decisions } = useReviewState();
  const isDecidedHere = (row: ReviewQueueItem) =>
    search.status === undefined &&
    decisions.some((decision) => decision.itemId === row.id && isDecided(decision));
  const rows = (queue.data?.pages.flatMap((page) => page.rows) ?? []).filter(
    (row) => row.id === id || !isDecidedHere(row),
  );
  const position = findNeighbours(rows, id, isFree);
  useEffect(() => {
    const needsMoreRows = position.rowsAfter < MIN_ROWS_AHEAD;
    if (needsMoreRows && queue.hasNextPage && !queue.isFetching) void queue.fetchNextPage();
  }, [position.rowsAfter, queue]);
  usePrefetch(position.nextFree);
  return { ...position, total: queue.data?.pages[0]?.total };
}

/** Returns a function that tests whether this reviewer can decide a row: not open elsewhere, not decided or skipped here. */
export function useIsFree(): (row: ReviewQueueItem) => boolean {
  const { decisions, skipped } = useReviewState();
  const myId = usePrincipal()?.id;
  return useCallback(
    (row) =>
      row.status === 'pending_review' &&
      findLeaseHolder(row, myId) === undefined &&
      !skipped.includes(row.id) &&
      !decisions.some((decision) => decision.itemId === row.id && isDecided(decision)),
    [decisions, skipped, myId],
  );
}

/** Loads the next item in the background, so that it opens without delay. */
function usePrefetch(id: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (id === undefined) return;
    const prefetch = async (): Promise<void> => {
      const { item } = await queryClient.fetchQuery({ ...itemQuery(id), staleTime: 10_000 });
      await queryClient.prefetchQuery(checkResultOptions(item.provider_id, item.generated_query));
    };
    // If this fails, the item is loaded when it is opened.
    prefetch().catch(() => undefined);
  }, [id, queryClient]);
}
