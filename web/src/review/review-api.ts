import { type Answer, getAnswer, getJson, sendJson } from '../api/client.ts';
import type {
  CheckedText,
  ReviewItem,
  ReviewQueueItem,
  ReviewRecord,
  ReviewStats,
  ReviewTrends,
} from '../api/schema.ts';
import { filterOf, type ReviewSearch } from './review-search.ts';

const REVIEW = '/api/v1/review';
const PAGE = 25;

export type QueuePage = { rows: ReviewQueueItem[]; next: string | undefined; total: number | undefined };

/** An item with its record, and the version that a decision on it names. */
export type OpenItem = { item: ReviewItem; record: ReviewRecord; version: string };

export type Decision = 'APPROVE' | 'REJECT' | 'CORRECT';

export type DecisionOrder = {
  decision: Decision;
  correctedQuery?: string | undefined;
  feedback?: string | undefined;
};

export async function getQueuePage(
  search: ReviewSearch,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<QueuePage> {
  const { q, status, provider, reason, order } = filterOf(search);
  const query = { q, status_filter: status, provider_id: provider, reason, order };
  const { body, headers } = await getAnswer<ReviewQueueItem[]>(
    `${REVIEW}/queue`,
    { ...query, include: 'state', page_size: PAGE, cursor },
    signal,
  );
  const total = headers.get('x-total-count');
  return { rows: body, next: nextCursor(headers), total: total === null ? undefined : Number(total) };
}

function nextCursor(headers: Headers): string | undefined {
  const address = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  if (address === undefined) return undefined;
  return new URL(address, location.origin).searchParams.get('cursor') ?? undefined;
}

const itemPath = (id: string, action = ''): string => `${REVIEW}/queue/${encodeURIComponent(id)}${action}`;

export async function getItem(id: string, signal?: AbortSignal): Promise<OpenItem> {
  return openItem(await getAnswer<ReviewItem>(itemPath(id), { include: 'record' }, signal));
}

export async function claimItem(id: string): Promise<OpenItem> {
  return openItem(await sendJson<ReviewItem>('POST', itemPath(id, '/claim')));
}

export async function releaseItem(id: string): Promise<void> {
  await sendJson('POST', itemPath(id, '/release'), { keepalive: true });
}

export async function decideItem(
  id: string,
  { decision, correctedQuery, feedback }: DecisionOrder,
  version: string | undefined,
): Promise<ReviewItem> {
  const body = {
    decision,
    approved: decision !== 'REJECT',
    ...(correctedQuery !== undefined && { corrected_query: correctedQuery }),
    ...(feedback && { feedback }),
  };
  return (await sendJson<ReviewItem>('PUT', itemPath(id), { body, ifMatch: version })).body;
}

export async function reverseItem(id: string, way: 'undo' | 'reopen' | 'revoke'): Promise<void> {
  await sendJson('POST', itemPath(id, `/${way}`));
}

export async function commentOn(id: string, text: string): Promise<void> {
  await sendJson('POST', itemPath(id, '/comments'), { body: { text } });
}

export async function checkText(providerId: string, text: string, signal: AbortSignal): Promise<CheckedText> {
  const body = { provider_id: providerId, text };
  return (await sendJson<CheckedText>('POST', `${REVIEW}/check`, { body, signal })).body;
}

export function getStats(signal: AbortSignal): Promise<ReviewStats> {
  return getJson<ReviewStats>(`${REVIEW}/stats`, {}, signal);
}

export function getTrends(days: number, signal: AbortSignal): Promise<ReviewTrends> {
  return getJson<ReviewTrends>(`${REVIEW}/trends`, { days }, signal);
}

function openItem({ body, headers }: Answer<ReviewItem>): OpenItem {
  if (body.record === undefined) throw new Error('an item came without its record');
  return { item: body, record: body.record, version: headers.get('etag') ?? `"${body.record.version}"` };
}
