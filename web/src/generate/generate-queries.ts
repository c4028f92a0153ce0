import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../api/client.ts';
import type { Generation, GenerationBrief, GenerationPage, GenerationSummary } from '../api/schema.ts';

const GENERATIONS_PATH = '/api/v1/generations';
const REFRESH_MS = 3000;

/** The query key of all lists of batches. */
export const GENERATION_LISTS = ['generation-lists'] as const;

export const generationsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...GENERATION_LISTS, limit],
    queryFn: ({ signal }) => getJson<GenerationPage>(GENERATIONS_PATH, { limit }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.generations.some(({ status }) => isActive(status)) ? REFRESH_MS : false,
  });

export const generationQuery = (id: string) =>
  queryOptions({
    queryKey: ['generations', id],
    queryFn: ({ signal }) => getJson<Generation>(`${GENERATIONS_PATH}/${encodeURIComponent(id)}`, {}, signal),
    staleTime: 0,
  });

/** Starts a batch; a repeated request with the same key returns the same batch. */
export async function startGeneration(brief: GenerationBrief, idempotencyKey: string) {
  return (await sendJson<GenerationSummary>('POST', GENERATIONS_PATH, { body: brief, idempotencyKey })).body;
}

export async function cancelGeneration(id: string): Promise<void> {
  await sendJson('POST', `${GENERATIONS_PATH}/${encodeURIComponent(id)}/cancel`, { body: {} });
}

/** Whether the batch has not ended yet. */
export function isActive(status: Generation['status']): boolean {
  return status === 'pending' || status === 'running';
}
