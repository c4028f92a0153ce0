import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { checkText, getBackground, getItem, getQueuePage, getStats, getTrends } from './review-api.ts';
import { getFilter, type ReviewSearch } from './review-search.ts';

// The provider of an item is `questions` for an exam question, otherwise an SQL dialect. (`web/src/review/README.md`
// explains the names.)

const QUEUE_REFRESH_MS = 20_000;

export const itemKey = (id: string) => ['review', 'item', id] as const;
export const queueKey = ['review', 'queue'] as const;

export function useQueue(search: ReviewSearch) {
  const filter = getFilter(search);
  return useInfiniteQuery({
    queryKey: [...queueKey, filter],
    queryFn: ({ pageParam, signal }) => getQueuePage(filter, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchInterval: QUEUE_REFRESH_MS,
  });
}

export function useItem(id: string) {
  return useQuery(itemQuery(id));
}

export const itemQuery = (id: string) => ({
  queryKey: itemKey(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => getItem(id, signal),
});

/** Reads the upload behind an item, and the reports of learners about it. */
export function useBackground(id: string) {
  return useQuery({
    queryKey: ['review', 'background', id],
    queryFn: ({ signal }) => getBackground(id, signal),
    staleTime: 60_000,
  });
}

export function useStats() {
  return useQuery({ queryKey: ['review', 'stats'], queryFn: ({ signal }) => getStats(signal) });
}

export function useTrends(days: number) {
  return useQuery({
    queryKey: ['review', 'trends', days],
    queryFn: ({ signal }) => getTrends(days, signal),
    placeholderData: keepPreviousData,
  });
}

/** Renders and checks a text on the server; the result is cached by text. */
export const checkResultOptions = (providerId: string, text: string) => ({
  queryKey: ['review', 'check', providerId, text] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => checkText(providerId, text, signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 60_000,
});

export function useCheck(providerId: string, text: string) {
  return useQuery({ ...checkResultOptions(providerId, text), placeholderData: keepPreviousData });
}
