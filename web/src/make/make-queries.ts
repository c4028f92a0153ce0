import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, sendForm, sendJson } from '../api/client.ts';
import type {
  BatchList,
  InspectedTex,
  Problem,
  ProblemPage,
  ProblemSending,
  ProblemSummary,
  UploadAnswer,
  VariantOrder,
} from '../api/schema.ts';
import type { UploadOptions } from './upload-options.ts';

const PROBLEMS_PATH = '/api/v1/problems';
const PAGE_SIZE = 50;
const REFRESH_MS = 1000;

/** The groups of uploads that the API can filter by; `under_way` means waiting or running. */
export type ProblemState = 'under_way' | 'failed' | 'finished';

const getProblemPath = (id: string, action = ''): string =>
  `${PROBLEMS_PATH}/${encodeURIComponent(id)}${action}`;

/** The author's uploads (the API calls them problems), in pages; refreshed while one of them is being processed. */
export const problemsQuery = (state?: ProblemState) =>
  infiniteQueryOptions({
    queryKey: ['problems', 'list', state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      getJson<ProblemPage>(PROBLEMS_PATH, { limit: PAGE_SIZE, after: pageParam, state }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      (data?.pages[0]?.tally.under_way ?? 0) > 0 ? REFRESH_MS : false,
  });

export const problemQuery = (id: string, version?: number) =>
  queryOptions({
    queryKey: ['problems', 'one', id, version ?? 'newest'],
    queryFn: ({ signal }) => getJson<Problem>(getProblemPath(id), { version }, signal),
    staleTime: 0,
    // A fallback: usually the run's events report the end first.
    refetchInterval: ({ state: { data } }) =>
      data && (isActive(data) || isInReview(data)) ? 5 * REFRESH_MS : false,
    placeholderData: keepPreviousData,
  });

const BATCHES_REFRESH_MS = 5000;

export const batchesQuery = queryOptions({
  queryKey: ['problems', 'batches'],
  queryFn: ({ signal }) => getJson<BatchList>('/api/v1/batches', {}, signal),
  refetchInterval: ({ state: { data } }) =>
    data?.batches.some(({ tally }) => tally.waiting + tally.running > 0) ? BATCHES_REFRESH_MS : false,
});

/** Renders and checks the questions of a TeX text; the result is cached by text. */
export const inspectQuery = (tex: string) =>
  queryOptions({
    queryKey: ['problems', 'inspect', tex],
    queryFn: async ({ signal }) =>
      (await sendJson<InspectedTex>('POST', '/api/v1/bank/inspect', { body: { tex }, signal })).body,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
  });

export function uploadFiles(files: readonly File[], options: UploadOptions): Promise<UploadAnswer> {
  const form = new FormData();
  form.append('variants', options.variants.join(','));
  form.append('alternate', String(options.alternate));
  form.append('ideas', String(options.ideas));
  for (const file of files) form.append('files', file);
  return sendForm<UploadAnswer>(PROBLEMS_PATH, form);
}

async function postAction(id: string, action: string, body: object = {}): Promise<ProblemSummary> {
  return (await sendJson<ProblemSummary>('POST', getProblemPath(id, action), { body })).body;
}

export const retryProblem = (id: string) => postAction(id, '/retry');
export const cancelProblem = (id: string) => postAction(id, '/cancel');
/** Requests one more variant. */
export const createVariant = (id: string, type: VariantOrder['type']) =>
  postAction(id, '/variants', { type });
/** Where a section is sent, and its classification. */
export type Sending = Omit<ProblemSending, 'part'>;

export const sendProblem = (id: string, section: string, sending: Sending) =>
  postAction(id, '/send', { part: section, ...sending });

/** Retries all failed uploads, or cancels all active ones. */
export async function changeAllProblems(action: 'retry' | 'cancel'): Promise<void> {
  await sendJson('POST', `${PROBLEMS_PATH}/${action}`, { body: {} });
}

export async function editProblem(id: string, edit: { part: string; latex: string }, version: number) {
  return (
    await sendJson<Problem>('POST', getProblemPath(id, '/edits'), { body: edit, ifMatch: `"${version}"` })
  ).body;
}

export async function removeProblem(id: string): Promise<void> {
  await sendJson('DELETE', getProblemPath(id));
}

/** The URL of a stored image. Images are stored by file name, without the folders of `path`. */
export const getFileUrl = (id: string, path: string): string =>
  getProblemPath(id, `/files/${encodeURIComponent(path.replace(/^.*[/\\]/, ''))}`);

export function getDownloadUrl(ids: readonly string[], format: 'zip' | 'json'): string {
  return `/api/v1/problem-archive?${new URLSearchParams({ ids: ids.join(','), format })}`;
}

/** Whether a section waits for the decision of an expert. */
function isInReview({ sent }: Pick<ProblemSummary, 'sent'>): boolean {
  return sent.some(({ review }) => review?.state === 'waiting');
}

/** Whether the upload is still being processed. */
export function isActive({ status }: Pick<ProblemSummary, 'status'>): boolean {
  return status === 'pending' || status === 'running';
}
