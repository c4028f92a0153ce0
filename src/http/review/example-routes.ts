import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { ExampleHit, StoredExample } from '../../ports/example-index.ts';
import type { RagService } from '../../review/examples/rag-service.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { ItemParams } from './review-schemas.ts';

// The "query" of an example is the LaTeX of an exam question, or an SQL text. `src/domain/queue-item.ts` explains the
// names.

const word = z.string().min(1).max(200);

/** A reviewed request with its query. Models get similar examples with a new request. */
const WireExample = z
  .object({
    id: z.string(),
    provider_id: z.string(),
    nl_query: z.string(),
    query: z.string(),
    status: z.enum(['approved', 'rejected', 'revoked']),
    query_intent: z.string().nullable(),
    complexity_level: z.string().nullable(),
    involved_tables: z.array(z.string()),
    added_by: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Example' });

const WireHit = z
  .object({
    example: WireExample,
    score: z.number(),
    similarity: z
      .number()
      .meta({ description: 'The share of the query words that the example contains, from 0 to 1.' }),
    explanation: z.array(z.object({ term: z.string(), weight: z.number(), found: z.boolean() })),
  })
  .meta({ id: 'ExampleHit' });

const searchRoute = createRoute({
  ...guarded('searchExamples', 'get', '/api/v1/examples', 'examples'),
  summary: 'Find reviewed examples by the words they share with a query, best match first',
  request: {
    query: z.object({
      q: z.string().max(2000).meta({ example: 'orders of last month' }),
      provider_id: word.optional(),
      intent: word.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(5),
      min_similarity: z.coerce.number().min(0).max(1).default(0),
      avoid: z
        .stringbool()
        .default(false)
        .meta({ description: 'Whether to return rejected examples instead, as counterexamples.' }),
    }),
  },
  responses: { 200: jsonBody(z.array(WireHit), 'The examples.'), ...errorResponses(400) },
});

const addRoute = createRoute({
  ...guarded('addExample', 'post', '/api/v1/examples', 'examples'),
  summary: 'Add an example, directly or through the expert queue',
  request: {
    body: requiredJsonBody(
      z
        .object({
          nl_query: z.string().trim().min(1).max(20_000),
          generated_query: z.string().trim().min(1).max(100_000),
          is_good: z.boolean().default(true),
          provider_id: word,
          auto_approve: z.boolean().default(false),
        })
        .meta({ id: 'NewExample' }),
      'The example.',
    ),
  },
  responses: {
    201: jsonBody(WireExample, 'The example is in the index.'),
    202: jsonBody(
      z.object({ item_id: z.string() }).meta({ id: 'QueuedExample' }),
      'The example is in the expert queue.',
    ),
    ...errorResponses(400, 413, 415),
  },
});

const revokeRoute = createRoute({
  ...guarded('revokeExample', 'post', '/api/v1/examples/{id}/revoke', 'examples'),
  summary: 'Remove an example from the index',
  request: { params: ItemParams },
  responses: { 204: { description: 'The example is removed.' }, ...errorResponses(404, 415) },
});

const count = z.number().int().nonnegative();

const statsRoute = createRoute({
  ...guarded('getExampleStats', 'get', '/api/v1/examples/stats', 'examples'),
  summary: 'Count examples by status, intent and provider',
  request: { query: z.object({ provider_id: word.optional() }) },
  responses: {
    200: jsonBody(
      z
        .object({
          total: count,
          by_status: z.object({ approved: count, rejected: count, revoked: count }),
          by_intent: z.record(z.string(), count),
          by_provider: z.record(z.string(), count),
        })
        .meta({ id: 'ExampleStats' }),
      'The counts. The counts by intent and provider include only approved examples.',
    ),
    ...errorResponses(400),
  },
});

export function addExampleRoutes(app: App, rag: RagService): void {
  app.openapi(searchRoute, async (context) => {
    const { q, provider_id, intent, limit, min_similarity, avoid } = context.req.valid('query');
    const hits = await rag.searchExamples({
      query: q,
      limit,
      avoid,
      minSimilarity: min_similarity,
      ...(provider_id !== undefined && { providerId: provider_id }),
      ...(intent !== undefined && { intent }),
    });
    return context.json(hits.map(toWireHit), 200);
  });
  app.openapi(addRoute, async (context) => {
    const body = context.req.valid('json');
    const added = await rag.addExample({
      nlQuery: body.nl_query,
      generatedQuery: body.generated_query,
      isGood: body.is_good,
      providerId: body.provider_id,
      autoApprove: body.auto_approve,
      by: getPrincipal(context).id,
    });
    if (added.kind === 'queued') return context.json({ item_id: added.itemId }, 202);
    return context.json(toWireExample(added.example), 201);
  });
  app.openapi(revokeRoute, async (context) => {
    await rag.revokeExample(context.req.valid('param').id, getPrincipal(context).id);
    return context.body(null, 204);
  });
  app.openapi(statsRoute, async (context) => {
    const { provider_id: providerId } = context.req.valid('query');
    const stats = await rag.getStatistics(providerId === undefined ? {} : { providerId });
    const { total, byStatus, byIntent, byProvider } = stats;
    return context.json({ total, by_status: byStatus, by_intent: byIntent, by_provider: byProvider }, 200);
  });
}

function toWireExample(example: StoredExample): z.infer<typeof WireExample> {
  return {
    id: example.id,
    provider_id: example.providerId,
    nl_query: example.nlQuery,
    query: example.query,
    status: example.status,
    query_intent: example.intent,
    complexity_level: example.complexity,
    involved_tables: [...example.tables],
    added_by: example.addedBy,
    created_at: example.createdAt,
  };
}

function toWireHit({ example, score, similarity, explanation }: ExampleHit): z.infer<typeof WireHit> {
  return { example: toWireExample(example), score, similarity, explanation: [...explanation] };
}
