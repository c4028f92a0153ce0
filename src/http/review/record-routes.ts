import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { QueueStatus } from '../../domain/queue-item.ts';
import { auditActions } from '../../ports/review-queue.ts';
import { exportItems } from '../../review/queue/export-items.ts';
import type { ReviewService } from '../../review/queue/review-service.ts';
import type { App } from '../app-env.ts';
import { PageQuery } from '../bank/bank-schemas.ts';
import { guarded } from '../guards/require-role.ts';
import { jsonBody } from '../json-body.ts';
import { streamLines } from '../stream-lines.ts';
import { errorResponses } from '../wire-error.ts';
import { toWireAuditEntry } from './item-view.ts';
import { WireAuditEntry } from './review-schemas.ts';

// The provider is `questions` for an exam question, otherwise an SQL dialect. `src/domain/queue-item.ts` explains the
// names.

const auditRoute = createRoute({
  ...guarded('listReviewAudit', 'get', '/api/v1/review/audit', 'review'),
  summary: 'List the audit log, newest first',
  request: {
    query: PageQuery.extend({
      item_id: z.string().min(1).max(200).optional(),
      actor: z.string().min(1).max(200).optional(),
      action: z.enum(auditActions).optional(),
    }),
  },
  responses: {
    200: jsonBody(
      z.object({ entries: z.array(WireAuditEntry), next: z.string().nullable() }).meta({ id: 'AuditPage' }),
      'A page of the log.',
    ),
    ...errorResponses(400),
  },
});

const exportRoute = createRoute({
  ...guarded('exportReviews', 'get', '/api/v1/review/export', 'review'),
  summary: 'Export all items as CSV or JSON lines',
  request: {
    query: z.object({
      format: z.enum(['csv', 'jsonl']).default('csv'),
      provider_id: z.string().min(1).max(200).optional(),
      status_filter: QueueStatus.optional(),
    }),
  },
  responses: {
    200: {
      description: 'The items, most urgent first.',
      content: { 'text/csv': { schema: z.string() }, 'application/jsonl': { schema: z.string() } },
    },
    ...errorResponses(400),
  },
});

const mediaTypes = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' } as const;

export function addRecordRoutes(app: App, review: ReviewService): void {
  app.openapi(auditRoute, async (context) => {
    const { limit, after, item_id: itemId, actor, action } = context.req.valid('query');
    const filter = { ...(itemId && { itemId }), ...(actor && { actor }), ...(action && { action }) };
    const page = await review.listAudit(filter, { limit, ...(after && { after }) });
    return context.json({ entries: page.entries.map(toWireAuditEntry), next: page.next ?? null }, 200);
  });
  app.openapi(exportRoute, (context) => {
    const { format, provider_id: providerId, status_filter: status } = context.req.valid('query');
    const filter = { ...(providerId && { providerId }), ...(status && { status }) };
    const lines = exportItems(review.readAll(filter), format);
    return context.body(streamLines(lines), 200, {
      'content-type': mediaTypes[format],
      'content-disposition': `attachment; filename="review-queue.${format}"`,
      'cache-control': 'no-store',
    });
  });
}
