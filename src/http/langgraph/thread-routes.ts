import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { type Thread, ThreadStatus } from '../../domain/thread.ts';
import type { ThreadService } from '../../runs/graphs/thread-service.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { optional } from '../optional.ts';
import { errorResponses } from '../wire-error.ts';
import { toWireThread, WireThread } from './thread-view.ts';
import { Metadata, ThreadParams, Ttl, unsupported } from './wire-fields.ts';

const createThreadRoute = createRoute({
  ...guarded('createThread', 'post', '/threads', 'graphs'),
  summary: 'Create a thread',
  request: {
    body: jsonBody(
      z.object({
        thread_id: optional(z.uuid()),
        metadata: optional(Metadata),
        if_exists: optional(z.enum(['raise', 'do_nothing'])),
        ttl: Ttl,
        supersteps: unsupported('a thread starts empty; update its state'),
      }),
      'The thread.',
    ),
  },
  responses: { 200: jsonBody(WireThread, 'The thread.'), ...errorResponses(400, 409, 413, 415) },
});

const filter = {
  metadata: optional(Metadata),
  status: optional(ThreadStatus),
  values: unsupported('threads cannot be searched by their values'),
};

/** The field of a thread for each `sort_by` value. */
const sortFields = {
  created_at: 'createdAt',
  updated_at: 'updatedAt',
  state_updated_at: 'updatedAt',
  thread_id: 'id',
  status: 'status',
} as const;

const searchRoute = createRoute({
  ...guarded('searchThreads', 'post', '/threads/search', 'graphs'),
  summary: 'Find your threads',
  request: {
    body: jsonBody(
      z.object({
        ...filter,
        ids: optional(z.array(z.uuid()).max(100)),
        limit: optional(z.number().int().min(1).max(100)),
        offset: optional(z.number().int().min(0).max(10_000)),
        sort_by: optional(z.enum(['created_at', 'updated_at', 'state_updated_at', 'thread_id', 'status'])),
        sort_order: optional(z.enum(['asc', 'desc'])),
        select: optional(z.array(WireThread.keyof())),
        extract: unsupported('fields cannot be extracted'),
      }),
      'The filter.',
    ),
  },
  responses: { 200: jsonBody(z.array(WireThread.partial()), 'The threads.'), ...errorResponses(400, 415) },
});

const countRoute = createRoute({
  ...guarded('countThreads', 'post', '/threads/count', 'graphs'),
  summary: 'Count your threads',
  request: { body: jsonBody(z.object(filter), 'The filter.') },
  responses: { 200: jsonBody(z.number().int(), 'The count.'), ...errorResponses(400, 415) },
});

const getRoute = createRoute({
  ...guarded('getThread', 'get', '/threads/{thread_id}', 'graphs'),
  summary: 'Read one of your threads with its values',
  request: { params: ThreadParams },
  responses: { 200: jsonBody(WireThread, 'The thread.'), ...errorResponses(400, 404) },
});

const changeRoute = createRoute({
  ...guarded('changeThread', 'patch', '/threads/{thread_id}', 'graphs'),
  summary: 'Add metadata to a thread',
  request: {
    params: ThreadParams,
    body: jsonBody(z.object({ metadata: optional(Metadata), ttl: Ttl }), 'The metadata to add.'),
  },
  responses: { 200: jsonBody(WireThread, 'The thread.'), ...errorResponses(400, 404, 413, 415) },
});

const copyRoute = createRoute({
  ...guarded('copyThread', 'post', '/threads/{thread_id}/copy', 'graphs'),
  summary: 'Copy a thread with its states to a new thread',
  request: { params: ThreadParams },
  responses: { 200: jsonBody(WireThread, 'The new thread.'), ...errorResponses(400, 404, 409, 415) },
});

const removeRoute = createRoute({
  ...guarded('removeThread', 'delete', '/threads/{thread_id}', 'graphs'),
  summary: 'Remove a thread with its runs and states',
  request: { params: ThreadParams },
  responses: { 204: { description: 'The thread is removed.' }, ...errorResponses(400, 404, 409, 415) },
});

export function addThreadRoutes(app: App, { graphs }: HttpTools): void {
  const { threads } = graphs;

  app.openapi(createThreadRoute, async (context) => {
    const { thread_id: id, metadata = {}, if_exists, ttl } = context.req.valid('json');
    const thread = await threads.create(getPrincipal(context).id, {
      metadata,
      reuseExisting: if_exists === 'do_nothing',
      ...(id !== undefined && { id }),
      ...(ttl !== undefined && { ttlMinutes: ttl }),
    });
    return context.json(await readThread(threads, thread), 200);
  });
  app.openapi(searchRoute, async (context) => {
    const { metadata, status, ids, select, ...page } = context.req.valid('json');
    const { limit = 10, offset = 0, sort_by = 'created_at', sort_order = 'desc' } = page;
    const query = { ...(metadata && { metadata }), ...(status && { status }), ...(ids && { ids }) };
    const order = { by: sortFields[sort_by], direction: sort_order };
    const matches = await threads.search(getPrincipal(context).id, query, { limit, offset, order });
    return context.json(await readThreads(threads, matches, select), 200);
  });
  app.openapi(countRoute, async (context) => {
    const { metadata, status } = context.req.valid('json');
    const query = { ...(metadata && { metadata }), ...(status && { status }) };
    return context.json(await threads.count(getPrincipal(context).id, query), 200);
  });
  app.openapi(getRoute, async (context) => {
    const thread = await threads.get(getPrincipal(context).id, context.req.valid('param').thread_id);
    return context.json(await readThread(threads, thread), 200);
  });
  app.openapi(changeRoute, async (context) => {
    const { metadata = {}, ttl } = context.req.valid('json');
    const options = { metadata, ...(ttl !== undefined && { ttlMinutes: ttl }) };
    const { thread_id: id } = context.req.valid('param');
    const thread = await threads.change(getPrincipal(context).id, id, options);
    return context.json(await readThread(threads, thread), 200);
  });
  app.openapi(copyRoute, async (context) => {
    const copied = await threads.copy(getPrincipal(context).id, context.req.valid('param').thread_id);
    return context.json(await readThread(threads, copied), 200);
  });
  app.openapi(removeRoute, async (context) => {
    await threads.remove(getPrincipal(context).id, context.req.valid('param').thread_id);
    return context.body(null, 204);
  });
}

async function readThread(service: ThreadService, thread: Thread): Promise<WireThread> {
  return toWireThread(thread, await service.readValues(thread));
}

type Field = keyof WireThread;

/** Reads the values of each thread only when they are selected. */
async function readThreads(
  service: ThreadService,
  threads: readonly Thread[],
  select: readonly Field[] = WireThread.keyof().options,
): Promise<Partial<WireThread>[]> {
  const needsValues = select.includes('values') || select.includes('interrupts');
  const views: Partial<WireThread>[] = [];
  for (const thread of threads) {
    const values = needsValues ? await service.readValues(thread) : { values: null, interrupts: {} };
    const view = Object.entries(toWireThread(thread, values));
    views.push(Object.fromEntries(view.filter(([name]) => select.some((field) => field === name))));
  }
  return views;
}
