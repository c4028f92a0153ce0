import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { ReviewQueueItem } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { useDeskState } from './desk-context.ts';
import { checkQuery, itemQuery, useQueue } from './review-queries.ts';
import type { ReviewSearch } from './review-search.ts';
import { isDecided } from './sent-decision.ts';

export type Neighbours = {
  /** One-based place of the item in the queue; undefined when it is not in what is loaded. */
  readonly place: number | undefined;
  readonly total: number | undefined;
  readonly previous: string | undefined;
  /** The one below, whoever has it. */
  readonly next: string | undefined;
  /** The next that is free for this person to decide. */
  readonly open: string | undefined;
  readonly isLoading: boolean;
};

/** What stands before and behind an item in the queue that the address names. */
export function useNeighbours(search: ReviewSearch, id: string): Neighbours {
  const queue = useQueue(search);
  const isFree = useIsFree();
  const { decisions } = useDeskState();
  const isGone = (row: ReviewQueueItem) =>
    search.status === undefined && decisions.some((one) => one.itemId === row.id && isDecided(one));
  const rows = (queue.data?.pages.flatMap((page) => page.rows) ?? []).filter(
    (row) => row.id === id || !isGone(row),
  );
  const at = rows.findIndex((row) => row.id === id);
  const behind = rows.slice(at + 1);
  const open = (behind.find(isFree) ?? rows.slice(0, Math.max(0, at)).find(isFree))?.id;
  useEffect(() => {
    if (behind.length < 3 && queue.hasNextPage && !queue.isFetching) void queue.fetchNextPage();
  }, [behind.length, queue]);
  usePrefetch(open);
  return {
    place: at < 0 ? undefined : at + 1,
    total: queue.data?.pages[0]?.total,
    previous: at > 0 ? rows[at - 1]?.id : undefined,
    next: behind[0]?.id,
    open,
    isLoading: queue.isPending,
  };
}

/** Whether this person could decide the row now: nobody else has it, and it was neither decided nor skipped here. */
export function useIsFree(): (row: ReviewQueueItem) => boolean {
  const { decisions, skipped } = useDeskState();
  const me = usePrincipal()?.id;
  return useCallback(
    (row) =>
      row.status === 'pending_review' &&
      heldBy(row, me) === undefined &&
      !skipped.includes(row.id) &&
      !decisions.some((one) => one.itemId === row.id && isDecided(one)),
    [decisions, skipped, me],
  );
}

/** Who else has the row open. */
export function heldBy(row: ReviewQueueItem, me: string | undefined, now = Date.now()): string | undefined {
  const { claimed_by: holder, claimed_until: until } = row;
  if (!holder || !until || holder === me) return undefined;
  return Date.parse(until) > now ? holder : undefined;
}

/** Loads the next item while this one is read, so that going on takes no time. */
function usePrefetch(id: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (id === undefined) return;
    const prefetch = async (): Promise<void> => {
      const { item } = await queries.fetchQuery({ ...itemQuery(id), staleTime: 10_000 });
      await queries.prefetchQuery(checkQuery(item.provider_id, item.generated_query));
    };
    prefetch().catch(() => undefined);
  }, [id, queries]);
}
