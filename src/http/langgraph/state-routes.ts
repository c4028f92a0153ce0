import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { optional } from '../optional.ts';
import { errorResponses } from '../wire-error.ts';
import { Anything, CheckpointBody, Flag, Metadata, ThreadParams } from './wire-fields.ts';

const Checkpoint = z
  .object({
    thread_id: z.string(),
    checkpoint_id: z.string().nullable(),
    checkpoint_ns: z.string(),
    checkpoint_map: z.record(z.string(), z.string()).nullable(),
  })
  .meta({ id: 'Checkpoint' });

const ThreadState = z
  .object({
    values: Anything,
    next: z.array(z.string()).meta({ description: 'The next nodes; empty when the graph has ended.' }),
    tasks: z.array(Anything),
    metadata: Anything,
    created_at: z.string().nullable(),
    checkpoint: Checkpoint.nullable(),
    parent_checkpoint: Checkpoint.nullable(),
  })
  .meta({ id: 'ThreadState' });

const readRoute = createRoute({
  ...guarded('getThreadState', 'get', '/threads/{thread_id}/state', 'graphs'),
  summary: 'Read the current state of a thread',
  request: { params: ThreadParams, query: z.object({ subgraphs: Flag }) },
  responses: { 200: jsonBody(ThreadState, 'The state.'), ...errorResponses(400, 404) },
});

const readAtRoute = createRoute({
  ...guarded('getThreadStateAt', 'get', '/threads/{thread_id}/state/{checkpoint_id}', 'graphs'),
  summary: 'Read the state of a thread at a checkpoint',
  request: {
    params: ThreadParams.extend({ checkpoint_id: z.string().min(1).max(200) }),
    query: z.object({ subgraphs: Flag }),
  },
  responses: { 200: jsonBody(ThreadState, 'The state.'), ...errorResponses(400, 404) },
});

const readCheckpointRoute = createRoute({
  ...guarded('findThreadState', 'post', '/threads/{thread_id}/state/checkpoint', 'graphs'),
  summary: 'Read the state of a thread or subgraph at a checkpoint',
  request: {
    params: ThreadParams,
    body: jsonBody(
      z.object({ checkpoint: CheckpointBody, subgraphs: optional(z.boolean()) }),
      'The checkpoint.',
    ),
  },
  responses: { 200: jsonBody(ThreadState, 'The state.'), ...errorResponses(400, 404, 415) },
});

const updateRoute = createRoute({
  ...guarded('updateThreadState', 'post', '/threads/{thread_id}/state', 'graphs'),
  summary: 'Write a new state, or start a branch from an old one',
  request: {
    params: ThreadParams,
    body: jsonBody(
      z.object({
        values: Anything.optional().meta({ description: 'The change, in the form a node returns it.' }),
        as_node: optional(z.string().min(1)),
        checkpoint: optional(CheckpointBody),
        checkpoint_id: optional(z.string().min(1).max(200)),
      }),
      'The change.',
    ),
  },
  responses: {
    200: jsonBody(
      z.object({ checkpoint: Checkpoint.nullable(), configurable: Checkpoint.nullable() }),
      'The checkpoint of the new state.',
    ),
    ...errorResponses(400, 404, 409, 413, 415),
  },
});

const checkpointId = z.union([
  z.string().min(1),
  z.object({ checkpoint_id: z.string().min(1) }).transform((value) => value.checkpoint_id),
  z
    .object({ configurable: z.object({ checkpoint_id: z.string().min(1) }) })
    .transform((value) => value.configurable.checkpoint_id),
]);

const historyRoute = createRoute({
  ...guarded('getThreadHistory', 'post', '/threads/{thread_id}/history', 'graphs'),
  summary: 'Read the earlier states of a thread, newest first',
  request: {
    params: ThreadParams,
    body: jsonBody(
      z.object({
        limit: optional(z.number().int().min(1).max(100)),
        before: optional(checkpointId),
        metadata: optional(Metadata),
        checkpoint: optional(CheckpointBody),
      }),
      'The filter.',
    ),
  },
  responses: { 200: jsonBody(z.array(ThreadState), 'The states.'), ...errorResponses(400, 404, 415) },
});

export function addStateRoutes(app: App, { graphs }: HttpTools): void {
  const { states } = graphs;

  app.openapi(readRoute, async (context) => {
    const { thread_id: id } = context.req.valid('param');
    const { subgraphs } = context.req.valid('query');
    return context.json(await states.read(getPrincipal(context).id, id, { subgraphs }), 200);
  });
  app.openapi(readAtRoute, async (context) => {
    const { thread_id: id, checkpoint_id } = context.req.valid('param');
    const { subgraphs } = context.req.valid('query');
    const query = { checkpoint: { id: checkpoint_id }, subgraphs };
    return context.json(await states.read(getPrincipal(context).id, id, query), 200);
  });
  app.openapi(readCheckpointRoute, async (context) => {
    const { thread_id: id } = context.req.valid('param');
    const { checkpoint, subgraphs = false } = context.req.valid('json');
    return context.json(await states.read(getPrincipal(context).id, id, { checkpoint, subgraphs }), 200);
  });
  app.openapi(updateRoute, async (context) => {
    const { thread_id: id } = context.req.valid('param');
    const { values, as_node: asNode, checkpoint_id, ...body } = context.req.valid('json');
    const checkpoint = body.checkpoint ?? (checkpoint_id === undefined ? undefined : { id: checkpoint_id });
    const change = { values, ...(asNode && { asNode }), ...(checkpoint && { checkpoint }) };
    const newCheckpoint = await states.update(getPrincipal(context).id, id, change);
    return context.json({ checkpoint: newCheckpoint, configurable: newCheckpoint }, 200);
  });
  app.openapi(historyRoute, async (context) => {
    const { thread_id: id } = context.req.valid('param');
    const { limit = 10, before, metadata, checkpoint } = context.req.valid('json');
    const query = {
      limit,
      ...(before && { before }),
      ...(metadata && { metadata }),
      ...(checkpoint && { checkpoint }),
    };
    return context.json(await states.readHistory(getPrincipal(context).id, id, query), 200);
  });
}
