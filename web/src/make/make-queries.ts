import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, sendForm, sendJson } from '../api/client.ts';
import type {
  BatchList,
  InspectedTex,
  Problem,
  ProblemPage,
  ProblemSummary,
  UploadAnswer,
  VariantOrder,
} from '../api/schema.ts';

const PROBLEMS = '/api/v1/problems';
const PAGE = 50;
const REFRESH_MS = 1000;

export type ProblemState = 'under_way' | 'failed' | 'finished';

const pathOf = (id: string, action = ''): string => `${PROBLEMS}/${encodeURIComponent(id)}${action}`;

/** Pages of problems; asked for again as long as something is under way. */
export const problemsQuery = (state?: ProblemState) =>
  infiniteQueryOptions({
    queryKey: ['problems', 'list', state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      getJson<ProblemPage>(PROBLEMS, { limit: PAGE, after: pageParam, state }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      (data?.pages[0]?.tally.under_way ?? 0) > 0 ? REFRESH_MS : false,
  });

export const problemQuery = (id: string, version?: number) =>
  queryOptions({
    queryKey: ['problems', 'one', id, version ?? 'newest'],
    queryFn: ({ signal }) => getJson<Problem>(pathOf(id), { version }, signal),
    staleTime: 0,
    // The events tell of the end first; this is for who was cut off from them.
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? 5 * REFRESH_MS : false),
    placeholderData: keepPreviousData,
  });

const BATCHES_REFRESH_MS = 5000;

export const batchesQuery = queryOptions({
  queryKey: ['problems', 'batches'],
  queryFn: ({ signal }) => getJson<BatchList>('/api/v1/batches', {}, signal),
  refetchInterval: ({ state: { data } }) =>
    data?.batches.some(({ tally }) => tally.waiting + tally.running > 0) ? BATCHES_REFRESH_MS : false,
});

/** The questions of a text as they look, with what verification says of them. The same text is asked about once. */
export const inspectQuery = (tex: string) =>
  queryOptions({
    queryKey: ['problems', 'inspect', tex],
    queryFn: async ({ signal }) =>
      (await sendJson<InspectedTex>('POST', '/api/v1/bank/inspect', { body: { tex }, signal })).body,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
  });

export type Wish = {
  readonly variants: readonly string[];
  readonly alternate: boolean;
  readonly ideas: boolean;
};

export function uploadFiles(files: readonly File[], wish: Wish): Promise<UploadAnswer> {
  const form = new FormData();
  form.append('variants', wish.variants.join(','));
  form.append('alternate', String(wish.alternate));
  form.append('ideas', String(wish.ideas));
  for (const file of files) form.append('files', file);
  return sendForm<UploadAnswer>(PROBLEMS, form);
}

async function act(id: string, action: string, body: object = {}): Promise<ProblemSummary> {
  return (await sendJson<ProblemSummary>('POST', pathOf(id, action), { body })).body;
}

export const retryProblem = (id: string) => act(id, '/retry');
export const cancelProblem = (id: string) => act(id, '/cancel');
export const varyProblem = (id: string, type: VariantOrder['type']) => act(id, '/variants', { type });
export const sendProblem = (id: string, part: string, to: 'bank' | 'review') =>
  act(id, '/send', { part, to });

export async function changeEvery(action: 'retry' | 'cancel'): Promise<void> {
  await sendJson('POST', `${PROBLEMS}/${action}`, { body: {} });
}

export async function editProblem(id: string, edit: { part: string; latex: string }, version: number) {
  return (await sendJson<Problem>('POST', pathOf(id, '/edits'), { body: edit, ifMatch: `"${version}"` }))
    .body;
}

export async function removeProblem(id: string): Promise<void> {
  await sendJson('DELETE', pathOf(id));
}

/** A picture lies under the last part of its path. */
export const fileAddress = (id: string, path: string): string =>
  pathOf(id, `/files/${encodeURIComponent(path.replace(/^.*[/\\]/, ''))}`);

export function downloadAddress(ids: readonly string[], format: 'zip' | 'json'): string {
  return `/api/v1/problem-archive?${new URLSearchParams({ ids: ids.join(','), format })}`;
}

export function isUnderWay({ status }: Pick<ProblemSummary, 'status'>): boolean {
  return status === 'pending' || status === 'running';
}
