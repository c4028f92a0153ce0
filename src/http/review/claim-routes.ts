import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';
import type { ReviewService } from '../../review/queue/review-service.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { createVersionTag } from './item-version.ts';
import { readRecord, toWireItem } from './item-view.ts';
import { ItemParams, QueueFilterQuery, WireComment, WireReviewItem } from './review-schemas.ts';

// The provider is `questions` for an exam question, otherwise an SQL dialect. `src/domain/queue-item.ts` explains the
// names.

const itemResponse = (description: string) => ({
  200: { ...jsonBody(WireReviewItem, description), headers: z.object({ etag: z.string() }) },
});

const claimNextRoute = createRoute({
  ...guarded('claimNextReviewItem', 'post', '/api/v1/review/claim', 'review'),
  summary: 'Claim the most urgent unclaimed item',
  description: 'The item is leased to you until `claimed_until`; claim it again to renew the lease.',
  request: {
    body: jsonBody(
      QueueFilterQuery.omit({ status_filter: true }).meta({ id: 'ClaimFilter' }),
      'A filter for the items; all items when omitted.',
    ),
  },
  responses: {
    ...itemResponse('Your item, with its record.'),
    204: { description: 'There is no unclaimed item.' },
    ...errorResponses(400, 413, 415),
  },
});

const claimRoute = createRoute({
  ...guarded('claimReviewItem', 'post', '/api/v1/review/queue/{id}/claim', 'review'),
  summary: 'Claim an item, or renew the claim',
  request: { params: ItemParams },
  responses: { ...itemResponse('Your item, with its record.'), ...errorResponses(404, 409, 415) },
});

const releaseRoute = createRoute({
  ...guarded('releaseReviewItem', 'post', '/api/v1/review/queue/{id}/release', 'review'),
  summary: 'Release an item; with `force`, an admin also ends the claim of another user',
  request: { params: ItemParams, query: z.object({ force: z.stringbool().default(false) }) },
  responses: { ...itemResponse('The item, with its record.'), ...errorResponses(400, 404, 409, 415) },
});

const commentRoute = createRoute({
  ...guarded('commentOnReview', 'post', '/api/v1/review/queue/{id}/comments', 'review'),
  summary: 'Comment on an item',
  request: {
    params: ItemParams,
    body: requiredJsonBody(
      z.object({ text: z.string().trim().min(1).max(10_000) }).meta({ id: 'NewComment' }),
      'The comment.',
    ),
  },
  responses: { 201: jsonBody(WireComment, 'The comment.'), ...errorResponses(400, 404, 413, 415) },
});

export function addClaimRoutes(app: App, review: ReviewService): void {
  const addRecord = async (item: ReviewItem) => ({
    ...toWireItem(item),
    record: await readRecord(review, item),
  });

  app.openapi(claimNextRoute, async (context) => {
    const { provider_id: providerId, reason } = context.req.valid('json') ?? {};
    const filter = {
      ...(providerId !== undefined && { providerId }),
      ...(reason !== undefined && { reason }),
    };
    const item = await review.claimNext(filter, getPrincipal(context).id);
    if (item === undefined) return context.body(null, 204);
    return context.json(await addRecord(item), 200, { etag: createVersionTag(item) });
  });
  app.openapi(claimRoute, async (context) => {
    const item = await review.claim(context.req.valid('param').id, getPrincipal(context).id);
    return context.json(await addRecord(item), 200, { etag: createVersionTag(item) });
  });
  app.openapi(releaseRoute, async (context) => {
    const { id: holder, roles } = getPrincipal(context);
    const { force } = context.req.valid('query');
    if (force && !roles.includes('admin'))
      throw new Fault('not-allowed', 'Only an admin can release an item that someone else has open.');
    const item = await review.release(context.req.valid('param').id, holder, { force });
    return context.json(await addRecord(item), 200, { etag: createVersionTag(item) });
  });
  app.openapi(commentRoute, async (context) => {
    const { id } = context.req.valid('param');
    const { text } = context.req.valid('json');
    return context.json(await review.comment(id, getPrincipal(context).id, text), 201);
  });
}
