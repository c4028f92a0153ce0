import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { hasEnded, RunStatus } from '../../domain/run.ts';
import type { AppEnv } from '../app-env.ts';
import { PageQuery } from '../bank/bank-schemas.ts';
import { guarded, principalOf } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonOf } from '../json-content.ts';
import { errorResponses } from '../wire-error.ts';
import { answerEvents } from './answer-events.ts';
import { createStreamOpener } from './open-stream.ts';
import { runView, WireRun } from './run-view.ts';

const tags = ['runs'];
const RunParams = z.object({ id: z.string().min(1).max(200) });

const listRoute = createRoute({
  ...guarded('listRuns'),
  method: 'get',
  path: '/api/v1/runs',
  tags,
  summary: 'List your runs, newest first',
  request: {
    query: PageQuery.extend({
      kind: z.string().min(1).max(100).optional(),
      status: RunStatus.optional(),
      thread_id: z.string().min(1).max(200).optional(),
    }),
  },
  responses: {
    200: jsonOf(
      z.object({ runs: z.array(WireRun), next: z.string().nullable() }).meta({ id: 'RunPage' }),
      'A page of runs.',
    ),
    ...errorResponses(400),
  },
});

const getRoute = createRoute({
  ...guarded('getRun'),
  method: 'get',
  path: '/api/v1/runs/{id}',
  tags,
  summary: 'Read one of your runs',
  request: { params: RunParams },
  responses: { 200: jsonOf(WireRun, 'The run.'), ...errorResponses(404) },
});

const cancelRoute = createRoute({
  ...guarded('cancelRun'),
  method: 'post',
  path: '/api/v1/runs/{id}/cancel',
  tags,
  summary: 'Ask a run to stop',
  request: { params: RunParams },
  responses: {
    200: jsonOf(WireRun, 'The run has ended already.'),
    202: jsonOf(WireRun, 'The run is asked to stop; its events end with `done`.'),
    ...errorResponses(404, 415),
  },
});

const eventsRoute = createRoute({
  ...guarded('streamRunEvents'),
  method: 'get',
  path: '/api/v1/runs/{id}/events',
  tags,
  summary: 'Follow a run: stored events first, then each as it comes',
  description:
    'Server-sent events, each with its `id`; the last is `done`. Come back with `Last-Event-ID` (or `after`) and nothing is lost or repeated.',
  request: {
    params: RunParams,
    query: z.object({ after: z.coerce.number().int().nonnegative().optional() }),
    headers: z.object({ 'last-event-id': z.string().optional() }),
  },
  responses: {
    200: { description: 'The events.', content: { 'text/event-stream': { schema: z.string() } } },
    204: { description: 'The run has ended and the caller has seen everything; do not come back.' },
    ...errorResponses(400, 404, 429),
  },
});

export function addRunRoutes(app: OpenAPIHono<AppEnv>, tools: HttpTools): void {
  const { runs } = tools;
  const openStream = createStreamOpener(tools);

  app.openapi(listRoute, async (context) => {
    const { limit, after, kind, status, thread_id: threadId } = context.req.valid('query');
    const filter = { ...(kind && { kind }), ...(status && { status }), ...(threadId && { threadId }) };
    const page = await runs.list(principalOf(context).id, filter, { limit, ...(after && { after }) });
    return context.json({ runs: page.runs.map(runView), next: page.next ?? null }, 200);
  });
  app.openapi(getRoute, async (context) => {
    const run = await runs.get(principalOf(context).id, context.req.valid('param').id);
    return context.json(runView(run), 200);
  });
  app.openapi(cancelRoute, async (context) => {
    const run = await runs.cancel(principalOf(context).id, context.req.valid('param').id);
    return context.json(runView(run), hasEnded(run.status) ? 200 : 202);
  });
  app.openapi(eventsRoute, async (context) => {
    const owner = principalOf(context).id;
    const { id } = context.req.valid('param');
    const run = await runs.get(owner, id);
    const { after } = context.req.valid('query');
    return answerEvents(context, {
      run,
      after,
      openStream,
      follow: (following) => runs.subscribe(owner, id, following),
    });
  });
}
