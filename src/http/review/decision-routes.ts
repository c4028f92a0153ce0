import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { ReviewDecision } from '../../domain/queue-item.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';
import type { ReviewService } from '../../review/queue/review-service.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { createVersionTag, IfMatchHeader, parseItemVersion, rejectUpdate } from './item-version.ts';
import { toWireItem } from './item-view.ts';
import { BulkRequest, BulkResponse, ItemParams, WireDecision, WireReviewItem } from './review-schemas.ts';

// The "query" of an item is the LaTeX of an exam question, or an SQL text. `src/domain/queue-item.ts` explains the
// names.

const itemResponse = (description: string) => ({
  200: { ...jsonBody(WireReviewItem, description), headers: z.object({ etag: z.string() }) },
});

const decideRoute = createRoute({
  ...guarded('decideReviewItem', 'put', '/api/v1/review/queue/{id}', 'review'),
  summary: 'Approve, reject or correct an item',
  description:
    'A correction is checked first: a question is verified, SQL is parsed in the dialect of its provider. Sending the same decision again has no effect.',
  request: {
    params: ItemParams,
    headers: IfMatchHeader,
    body: requiredJsonBody(WireDecision, 'The decision.'),
  },
  responses: { ...itemResponse('The decided item.'), ...errorResponses(400, 404, 409, 412, 413, 415) },
});

const Reason = z.object({ reason: z.string().max(10_000).optional() }).meta({ id: 'ReversalReason' });

const createReversalRoute = <Id extends 'undoReview' | 'reopenReview' | 'revokeReview', Path extends string>(
  id: Id,
  path: Path,
  summary: string,
) =>
  createRoute({
    ...guarded(id, 'post', `/api/v1/review/queue/{id}/${path}` as const, 'review'),
    summary,
    request: { params: ItemParams, body: jsonBody(Reason, 'The reason, for the audit log.') },
    responses: { ...itemResponse('The changed item.'), ...errorResponses(400, 404, 409, 413, 415) },
  });

const undoRoute = createReversalRoute('undoReview', 'undo', 'Undo your own recent decision');
const reopenRoute = createReversalRoute(
  'reopenReview',
  'reopen',
  'Return a decided item to the expert queue',
);
const revokeRoute = createReversalRoute(
  'revokeReview',
  'revoke',
  'Remove an approved example from the index',
);

const bulkRoute = createRoute({
  ...guarded('bulkDecideReviews', 'post', '/api/v1/review/bulk', 'review'),
  summary: 'Decide every pending item that matches a filter and is not claimed by another user',
  request: { body: requiredJsonBody(BulkRequest, 'The decision and the filter.') },
  responses: { 200: jsonBody(BulkResponse, 'The decided items.'), ...errorResponses(400, 413, 415) },
});

export function addDecisionRoutes(app: App, review: ReviewService): void {
  app.openapi(decideRoute, async (context) => {
    const { corrected_query: correctedQuery, feedback: notes, ...body } = context.req.valid('json');
    const ifVersion = parseItemVersion(context.req.header('if-match'));
    const item = await review
      .processReviewDecision({
        itemId: context.req.valid('param').id,
        decision: getDecision({ ...body, hasCorrection: correctedQuery !== undefined }),
        reviewer: getPrincipal(context).id,
        ...(correctedQuery !== undefined && { correctedQuery }),
        ...(notes !== undefined && { notes }),
        ...(ifVersion !== undefined && { ifVersion }),
      })
      .catch(rejectUpdate);
    return context.json(toWireItem(item), 200, { etag: createVersionTag(item) });
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
      const reversal = { itemId, actor: getPrincipal(context).id, ...(reason !== undefined && { reason }) };
      const item: ReviewItem = await reverse(reversal).catch(rejectUpdate);
      return context.json(toWireItem(item), 200, { etag: createVersionTag(item) });
    });
  }
  app.openapi(bulkRoute, async (context) => {
    const { decision, filter, feedback: notes, limit } = context.req.valid('json');
    const scope = {
      ...(filter.provider_id !== undefined && { providerId: filter.provider_id }),
      ...(filter.reason !== undefined && { reason: filter.reason }),
    };
    const { bulkId, decided } = await review.bulkDecide({
      decision,
      limit,
      reviewer: getPrincipal(context).id,
      filter: {
        ...scope,
        ...(filter.ids !== undefined && { ids: filter.ids }),
        ...(filter.min_confidence !== undefined && { minConfidence: filter.min_confidence }),
        ...(filter.created_before !== undefined && { createdBefore: filter.created_before }),
      },
      ...(notes !== undefined && { notes }),
    });
    const pendingCount = await review.count({ ...scope, status: 'pending_review' });
    return context.json({ bulk_id: bulkId, decided: [...decided], left: pendingCount }, 200);
  });
}

type DecisionBody = {
  readonly approved?: boolean | undefined;
  readonly decision?: ReviewDecision | undefined;
  readonly hasCorrection: boolean;
};

/** Derives the decision from `approved` and the correction when `decision` is omitted. Rejects a `decision` that contradicts `approved`. */
function getDecision({ approved, decision, hasCorrection }: DecisionBody): ReviewDecision {
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
