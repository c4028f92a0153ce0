import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { ReviewSummary } from '../../ports/review-queue.ts';
import type { App } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { invalidRequest } from '../invalid-request.ts';
import { jsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { createVersionTag } from './item-version.ts';
import { readRecord, toQueueFilter, toWireItem, toWireQueueItem } from './item-view.ts';
import { createLinkHeader } from './page-links.ts';
import {
  ItemParams,
  QueueFilterQuery,
  WireQueueItem,
  WireReviewItem,
  WireStats,
  WireTrends,
} from './review-schemas.ts';

// The provider is `questions` for an exam question, otherwise an SQL dialect. `src/domain/queue-item.ts` explains the
// names.

/** The last row that a page number can reach. Beyond it callers use cursors, because skipping many rows is slow. */
const MAX_ROW = 10_000;

const listRoute = createRoute({
  ...guarded('getReviewQueue', 'get', '/api/v1/review/queue', 'review'),
  summary: 'List the expert queue, most urgent first',
  description:
    'While others decide, items leave the list: `page` then shifts, so the next page skips items. `cursor` continues after the last item that you received and does not shift.',
  request: {
    query: QueueFilterQuery.extend({
      page: z.coerce.number().int().min(1).default(1).meta({
        description: 'Shifts while others decide; use `cursor` to read every item.',
      }),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
      q: z.string().max(1000).optional().meta({
        description: 'Words that the item must contain. Use the link `rel=next` to get more items.',
      }),
      order: z.enum(['urgent', 'oldest']).default('urgent').meta({
        description:
          '`oldest` sorts pending items by waiting time. Use the link `rel=next` to get more items.',
      }),
      cursor: z
        .string()
        .max(1000)
        .optional()
        .meta({ description: 'The cursor of the link `rel=next`; it also works beyond row 10,000.' }),
      include: z.enum(['state']).optional(),
    }),
  },
  responses: {
    200: {
      ...jsonBody(z.array(WireQueueItem), 'A page of items.'),
      headers: z.object({
        'x-total-count': z
          .string()
          .optional()
          .meta({ description: 'Number of items that match the filters; omitted with `q`.' }),
        link: z.string().meta({ description: 'The first and the next page.' }),
      }),
    },
    ...errorResponses(400),
  },
});

const getRoute = createRoute({
  ...guarded('getReviewItem', 'get', '/api/v1/review/queue/{id}', 'review'),
  summary: 'Read an item',
  request: { params: ItemParams, query: z.object({ include: z.enum(['record']).optional() }) },
  responses: {
    200: {
      ...jsonBody(WireReviewItem, 'The item.'),
      headers: z.object({ etag: z.string().meta({ description: 'Send it as If-Match with a decision.' }) }),
    },
    ...errorResponses(400, 404),
  },
});

const statsRoute = createRoute({
  ...guarded('getReviewStats', 'get', '/api/v1/review/stats', 'review'),
  summary: 'Read the statistics of the queue',
  responses: { 200: jsonBody(WireStats, 'The counts.'), ...errorResponses() },
});

const trendsRoute = createRoute({
  ...guarded('getReviewTrends', 'get', '/api/v1/review/trends', 'review'),
  summary: 'Read the daily counts of the queue',
  request: { query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }) },
  responses: { 200: jsonBody(WireTrends, 'The counts by day.'), ...errorResponses(400) },
});

type QueueTools = Pick<HttpTools, 'review' | 'reviewSources'>;

export function addReviewQueueRoutes(app: App, { review, reviewSources }: QueueTools): void {
  app.openapi(listRoute, async (context) => {
    const { page, page_size: limit, q, order, cursor, include, ...query } = context.req.valid('query');
    const filter = toQueueFilter(query);
    const words = q?.trim() ? q : undefined;
    const offset = (page - 1) * limit;
    if (cursor === undefined && offset + limit > MAX_ROW) throw createRowFault();
    const isOldestFirst = order === 'oldest';
    if ((words !== undefined || isOldestFirst) && page > 1) throw createPageFault();
    if (isOldestFirst && (words !== undefined || filter.status !== 'pending_review'))
      throw createOrderFault();
    const [{ items, next }, total] = await Promise.all([
      review.list(filter, {
        limit,
        ...(cursor === undefined ? { offset } : { after: cursor }),
        ...(words !== undefined && { words }),
        ...(isOldestFirst && { order }),
      }),
      words === undefined ? review.count(filter) : undefined,
    ]);
    const rows = await toRows(items, include, reviewSources);
    return context.json(rows, 200, {
      link: createLinkHeader(context.req.url, next),
      ...(total !== undefined && { 'x-total-count': String(total) }),
    });
  });
  app.openapi(getRoute, async (context) => {
    const item = await review.get(context.req.valid('param').id);
    const view = toWireItem(item);
    const { include } = context.req.valid('query');
    const body = include === 'record' ? { ...view, record: await readRecord(review, item) } : view;
    return context.json(body, 200, { etag: createVersionTag(item) });
  });
  app.openapi(statsRoute, async (context) => context.json(await review.statistics(), 200));
  app.openapi(trendsRoute, async (context) => {
    const { days, byReason, byProvider, olderThan, approvalRate, decisions } = await review.trends(
      context.req.valid('query').days,
    );
    return context.json(
      {
        days: [...days],
        by_reason: byReason,
        by_provider: byProvider,
        older_than_hours: olderThan,
        approval_rate: approvalRate,
        waiting_hours: [...decisions.waitingHours],
        by_source: decisions.bySource,
        by_confidence: [...decisions.byConfidence],
        by_rule: decisions.byRule,
      },
      200,
    );
  });
}

/** Converts items to rows of the list; with `include=state`, also whether each has a photo. */
async function toRows(
  items: readonly ReviewSummary[],
  include: 'state' | undefined,
  sources: QueueTools['reviewSources'],
): Promise<WireQueueItem[]> {
  if (include === undefined) return items.map((item) => toWireQueueItem(item, false));
  const photos = await sources.findPhotos(items.map(({ id }) => id));
  return items.map((item) => ({ ...toWireQueueItem(item, true), has_photo: photos.has(item.id) }));
}

function createRowFault() {
  const problem = `exceeds row ${MAX_ROW.toLocaleString('en')}; use the cursor of Link: rel=next instead`;
  return invalidRequest([{ in: 'query', path: 'page', problem }]);
}

function createPageFault() {
  const problem = 'with q or order=oldest, follow Link: rel=next instead';
  return invalidRequest([{ in: 'query', path: 'page', problem }]);
}

function createOrderFault() {
  const problem = 'oldest is supported only for pending_review and without q';
  return invalidRequest([{ in: 'query', path: 'order', problem }]);
}
