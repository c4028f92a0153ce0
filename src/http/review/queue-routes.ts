import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { ReviewService } from '../../review/queue/review-service.ts';
import type { AppEnv } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import { invalidRequest } from '../invalid-request.ts';
import { jsonOf } from '../json-content.ts';
import { errorResponses } from '../wire-error.ts';
import { versionTag } from './item-version.ts';
import { filterOf, itemView, queueItemView, recordView } from './item-view.ts';
import { linkHeader } from './page-links.ts';
import {
  ItemParams,
  QueueFilterQuery,
  WireQueueItem,
  WireReviewItem,
  WireStats,
  WireTrends,
} from './review-schemas.ts';

const tags = ['review'];

/** Beyond it, counting rows costs more than reading them. */
const LAST_ROW = 10_000;

const listRoute = createRoute({
  ...guarded('getReviewQueue'),
  method: 'get',
  path: '/api/v1/review/queue',
  tags,
  summary: 'List what waits for an expert, the most urgent first',
  request: {
    query: QueueFilterQuery.extend({
      page: z.coerce.number().int().min(1).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
      q: z.string().max(1000).optional().meta({
        description: 'Words that all stand in the item; follow `Link: rel=next` to look at more items.',
      }),
      order: z
        .enum(['urgent', 'oldest'])
        .default('urgent')
        .meta({ description: '`oldest` is for what waits: the longest first; follow `Link: rel=next`.' }),
      cursor: z
        .string()
        .max(1000)
        .optional()
        .meta({ description: 'From `Link: rel=next`; reaches beyond row 10,000.' }),
      include: z.enum(['state']).optional(),
    }),
  },
  responses: {
    200: {
      ...jsonOf(z.array(WireQueueItem), 'A page of items.'),
      headers: z.object({
        'x-total-count': z
          .string()
          .optional()
          .meta({ description: 'How many items fit the filters; left out with `q`.' }),
        link: z.string().meta({ description: 'The first and the next page.' }),
      }),
    },
    ...errorResponses(400),
  },
});

const getRoute = createRoute({
  ...guarded('getReviewItem'),
  method: 'get',
  path: '/api/v1/review/queue/{id}',
  tags,
  summary: 'Read an item',
  request: { params: ItemParams, query: z.object({ include: z.enum(['record']).optional() }) },
  responses: {
    200: {
      ...jsonOf(WireReviewItem, 'The item.'),
      headers: z.object({ etag: z.string().meta({ description: 'Send it as If-Match with a decision.' }) }),
    },
    ...errorResponses(400, 404),
  },
});

const statsRoute = createRoute({
  ...guarded('getReviewStats'),
  method: 'get',
  path: '/api/v1/review/stats',
  tags,
  summary: 'Say how the queue stands',
  responses: { 200: jsonOf(WireStats, 'The counts.'), ...errorResponses() },
});

const trendsRoute = createRoute({
  ...guarded('getReviewTrends'),
  method: 'get',
  path: '/api/v1/review/trends',
  tags,
  summary: 'Say how the queue went in the last days',
  request: { query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }) },
  responses: { 200: jsonOf(WireTrends, 'The counts by day.'), ...errorResponses(400) },
});

export function addReviewQueueRoutes(app: OpenAPIHono<AppEnv>, review: ReviewService): void {
  app.openapi(listRoute, async (context) => {
    const { page, page_size: limit, q, order, cursor, include, ...wanted } = context.req.valid('query');
    const filter = filterOf(wanted);
    const words = q?.trim() ? q : undefined;
    const offset = (page - 1) * limit;
    if (cursor === undefined && offset + limit > LAST_ROW) throw tooFar();
    const isOldest = order === 'oldest';
    if ((words !== undefined || isOldest) && page > 1) throw onlyByLink();
    if (isOldest && (words !== undefined || filter.status !== 'pending_review')) throw notByAge();
    const [{ items, next }, total] = await Promise.all([
      review.list(filter, {
        limit,
        ...(cursor === undefined ? { offset } : { after: cursor }),
        ...(words !== undefined && { words }),
        ...(isOldest && { order }),
      }),
      words === undefined ? review.count(filter) : undefined,
    ]);
    const rows = items.map((item) => queueItemView(item, include === 'state'));
    return context.json(rows, 200, {
      link: linkHeader(context.req.url, next),
      ...(total !== undefined && { 'x-total-count': String(total) }),
    });
  });
  app.openapi(getRoute, async (context) => {
    const item = await review.get(context.req.valid('param').id);
    const view = itemView(item);
    const { include } = context.req.valid('query');
    const whole = include === 'record' ? { ...view, record: await recordView(review, item) } : view;
    return context.json(whole, 200, { etag: versionTag(item) });
  });
  app.openapi(statsRoute, async (context) => context.json(await review.statistics(), 200));
  app.openapi(trendsRoute, async (context) => {
    const { days, byReason, byProvider, olderThan, approvalRate } = await review.trends(
      context.req.valid('query').days,
    );
    return context.json(
      {
        days: [...days],
        by_reason: byReason,
        by_provider: byProvider,
        older_than_hours: olderThan,
        approval_rate: approvalRate,
      },
      200,
    );
  });
}

function tooFar() {
  const problem = `reaches row ${LAST_ROW.toLocaleString('en')}; use the cursor of Link: rel=next beyond it`;
  return invalidRequest([{ in: 'query', path: 'page', problem }]);
}

function onlyByLink() {
  const problem = 'with q or order=oldest, follow Link: rel=next instead';
  return invalidRequest([{ in: 'query', path: 'page', problem }]);
}

function notByAge() {
  const problem = 'oldest is for pending_review, and not together with q';
  return invalidRequest([{ in: 'query', path: 'order', problem }]);
}
