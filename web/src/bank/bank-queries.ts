import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getFacets, getFindings, getQuestion, getQuestionRows } from './bank-api.ts';
import type { BankSearch } from './bank-search.ts';

/** The values of each filter. Each value has the number of questions that it and the other chosen filters match. */
export function useFacets(filter: BankSearch = {}) {
  return useQuery({
    queryKey: ['bank', 'facets', filter],
    queryFn: ({ signal }) => getFacets(filter, signal),
    placeholderData: keepPreviousData,
  });
}

export function useQuestionRows(search: BankSearch) {
  return useInfiniteQuery({
    queryKey: ['bank', 'rows', search],
    queryFn: ({ pageParam, signal }) => getQuestionRows(search, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

export function useQuestion(id: string) {
  return useQuery({ queryKey: ['bank', 'question', id], queryFn: ({ signal }) => getQuestion(id, signal) });
}

/** The check results of one version of a question. */
export function useFindings(id: string, version: number) {
  return useQuery({
    queryKey: ['bank', 'findings', id, version],
    queryFn: ({ signal }) => getFindings(id, version, signal),
  });
}
