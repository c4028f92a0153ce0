import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../api/client.ts';
import type { BankPaper, CourseStatistics, PaperChoice, PaperPlan, Papers } from '../../api/schema.ts';

const PAPERS = '/api/v1/papers';
export const paperPath = (id: string) => `${PAPERS}/${encodeURIComponent(id)}`;

export const papersQuery = queryOptions({
  queryKey: ['papers'],
  queryFn: ({ signal }) => getJson<Papers>(PAPERS, {}, signal),
});

export const paperQuery = (id: string) =>
  queryOptions({
    queryKey: ['papers', id],
    queryFn: ({ signal }) => getJson<BankPaper>(paperPath(id), {}, signal),
  });

export const paperStatisticsQuery = (id: string) =>
  queryOptions({
    queryKey: ['papers', id, 'statistics'],
    queryFn: ({ signal }) => getJson<CourseStatistics>(`${paperPath(id)}/statistics`, {}, signal),
  });

export const fillPaper = async (plan: PaperPlan) =>
  (await sendJson<PaperChoice>('POST', `${PAPERS}/fill`, { body: { plan } })).body;

export const createPaper = async (plan: PaperPlan) =>
  (await sendJson<BankPaper>('POST', PAPERS, { body: { plan } })).body;

export const removePaper = (id: string) => sendJson('DELETE', paperPath(id));
