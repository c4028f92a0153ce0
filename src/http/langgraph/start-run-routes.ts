import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Run } from '../../domain/run.ts';
import type { App, AppEnv } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { toWireGraphRun, WireGraphRun } from './graph-run-view.ts';
import { formatRunPath, type GraphStreams } from './graph-streams.ts';
import { RunBody, toGraphRequest } from './run-request.ts';
import { Anything, ThreadParams } from './wire-parts.ts';

const body = jsonBody(RunBody, 'The graph to run, with its input and stream options.');
const onThread = { params: ThreadParams, body };
const failures = errorResponses(400, 404, 409, 413, 415, 429);
const asRun = { 200: jsonBody(WireGraphRun, 'The run has started.'), ...failures };
const asAnswer = {
  200: jsonBody(Anything, 'The values at the end; `__error__` contains the error of a failed run.'),
  ...failures,
};
const asStream = {
  200: {
    description: 'Server-sent events: first `metadata`, then one per update, named by its stream mode.',
    content: { 'text/event-stream': { schema: z.string() } },
  },
  ...failures,
};

const createThreadRunRoute = createRoute({
  ...guarded('startThreadRun', 'post', '/threads/{thread_id}/runs', 'graphs'),
  summary: 'Start a graph on a thread',
  request: onThread,
  responses: asRun,
});

const streamThreadRunRoute = createRoute({
  ...guarded('streamThreadRun', 'post', '/threads/{thread_id}/runs/stream', 'graphs'),
  summary: 'Start a graph on a thread, and follow it',
  request: onThread,
  responses: asStream,
});

const awaitThreadRunRoute = createRoute({
  ...guarded('awaitThreadRun', 'post', '/threads/{thread_id}/runs/wait', 'graphs'),
  summary: 'Start a graph on a thread, and wait for its end',
  request: onThread,
  responses: asAnswer,
});

const createRunRoute = createRoute({
  ...guarded('startRun', 'post', '/runs', 'graphs'),
  summary: 'Start a graph without a thread; its state is deleted afterwards',
  request: { body },
  responses: asRun,
});

const streamRunRoute = createRoute({
  ...guarded('streamRun', 'post', '/runs/stream', 'graphs'),
  summary: 'Start a graph without a thread, and follow it',
  request: { body },
  responses: asStream,
});

const awaitRunRoute = createRoute({
  ...guarded('awaitRun', 'post', '/runs/wait', 'graphs'),
  summary: 'Start a graph without a thread, and wait for its end',
  request: { body },
  responses: asAnswer,
});

export function addStartRunRoutes(app: App, tools: HttpTools, streams: GraphStreams): void {
  const { threads, runs } = tools.graphs;

  async function start(context: Context<AppEnv>, given: RunBody, threadId?: string): Promise<Run> {
    const caller = getPrincipal(context);
    if (threadId !== undefined && given.if_not_exists === 'create') {
      await threads.create(caller.id, { id: threadId, metadata: {}, reuseExisting: true });
    }
    const run = await runs.start(caller, threadId, toGraphRequest(given));
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
    const run = await start(context, context.req.valid('json'), context.req.valid('param').thread_id);
    return context.json(toWireGraphRun(run), 200);
  });
  app.openapi(streamThreadRunRoute, async (context) => {
    const given = context.req.valid('json');
    const { thread_id: threadId } = context.req.valid('param');
    const run = await start(context, given, threadId);
    return streams.respond(context, run, { threadId, cancelOnDisconnect: given.on_disconnect === 'cancel' });
  });
  app.openapi(awaitThreadRunRoute, async (context) => {
    const given = context.req.valid('json');
    const run = await start(context, given, context.req.valid('param').thread_id);
    return context.json(await waitForValues(context, run, given), 200);
  });
  app.openapi(createRunRoute, async (context) =>
    context.json(toWireGraphRun(await start(context, context.req.valid('json'))), 200),
  );
  app.openapi(streamRunRoute, async (context) => {
    const given = context.req.valid('json');
    const run = await start(context, given);
    return streams.respond(context, run, { cancelOnDisconnect: given.on_disconnect === 'cancel' });
  });
  app.openapi(awaitRunRoute, async (context) => {
    const given = context.req.valid('json');
    return context.json(await waitForValues(context, await start(context, given), given), 200);
  });
}
