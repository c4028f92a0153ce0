import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { ReviewItem } from '../../ports/review-queue.ts';
import type { ReviewService } from '../../review/queue/review-service.ts';
import type { AppEnv } from '../app-env.ts';
import { guarded, principalOf } from '../guards/require-role.ts';
import { jsonOf } from '../json-content.ts';
import { errorResponses } from '../wire-error.ts';
import { versionTag } from './item-version.ts';
import { itemView, recordView } from './item-view.ts';
import { ItemParams, QueueFilterQuery, WireComment, WireReviewItem } from './review-schemas.ts';

const tags = ['review'];
const held = (description: string) => ({
  200: { ...jsonOf(WireReviewItem, description), headers: z.object({ etag: z.string() }) },
});

const claimNextRoute = createRoute({
  ...guarded('claimNextReviewItem'),
  method: 'post',
  path: '/api/v1/review/claim',
  tags,
  summary: 'Take the most urgent item that nobody holds',
  description: 'The item is yours until `claimed_until`; claiming it again keeps it longer.',
  request: {
    body: jsonOf(
      QueueFilterQuery.omit({ status_filter: true }).meta({ id: 'ClaimFilter' }),
      'Which items to take from; all, when left out.',
    ),
  },
  responses: {
    ...held('Your item, with its record.'),
    204: { description: 'Nothing waits that nobody holds.' },
    ...errorResponses(400, 413, 415),
  },
});

const claimRoute = createRoute({
  ...guarded('claimReviewItem'),
  method: 'post',
  path: '/api/v1/review/queue/{id}/claim',
  tags,
  summary: 'Take an item, or keep it longer',
  request: { params: ItemParams },
  responses: { ...held('Your item, with its record.'), ...errorResponses(404, 409, 415) },
});

const releaseRoute = createRoute({
  ...guarded('releaseReviewItem'),
  method: 'post',
  path: '/api/v1/review/queue/{id}/release',
  tags,
  summary: 'Give an item back',
  request: { params: ItemParams },
  responses: { ...held('The item, with its record.'), ...errorResponses(404, 409, 415) },
});

const commentRoute = createRoute({
  ...guarded('commentOnReview'),
  method: 'post',
  path: '/api/v1/review/queue/{id}/comments',
  tags,
  summary: 'Say something about an item',
  request: {
    params: ItemParams,
    body: {
      ...jsonOf(z.object({ text: z.string().trim().min(1).max(10_000) }).meta({ id: 'NewComment' }), 'It.'),
      required: true,
    },
  },
  responses: { 201: jsonOf(WireComment, 'The comment.'), ...errorResponses(400, 404, 413, 415) },
});

export function addClaimRoutes(app: OpenAPIHono<AppEnv>, review: ReviewService): void {
  const whole = async (item: ReviewItem) => ({ ...itemView(item), record: await recordView(review, item) });

  app.openapi(claimNextRoute, async (context) => {
    const { provider_id: providerId, reason } = context.req.valid('json') ?? {};
    const filter = {
      ...(providerId !== undefined && { providerId }),
      ...(reason !== undefined && { reason }),
    };
    const item = await review.claimNext(filter, principalOf(context).id);
    if (item === undefined) return context.body(null, 204);
    return context.json(await whole(item), 200, { etag: versionTag(item) });
  });
  app.openapi(claimRoute, async (context) => {
    const item = await review.claim(context.req.valid('param').id, principalOf(context).id);
    return context.json(await whole(item), 200, { etag: versionTag(item) });
  });
  app.openapi(releaseRoute, async (context) => {
    const item = await review.release(context.req.valid('param').id, principalOf(context).id);
    return context.json(await whole(item), 200, { etag: versionTag(item) });
  });
  app.openapi(commentRoute, async (context) => {
    const { id } = context.req.valid('param');
    const { text } = context.req.valid('json');
    return context.json(await review.comment(id, principalOf(context).id, text), 201);
  });
}
