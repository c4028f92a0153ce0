import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { ReviewDecision } from '../../domain/queue-item.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';
import type { ReviewService } from '../../review/queue/review-service.ts';
import type { AppEnv } from '../app-env.ts';
import { guarded, principalOf } from '../guards/require-role.ts';
import { jsonOf } from '../json-content.ts';
import { errorResponses } from '../wire-error.ts';
import { IfMatchHeader, refuseUpdate, versionTag, wantedVersion } from './item-version.ts';
import { itemView } from './item-view.ts';
import { BulkAnswer, BulkRequest, ItemParams, WireDecision, WireReviewItem } from './review-schemas.ts';

const tags = ['review'];
const changed = (description: string) => ({
  200: { ...jsonOf(WireReviewItem, description), headers: z.object({ etag: z.string() }) },
});

const decideRoute = createRoute({
  ...guarded('decideReviewItem'),
  method: 'put',
  path: '/api/v1/review/queue/{id}',
  tags,
  summary: 'Approve, reject or correct an item',
  description:
    'A correction is checked first: a question is verified, SQL is parsed in the dialect of its provider. The same decision said twice counts once.',
  request: {
    params: ItemParams,
    headers: IfMatchHeader,
    body: { ...jsonOf(WireDecision, 'The decision.'), required: true },
  },
  responses: { ...changed('The item as decided.'), ...errorResponses(400, 404, 409, 412, 413, 415) },
});

const Reason = z.object({ reason: z.string().max(10_000).optional() }).meta({ id: 'ReversalReason' });

const reversalRoute = <Id extends 'undoReview' | 'reopenReview' | 'revokeReview', Path extends string>(
  id: Id,
  path: Path,
  summary: string,
) =>
  createRoute({
    ...guarded(id),
    method: 'post',
    path: `/api/v1/review/queue/{id}/${path}` as const,
    tags,
    summary,
    request: { params: ItemParams, body: jsonOf(Reason, 'Why, for the audit log.') },
    responses: { ...changed('The item as it is now.'), ...errorResponses(400, 404, 409, 413, 415) },
  });

const undoRoute = reversalRoute('undoReview', 'undo', 'Take back your own decision of a moment ago');
const reopenRoute = reversalRoute('reopenReview', 'reopen', 'Put a decided item before the experts again');
const revokeRoute = reversalRoute('revokeReview', 'revoke', 'Take an approved example out of the index');

const bulkRoute = createRoute({
  ...guarded('bulkDecideReviews'),
  method: 'post',
  path: '/api/v1/review/bulk',
  tags,
  summary: 'Decide every pending item that fits a filter and that nobody else holds',
  request: { body: { ...jsonOf(BulkRequest, 'The decision and the filter.'), required: true } },
  responses: { 200: jsonOf(BulkAnswer, 'What was decided.'), ...errorResponses(400, 413, 415) },
});

export function addDecisionRoutes(app: OpenAPIHono<AppEnv>, review: ReviewService): void {
  app.openapi(decideRoute, async (context) => {
    const { corrected_query: correctedQuery, feedback: notes, ...said } = context.req.valid('json');
    const ifVersion = wantedVersion(context.req.header('if-match'));
    const item = await review
      .processReviewDecision({
        itemId: context.req.valid('param').id,
        decision: decisionOf({ ...said, hasCorrection: correctedQuery !== undefined }),
        reviewer: principalOf(context).id,
        ...(correctedQuery !== undefined && { correctedQuery }),
        ...(notes !== undefined && { notes }),
        ...(ifVersion !== undefined && { ifVersion }),
      })
      .catch(refuseUpdate);
    return context.json(itemView(item), 200, { etag: versionTag(item) });
  });
  const reversals = [
    [undoRoute, review.undo],
    [reopenRoute, review.reopen],
    [revokeRoute, review.revoke],
  ] as const;
  for (const [route, reverse] of reversals) {
    app.openapi(route, async (context) => {
      const { reason } = context.req.valid('json') ?? {};
      const itemId = context.req.valid('param').id;
      const order = { itemId, actor: principalOf(context).id, ...(reason !== undefined && { reason }) };
      const item: ReviewItem = await reverse(order).catch(refuseUpdate);
      return context.json(itemView(item), 200, { etag: versionTag(item) });
    });
  }
  app.openapi(bulkRoute, async (context) => {
    const { decision, filter, feedback: notes, limit } = context.req.valid('json');
    const place = {
      ...(filter.provider_id !== undefined && { providerId: filter.provider_id }),
      ...(filter.reason !== undefined && { reason: filter.reason }),
    };
    const { bulkId, decided } = await review.bulkDecide({
      decision,
      limit,
      reviewer: principalOf(context).id,
      filter: {
        ...place,
        ...(filter.min_confidence !== undefined && { minConfidence: filter.min_confidence }),
        ...(filter.created_before !== undefined && { createdBefore: filter.created_before }),
      },
      ...(notes !== undefined && { notes }),
    });
    const left = await review.count({ ...place, status: 'pending_review' });
    return context.json({ bulk_id: bulkId, decided: [...decided], left }, 200);
  });
}

type Said = {
  readonly approved?: boolean | undefined;
  readonly decision?: ReviewDecision | undefined;
  readonly hasCorrection: boolean;
};

/** `approved` with a correction is a correction; a `decision` must not contradict `approved`. */
function decisionOf({ approved, decision, hasCorrection }: Said): ReviewDecision {
  if (approved === undefined && decision === undefined) {
    throw new Fault('invalid-input', 'approved is required');
  }
  if (decision === undefined) {
    if (approved === false) return 'REJECT';
    return hasCorrection ? 'CORRECT' : 'APPROVE';
  }
  if (approved !== undefined && approved !== (decision !== 'REJECT')) {
    throw new Fault('invalid-input', `approved: ${approved} contradicts decision ${decision}`);
  }
  return decision;
}
