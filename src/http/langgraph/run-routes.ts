import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { STREAM_MODES } from '../../runs/graphs/graph-request.ts';
import type { App, AppEnv } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { readLastEventId } from '../runs/open-stream.ts';
import { errorResponses } from '../wire-error.ts';
import { ownStatuses, toWireGraphRun, WireGraphRun } from './graph-run-view.ts';
import type { GraphStreams } from './graph-streams.ts';
import { Anything, Flag, RunParams, ThreadParams } from './wire-fields.ts';

const listRoute = createRoute({
  ...guarded('listThreadRuns', 'get', '/threads/{thread_id}/runs', 'graphs'),
  summary: 'List the runs of a thread, newest first',
  request: {
    params: ThreadParams,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(10),
      offset: z.coerce.number().int().min(0).max(1000).default(0),
      status: WireGraphRun.shape.status.optional(),
    }),
  },
  responses: { 200: jsonBody(z.array(WireGraphRun), 'The runs.'), ...errorResponses(400, 404) },
});

const getRoute = createRoute({
  ...guarded('getThreadRun', 'get', '/threads/{thread_id}/runs/{run_id}', 'graphs'),
  summary: 'Read a run of a thread',
  request: { params: RunParams },
  responses: { 200: jsonBody(WireGraphRun, 'The run.'), ...errorResponses(400, 404) },
});

const joinRoute = createRoute({
  ...guarded('joinThreadRun', 'get', '/threads/{thread_id}/runs/{run_id}/join', 'graphs'),
  summary: 'Wait for the end of a run',
  request: { params: RunParams, query: z.object({ cancel_on_disconnect: Flag }) },
  responses: {
    200: jsonBody(Anything, 'The values at the end; `__error__` contains the error of a failed run.'),
    ...errorResponses(400, 404),
  },
});

const modes = z
  .union([z.enum(STREAM_MODES), z.array(z.enum(STREAM_MODES))])
  .optional()
  .transform((value) => (value === undefined ? undefined : [value].flat()));

const streamRequest = {
  query: z.object({ stream_mode: modes, cancel_on_disconnect: Flag }),
  headers: z.object({ 'last-event-id': z.string().optional() }),
};

const streamResponses = {
  200: { description: 'Server-sent events.', content: { 'text/event-stream': { schema: z.string() } } },
  ...errorResponses(400, 404, 429),
};

const followRoute = createRoute({
  ...guarded('followThreadRun', 'get', '/threads/{thread_id}/runs/{run_id}/stream', 'graphs'),
  summary: 'Follow a run of a thread, from its first event or after `Last-Event-ID`',
  request: { params: RunParams, ...streamRequest },
  responses: streamResponses,
});

const followThreadlessRoute = createRoute({
  ...guarded('followRun', 'get', '/runs/{run_id}/stream', 'graphs'),
  summary: 'Follow a run that was started without a thread',
  request: { params: RunParams.omit({ thread_id: true }), ...streamRequest },
  responses: streamResponses,
});

const cancelRoute = createRoute({
  ...guarded('cancelThreadRun', 'post', '/threads/{thread_id}/runs/{run_id}/cancel', 'graphs'),
  summary: 'Request a run to stop; its state so far is kept',
  request: {
    params: RunParams,
    query: z.object({
      wait: Flag,
      action: z.enum(['interrupt'], 'only "interrupt" is supported').default('interrupt'),
    }),
  },
  responses: {
    202: { description: 'The run was requested to stop.' },
    204: { description: 'The run has stopped.' },
    ...errorResponses(400, 404, 415),
  },
});

export function addGraphRunRoutes(app: App, tools: HttpTools, streams: GraphStreams): void {
  const { runs } = tools.graphs;
  const getOwner = (context: Context<AppEnv>): string => getPrincipal(context).id;

  app.openapi(listRoute, async (context) => {
    const { limit, offset, status } = context.req.valid('query');
    const ownStatus = status && ownStatuses[status];
    if (status !== undefined && ownStatus === undefined) return context.json([], 200);
    const page = { limit, offset, ...(ownStatus && { status: ownStatus }) };
    const threadRuns = await runs.list(getOwner(context), context.req.valid('param').thread_id, page);
    return context.json(threadRuns.map(toWireGraphRun), 200);
  });
  app.openapi(getRoute, async (context) => {
    const { thread_id, run_id } = context.req.valid('param');
    return context.json(toWireGraphRun(await runs.get(getOwner(context), thread_id, run_id)), 200);
  });
  app.openapi(joinRoute, async (context) => {
    const owner = getOwner(context);
    const { thread_id, run_id } = context.req.valid('param');
    const run = await runs.get(owner, thread_id, run_id);
    const { signal } = context.req.raw;
    const cancel = (): void => void runs.cancel(owner, run.id).catch(() => undefined);
    if (context.req.valid('query').cancel_on_disconnect)
      signal.addEventListener('abort', cancel, { once: true });
    return context.json(
      await runs.waitForResult(owner, run.id, AbortSignal.any([tools.stopping, signal])),
      200,
    );
  });
  app.openapi(followRoute, async (context) => {
    const { thread_id: threadId, run_id } = context.req.valid('param');
    const { stream_mode: modes, cancel_on_disconnect: cancelOnDisconnect } = context.req.valid('query');
    const run = await runs.get(getOwner(context), threadId, run_id);
    const after = parseLastEvent(context.req.header('last-event-id'), run.lastEventId);
    return streams.respond(context, run, { threadId, after, cancelOnDisconnect, ...(modes && { modes }) });
  });
  app.openapi(followThreadlessRoute, async (context) => {
    const { stream_mode: modes, cancel_on_disconnect: cancelOnDisconnect } = context.req.valid('query');
    const run = await runs.get(getOwner(context), undefined, context.req.valid('param').run_id);
    const after = parseLastEvent(context.req.header('last-event-id'), run.lastEventId);
    return streams.respond(context, run, { after, cancelOnDisconnect, ...(modes && { modes }) });
  });
  app.openapi(cancelRoute, async (context) => {
    const owner = getOwner(context);
    const { thread_id, run_id } = context.req.valid('param');
    const run = await runs.get(owner, thread_id, run_id);
    await runs.cancel(owner, run.id);
    if (!context.req.valid('query').wait) return context.body(null, 202);
    await runs.waitForResult(owner, run.id, tools.stopping);
    return context.body(null, 204);
  });
}

/** Parses the id of the last event that the client received; LangGraph clients send `-1` to receive all events. */
function parseLastEvent(header: string | undefined, lastEventId: number): number {
  const after = header === '-1' ? 0 : (readLastEventId(header) ?? 0);
  if (after <= lastEventId) return after;
  throw new Fault('invalid-input', `The run has no event ${after}; its last event is ${lastEventId}.`);
}
