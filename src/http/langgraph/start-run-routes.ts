import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Run } from '../../domain/run.ts';
import type { StreamMode } from '../../runs/graphs/graph-request.ts';
import type { App, AppEnv } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { toWireGraphRun, WireGraphRun } from './graph-run-view.ts';
import { formatRunPath, type GraphStreams } from './graph-streams.ts';
import { RunBody, toGraphRequest } from './run-request.ts';
import { Anything, ThreadParams } from './wire-fields.ts';

const body = requiredJsonBody(RunBody, 'The graph to run, with its input and stream options.');
const threadRequest = { params: ThreadParams, body };
const errors = errorResponses(400, 404, 409, 413, 415, 429);
const runResponses = { 200: jsonBody(WireGraphRun, 'The run has started.'), ...errors };
const valueResponses = {
  200: jsonBody(Anything, 'The values at the end; `__error__` contains the error of a failed run.'),
  ...errors,
};
const streamResponses = {
  200: {
    description: 'Server-sent events: first `metadata`, then one per update, named by its stream mode.',
    content: { 'text/event-stream': { schema: z.string() } },
  },
  ...errors,
};

const createThreadRunRoute = createRoute({
  ...guarded('startThreadRun', 'post', '/threads/{thread_id}/runs', 'graphs'),
  summary: 'Start a graph on a thread',
  request: threadRequest,
  responses: runResponses,
});

const streamThreadRunRoute = createRoute({
  ...guarded('streamThreadRun', 'post', '/threads/{thread_id}/runs/stream', 'graphs'),
  summary: 'Start a graph on a thread, and follow it',
  request: threadRequest,
  responses: streamResponses,
});

const awaitThreadRunRoute = createRoute({
  ...guarded('awaitThreadRun', 'post', '/threads/{thread_id}/runs/wait', 'graphs'),
  summary: 'Start a graph on a thread, and wait for its end',
  request: threadRequest,
  responses: valueResponses,
});

const createRunRoute = createRoute({
  ...guarded('startRun', 'post', '/runs', 'graphs'),
  summary: 'Start a graph without a thread; its state is deleted afterwards',
  request: { body },
  responses: runResponses,
});

const MAX_BATCH = 100;

const createRunsRoute = createRoute({
  ...guarded('startRuns', 'post', '/runs/batch', 'graphs'),
  summary: 'Start several graphs without a thread',
  request: {
    body: requiredJsonBody(z.array(RunBody).min(1).max(MAX_BATCH), 'The graphs to run, each with its input.'),
  },
  responses: { 200: jsonBody(z.array(WireGraphRun), 'The runs have started.'), ...errors },
});

const streamRunRoute = createRoute({
  ...guarded('streamRun', 'post', '/runs/stream', 'graphs'),
  summary: 'Start a graph without a thread, and follow it',
  request: { body },
  responses: streamResponses,
});

const awaitRunRoute = createRoute({
  ...guarded('awaitRun', 'post', '/runs/wait', 'graphs'),
  summary: 'Start a graph without a thread, and wait for its end',
  request: { body },
  responses: valueResponses,
});

type StartOptions = { readonly threadId?: string; readonly defaultModes?: readonly StreamMode[] };

/** A caller who waits for the values receives no events, so none are stored. */
const NO_MODES: readonly StreamMode[] = [];

export function addStartRunRoutes(app: App, tools: HttpTools, streams: GraphStreams): void {
  const { threads, runs } = tools.graphs;

  async function startRun(
    context: Context<AppEnv>,
    request: RunBody,
    { threadId, defaultModes }: StartOptions = {},
  ): Promise<Run> {
    const caller = getPrincipal(context);
    if (threadId !== undefined && request.if_not_exists === 'create') {
      await threads.create(caller.id, { id: threadId, metadata: {}, reuseExisting: true });
    }
    const run = await runs.start(caller, threadId, toGraphRequest(request, defaultModes));
    context.header('content-location', formatRunPath(run, threadId));
    return run;
  }

  async function waitForValues(
    context: Context<AppEnv>,
    run: Run,
    { on_disconnect }: RunBody,
  ): Promise<unknown> {
    const owner = getPrincipal(context).id;
    const { signal } = context.req.raw;
    const cancel = (): void => void runs.cancel(owner, run.id).catch(() => undefined);
    if (on_disconnect === 'cancel') signal.addEventListener('abort', cancel, { once: true });
    return runs.waitForResult(owner, run.id, AbortSignal.any([tools.stopping, signal]));
  }

  app.openapi(createThreadRunRoute, async (context) => {
    const { thread_id: threadId } = context.req.valid('param');
    const run = await startRun(context, context.req.valid('json'), { threadId });
    return context.json(toWireGraphRun(run), 200);
  });
  app.openapi(streamThreadRunRoute, async (context) => {
    const request = context.req.valid('json');
    const { thread_id: threadId } = context.req.valid('param');
    const run = await startRun(context, request, { threadId });
    return streams.respond(context, run, {
      threadId,
      cancelOnDisconnect: request.on_disconnect === 'cancel',
    });
  });
  app.openapi(awaitThreadRunRoute, async (context) => {
    const request = context.req.valid('json');
    const { thread_id: threadId } = context.req.valid('param');
    const run = await startRun(context, request, { threadId, defaultModes: NO_MODES });
    return context.json(await waitForValues(context, run, request), 200);
  });
  addRunsWithoutThread(app, tools, streams, { startRun, waitForValues });
}

type RunStarters = {
  startRun(context: Context<AppEnv>, request: RunBody, options?: StartOptions): Promise<Run>;
  waitForValues(context: Context<AppEnv>, run: Run, request: RunBody): Promise<unknown>;
};

/** Adds the routes of runs whose state is deleted afterwards. */
function addRunsWithoutThread(
  app: App,
  tools: HttpTools,
  streams: GraphStreams,
  { startRun, waitForValues }: RunStarters,
): void {
  const { runs } = tools.graphs;
  app.openapi(createRunRoute, async (context) =>
    context.json(toWireGraphRun(await startRun(context, context.req.valid('json'))), 200),
  );
  app.openapi(createRunsRoute, async (context) => {
    const started = await runs.startAll(
      getPrincipal(context),
      context.req.valid('json').map((request) => toGraphRequest(request)),
    );
    return context.json(started.map(toWireGraphRun), 200);
  });
  app.openapi(streamRunRoute, async (context) => {
    const request = context.req.valid('json');
    const run = await startRun(context, request);
    return streams.respond(context, run, { cancelOnDisconnect: request.on_disconnect === 'cancel' });
  });
  app.openapi(awaitRunRoute, async (context) => {
    const request = context.req.valid('json');
    const run = await startRun(context, request, { defaultModes: NO_MODES });
    return context.json(await waitForValues(context, run, request), 200);
  });
}
