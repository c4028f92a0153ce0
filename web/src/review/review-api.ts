import { type ApiResponse, getJson, getResponse, sendJson } from '../api/client.ts';
import type {
  BulkDecision,
  BulkDecisionAnswer,
  CheckedText,
  ReviewBackground,
  ReviewItem,
  ReviewQueueItem,
  ReviewRecord,
  ReviewStats,
  ReviewTrends,
} from '../api/schema.ts';
import { getFilter, type ReviewSearch } from './review-search.ts';

// The provider of an item is `questions` for an exam question, otherwise an SQL dialect. (`web/src/review/README.md`
// explains the names.)

const REVIEW_PATH = '/api/v1/review';
const PAGE_SIZE = 25;

type QueueRowsPage = { rows: ReviewQueueItem[]; next: string | undefined; total: number | undefined };

/** An item with its record, and the version to send with a decision. */
export type OpenItem = { item: ReviewItem; record: ReviewRecord; version: string };

type Decision = 'APPROVE' | 'REJECT' | 'CORRECT';

/** A reviewer's decision; the API also calls the text of a question a query. */
export type DecisionInput = {
  decision: Decision;
  correctedQuery?: string | undefined;
  feedback?: string | undefined;
};

export async function getQueuePage(
  search: ReviewSearch,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<QueueRowsPage> {
  const { q, status, provider, reason, order } = getFilter(search);
  const query = { q, status_filter: status, provider_id: provider, reason, order };
  const { body, headers } = await getResponse<ReviewQueueItem[]>(
    `${REVIEW_PATH}/queue`,
    { ...query, include: 'state', page_size: PAGE_SIZE, cursor },
    signal,
  );
  const total = headers.get('x-total-count');
  return { rows: body, next: readNextCursor(headers), total: total === null ? undefined : Number(total) };
}

/** Reads the cursor of the next page from the `Link` header. */
function readNextCursor(headers: Headers): string | undefined {
  const url = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  if (url === undefined) return undefined;
  return new URL(url, location.origin).searchParams.get('cursor') ?? undefined;
}

const getItemPath = (id: string, action = ''): string =>
  `${REVIEW_PATH}/queue/${encodeURIComponent(id)}${action}`;

export async function getItem(id: string, signal?: AbortSignal): Promise<OpenItem> {
  return toOpenItem(await getResponse<ReviewItem>(getItemPath(id), { include: 'record' }, signal));
}

/** Leases the item to this reviewer; fails with 409 when someone else has it open. */
export async function claimItem(id: string): Promise<OpenItem> {
  return toOpenItem(await sendJson<ReviewItem>('POST', getItemPath(id, '/claim')));
}

/** Ends the lease of this reviewer; with `force`, an admin ends the lease of anyone. */
export async function releaseItem(id: string, { force = false } = {}): Promise<void> {
  await sendJson('POST', getItemPath(id, force ? '/release?force=true' : '/release'), { keepalive: true });
}

export async function decideItem(
  id: string,
  { decision, correctedQuery, feedback }: DecisionInput,
  version: string | undefined,
): Promise<ReviewItem> {
  const body = {
    decision,
    approved: decision !== 'REJECT',
    ...(correctedQuery !== undefined && { corrected_query: correctedQuery }),
    ...(feedback && { feedback }),
  };
  return (await sendJson<ReviewItem>('PUT', getItemPath(id), { body, ifMatch: version })).body;
}

/** The URL of the photo (`source`) or a figure of the upload behind an item. */
export const getItemFileUrl = (id: string, path: string): string =>
  getItemPath(id, `/files/${encodeURIComponent(path.replace(/^.*[/\\]/, ''))}`);

export function getBackground(id: string, signal: AbortSignal): Promise<ReviewBackground> {
  return getJson<ReviewBackground>(getItemPath(id, '/background'), {}, signal);
}

export async function decideTogether(bulk: BulkDecision): Promise<BulkDecisionAnswer> {
  return (await sendJson<BulkDecisionAnswer>('POST', `${REVIEW_PATH}/bulk`, { body: bulk })).body;
}

export async function reverseItem(id: string, action: 'undo' | 'reopen' | 'revoke'): Promise<void> {
  await sendJson('POST', getItemPath(id, `/${action}`));
}

export async function addComment(id: string, text: string): Promise<void> {
  await sendJson('POST', getItemPath(id, '/comments'), { body: { text } });
}

export async function checkText(providerId: string, text: string, signal: AbortSignal): Promise<CheckedText> {
  const body = { provider_id: providerId, text };
  return (await sendJson<CheckedText>('POST', `${REVIEW_PATH}/check`, { body, signal })).body;
}

export function getStats(signal: AbortSignal): Promise<ReviewStats> {
  return getJson<ReviewStats>(`${REVIEW_PATH}/stats`, {}, signal);
}

export function getTrends(days: number, signal: AbortSignal): Promise<ReviewTrends> {
  return getJson<ReviewTrends>(`${REVIEW_PATH}/trends`, { days }, signal);
}

function toOpenItem({ body, headers }: ApiResponse<ReviewItem>): OpenItem {
  if (body.record === undefined) throw new Error('the server returned an item without its record');
  return { item: body, record: body.record, version: headers.get('etag') ?? `"${body.record.version}"` };
}
