import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { ReviewTrigger } from '../../domain/queue-item.ts';
import { TurnFeedback, TurnRequest } from '../../domain/queue-request.ts';
import type { Json } from '../../domain/run.ts';
import type { ReviewService } from '../../review/queue/review-service.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { optional } from '../optional.ts';
import { errorResponses } from '../wire-error.ts';

// For an exam question, the `generated_query` of a turn is its LaTeX. `src/domain/queue-item.ts` explains the names.

const MAX_TEXT_LENGTH = 100_000;

/** A turn is one submission: a user request with the query or question that was generated for it. */
const WireTurn = TurnRequest.extend({
  turn_id: optional(z.string().min(1).max(200)),
  conversation_id: optional(z.string().min(1).max(200)),
  provider_id: z.string().min(1).max(200),
  user_input: z.string().max(MAX_TEXT_LENGTH),
  generated_query: z.string().max(MAX_TEXT_LENGTH),
  validation_status: z.string().min(1).max(200),
  context: z.record(z.string(), z.unknown()).optional().meta({
    description: 'Information that helps an expert decide: schema, reasoning, findings, scores, source.',
  }),
}).meta({
  id: 'Turn',
  example: {
    provider_id: 'postgresql',
    user_input: 'Show me all orders from last month',
    generated_query: 'SELECT * FROM orders',
    confidence_score: 0.65,
    validation_status: 'valid',
    clarification_count: 0,
  },
});

const TurnResponse = z
  .object({
    turn_id: z.string(),
    queued: z.boolean(),
    item_id: z.string().nullable(),
    reason_for_review: ReviewTrigger.nullable(),
    triggers: z.array(ReviewTrigger),
    priority: z.number().int().nullable(),
  })
  .meta({ id: 'TurnAnswer', description: 'Whether the turn is in the expert queue, and why.' });

const turnRoute = createRoute({
  ...guarded('recordTurn', 'post', '/api/v1/turns', 'turns'),
  summary: 'Record a turn (a request with its generated result); it is queued when it needs an expert',
  description:
    'Sending the same turn again changes nothing. A `turn_id` that is already recorded with another text returns 409; confidence, validation status and clarifications may change.',
  request: { body: requiredJsonBody(WireTurn, 'The turn.') },
  responses: {
    200: jsonBody(TurnResponse, 'The turn was already recorded.'),
    201: jsonBody(TurnResponse, 'The turn is new.'),
    ...errorResponses(400, 409, 413, 415),
  },
});

const FeedbackResponse = z
  .object({
    turn_id: z.string(),
    queued: z.boolean(),
    item_id: z.string().nullable(),
    approved: z
      .boolean()
      .meta({ description: 'Whether the turn became an example; the operator must allow this.' }),
  })
  .meta({ id: 'FeedbackAnswer' });

const feedbackRoute = createRoute({
  ...guarded('giveFeedback', 'post', '/api/v1/turns/{id}/feedback', 'turns'),
  summary: 'Give feedback on a turn; new feedback replaces your earlier feedback',
  request: {
    params: z.object({ id: z.string().min(1).max(200) }),
    body: requiredJsonBody(
      TurnFeedback.extend({
        category: optional(z.string().max(200)),
        text: optional(z.string().max(10_000)),
        corrected_query: optional(z.string().max(MAX_TEXT_LENGTH)),
      }).meta({ id: 'Feedback' }),
      'The feedback.',
    ),
  },
  responses: {
    200: jsonBody(FeedbackResponse, 'The feedback replaced your earlier feedback.'),
    201: jsonBody(FeedbackResponse, 'The feedback is stored.'),
    ...errorResponses(400, 404, 413, 415),
  },
});

export function addTurnRoutes(app: App, review: ReviewService): void {
  app.openapi(turnRoute, async (context) => {
    const { context: details, ...turn } = context.req.valid('json');
    const recorded = await review.recordTurn({
      turn,
      by: getPrincipal(context).id,
      // The value was parsed from JSON.
      ...(details !== undefined && { context: details as Json }),
    });
    const { item } = recorded;
    const response = {
      turn_id: recorded.turn.id,
      queued: item !== undefined,
      item_id: item?.id ?? null,
      reason_for_review: item?.reason ?? null,
      triggers: [...(item?.triggers ?? [])],
      priority: item?.priority ?? null,
    };
    return context.json(response, recorded.outcome === 'created' ? 201 : 200);
  });
  app.openapi(feedbackRoute, async (context) => {
    const { id: turnId } = context.req.valid('param');
    const feedback = context.req.valid('json');
    const recorded = await review.recordFeedback({ turnId, user: getPrincipal(context).id, feedback });
    const { itemId, approved, outcome } = recorded;
    const response = { turn_id: turnId, queued: itemId !== undefined, item_id: itemId ?? null, approved };
    return context.json(response, outcome === 'created' ? 201 : 200);
  });
}
