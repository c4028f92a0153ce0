import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { GenerationBrief } from '../../domain/generation.ts';
import { hasEnded } from '../../domain/run.ts';
import {
  GenerationSummary,
  GenerationView,
  toGenerationSummary,
  toGenerationView,
} from '../../factory/generation/generation-view.ts';
import { TooManyGenerations } from '../../factory/generation/too-many-generations.ts';
import type { App } from '../app-env.ts';
import { PageQuery } from '../bank/bank-schemas.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { Refusal } from '../refusal.ts';
import { createStreamOpener } from '../runs/open-stream.ts';
import { respondWithEvents } from '../runs/respond-with-events.ts';
import { errorResponses } from '../wire-error.ts';

const Params = z.object({ id: z.string().min(1).max(200) });
const Summary = GenerationSummary.meta({ id: 'GenerationSummary' });
const HEARTBEAT = 'event: heartbeat\ndata: {}\n\n';
const RETRY_AFTER_SECONDS = '10';

const startRoute = createRoute({
  ...guarded('startGeneration', 'post', '/api/v1/generations', 'generations'),
  summary: 'Generate new questions (items) from a brief',
  description:
    'The brief describes the questions to generate. Errors in the brief are reported in the response; progress is reported by the events.',
  request: {
    headers: z.object({
      'idempotency-key': z.string().min(1).max(200).optional().meta({
        description: 'Repeated requests with the same key and brief start one generation.',
      }),
    }),
    body: requiredJsonBody(GenerationBrief.meta({ id: 'GenerationBrief' }), 'The brief.'),
  },
  responses: {
    200: jsonBody(Summary, 'The generation that an earlier request with this key started.'),
    202: {
      ...jsonBody(Summary, 'The generation has started.'),
      headers: z.object({ location: z.string() }),
    },
    ...errorResponses(400, 404, 409, 413, 415, 422),
  },
});

const listRoute = createRoute({
  ...guarded('listGenerations', 'get', '/api/v1/generations', 'generations'),
  summary: 'List your generations, newest first',
  request: { query: PageQuery },
  responses: {
    200: jsonBody(
      z.object({ generations: z.array(Summary), next: z.string().nullable() }).meta({ id: 'GenerationPage' }),
      'A page of generations.',
    ),
    ...errorResponses(400),
  },
});

const getRoute = createRoute({
  ...guarded('getGeneration', 'get', '/api/v1/generations/{id}', 'generations'),
  summary: 'Read one of your generations with its finished items',
  request: { params: Params },
  responses: {
    200: jsonBody(GenerationView.meta({ id: 'Generation' }), 'The generation.'),
    ...errorResponses(404),
  },
});

const cancelRoute = createRoute({
  ...guarded('cancelGeneration', 'post', '/api/v1/generations/{id}/cancel', 'generations'),
  summary: 'Request a generation to stop; finished items are kept',
  request: { params: Params },
  responses: {
    200: jsonBody(Summary, 'The generation had already ended.'),
    202: jsonBody(Summary, 'The generation was requested to stop; its events end with `done`.'),
    ...errorResponses(404, 415),
  },
});

const eventsRoute = createRoute({
  ...guarded('streamGenerationEvents', 'get', '/api/v1/generations/{id}/events', 'generations'),
  summary: 'Follow a generation: stored events first, then new ones',
  description:
    'Server-sent events `node_enter`, `node_complete`, `state_delta`, `token_stream`, `progress`, `error`, `resumed` (after a restart of the server) and last `done`. Each has an `id`, except `heartbeat`. Reconnect with `Last-Event-ID` (or `after`): no event is lost or repeated.',
  request: {
    params: Params,
    query: z.object({ after: z.coerce.number().int().nonnegative().optional() }),
    headers: z.object({ 'last-event-id': z.string().optional() }),
  },
  responses: {
    200: { description: 'The events.', content: { 'text/event-stream': { schema: z.string() } } },
    204: {
      description: 'The generation has ended and the caller has received all events; do not reconnect.',
    },
    ...errorResponses(400, 404),
  },
});

export function addGenerationRoutes(app: App, tools: HttpTools): void {
  const { generations } = tools;
  // The server buffers one event for a slow client, so the number of streams needs no limit.
  const openStream = createStreamOpener({
    ...tools,
    limits: { ...tools.limits, streamsPerCaller: Number.POSITIVE_INFINITY },
  });

  app.openapi(startRoute, async (context) => {
    const brief = context.req.valid('json');
    const idempotencyKey = context.req.header('idempotency-key');
    try {
      const { run, isNew } = await generations.start(getPrincipal(context).id, brief, { idempotencyKey });
      const summary = toGenerationSummary(run);
      if (!isNew) return context.json(summary, 200);
      return context.json(summary, 202, { location: `/api/v1/generations/${run.id}` });
    } catch (thrown) {
      throw thrown instanceof TooManyGenerations ? toRefusal(thrown) : thrown;
    }
  });
  app.openapi(listRoute, async (context) => {
    const { limit, after } = context.req.valid('query');
    const page = await generations.list(getPrincipal(context).id, { limit, ...(after && { after }) });
    return context.json({ generations: page.runs.map(toGenerationSummary), next: page.next ?? null }, 200);
  });
  app.openapi(getRoute, async (context) => {
    const generation = await generations.get(getPrincipal(context).id, context.req.valid('param').id);
    return context.json(toGenerationView(generation), 200);
  });
  app.openapi(cancelRoute, async (context) => {
    const run = await generations.cancel(getPrincipal(context).id, context.req.valid('param').id);
    return context.json(toGenerationSummary(run), hasEnded(run.status) ? 200 : 202);
  });
  app.openapi(eventsRoute, async (context) => {
    const owner = getPrincipal(context).id;
    const { id } = context.req.valid('param');
    const run = await generations.getRun(owner, id);
    return respondWithEvents(context, {
      run,
      after: context.req.valid('query').after,
      openStream,
      heartbeat: HEARTBEAT,
      follow: (options) => generations.follow(owner, id, options),
    });
  });
}

function toRefusal({ message, advice }: TooManyGenerations): Refusal {
  return new Refusal('too-many', message, {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
    ...(advice !== undefined && { advice }),
  });
}
