import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { hasEnded, RunStatus } from '../../domain/run.ts';
import type { App } from '../app-env.ts';
import { PageQuery } from '../bank/bank-schemas.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { createStreamOpener } from './open-stream.ts';
import { respondWithEvents } from './respond-with-events.ts';
import { toWireRun, WireRun } from './run-view.ts';

const RunParams = z.object({ id: z.string().min(1).max(200) });

const listRoute = createRoute({
  ...guarded('listRuns', 'get', '/api/v1/runs', 'runs'),
  summary: 'List your runs, newest first',
  request: {
    query: PageQuery.extend({
      kind: z.string().min(1).max(100).optional(),
      status: RunStatus.optional(),
      thread_id: z.string().min(1).max(200).optional(),
    }),
  },
  responses: {
    200: jsonBody(
      z.object({ runs: z.array(WireRun), next: z.string().nullable() }).meta({ id: 'RunPage' }),
      'A page of runs.',
    ),
    ...errorResponses(400),
  },
});

const getRoute = createRoute({
  ...guarded('getRun', 'get', '/api/v1/runs/{id}', 'runs'),
  summary: 'Read one of your runs',
  request: { params: RunParams },
  responses: { 200: jsonBody(WireRun, 'The run.'), ...errorResponses(404) },
});

const cancelRoute = createRoute({
  ...guarded('cancelRun', 'post', '/api/v1/runs/{id}/cancel', 'runs'),
  summary: 'Request a run to stop',
  request: { params: RunParams },
  responses: {
    200: jsonBody(WireRun, 'The run had already ended.'),
    202: jsonBody(WireRun, 'The run was requested to stop; its events end with `done`.'),
    ...errorResponses(404, 415),
  },
});

const eventsRoute = createRoute({
  ...guarded('streamRunEvents', 'get', '/api/v1/runs/{id}/events', 'runs'),
  summary: 'Follow a run: stored events first, then new ones',
  description:
    'Server-sent events, each with its `id`; the last is `done`. Reconnect with `Last-Event-ID` (or `after`): no event is lost or repeated.',
  request: {
    params: RunParams,
    query: z.object({ after: z.coerce.number().int().nonnegative().optional() }),
    headers: z.object({ 'last-event-id': z.string().optional() }),
  },
  responses: {
    200: { description: 'The events.', content: { 'text/event-stream': { schema: z.string() } } },
    204: { description: 'The run has ended and the caller has received all events; do not reconnect.' },
    ...errorResponses(400, 404, 429),
  },
});

export function addRunRoutes(app: App, tools: HttpTools): void {
  const { runs } = tools;
  const openStream = createStreamOpener(tools);

  app.openapi(listRoute, async (context) => {
    const { limit, after, kind, status, thread_id: threadId } = context.req.valid('query');
    const filter = { ...(kind && { kind }), ...(status && { status }), ...(threadId && { threadId }) };
    const page = await runs.list(getPrincipal(context).id, filter, { limit, ...(after && { after }) });
    return context.json({ runs: page.runs.map(toWireRun), next: page.next ?? null }, 200);
  });
  app.openapi(getRoute, async (context) => {
    const run = await runs.get(getPrincipal(context).id, context.req.valid('param').id);
    return context.json(toWireRun(run), 200);
  });
  app.openapi(cancelRoute, async (context) => {
    const run = await runs.cancel(getPrincipal(context).id, context.req.valid('param').id);
    return context.json(toWireRun(run), hasEnded(run.status) ? 200 : 202);
  });
  app.openapi(eventsRoute, async (context) => {
    const owner = getPrincipal(context).id;
    const { id } = context.req.valid('param');
    const run = await runs.get(owner, id);
    const { after } = context.req.valid('query');
    return respondWithEvents(context, {
      run,
      after,
      openStream,
      follow: (options) => runs.subscribe(owner, id, options),
    });
  });
}
