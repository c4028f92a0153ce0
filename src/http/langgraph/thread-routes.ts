import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { type Thread, ThreadStatus } from '../../domain/thread.ts';
import type { ThreadService } from '../../runs/graphs/thread-service.ts';
import type { AppEnv } from '../app-env.ts';
import { guarded, principalOf } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonOf } from '../json-content.ts';
import { errorResponses } from '../wire-error.ts';
import { threadView, WireThread } from './thread-view.ts';
import { Metadata, optional, ThreadParams, Ttl, unsupported } from './wire-parts.ts';

const tags = ['graphs'];

const createThreadRoute = createRoute({
  ...guarded('createThread'),
  method: 'post',
  path: '/threads',
  tags,
  summary: 'Begin a thread',
  request: {
    body: jsonOf(
      z.object({
        thread_id: optional(z.uuid()),
        metadata: optional(Metadata),
        if_exists: optional(z.enum(['raise', 'do_nothing'])),
        ttl: Ttl,
        supersteps: unsupported('a thread begins empty; update its state'),
      }),
      'The thread.',
    ),
  },
  responses: { 200: jsonOf(WireThread, 'The thread.'), ...errorResponses(400, 409, 413, 415) },
});

const filter = {
  metadata: optional(Metadata),
  status: optional(ThreadStatus),
  values: unsupported('threads cannot be searched by their values'),
};

const orders = {
  created_at: 'createdAt',
  updated_at: 'updatedAt',
  state_updated_at: 'updatedAt',
  thread_id: 'id',
  status: 'status',
} as const;

const searchRoute = createRoute({
  ...guarded('searchThreads'),
  method: 'post',
  path: '/threads/search',
  tags,
  summary: 'Find your threads',
  request: {
    body: jsonOf(
      z.object({
        ...filter,
        ids: optional(z.array(z.uuid()).max(100)),
        limit: optional(z.number().int().min(1).max(100)),
        offset: optional(z.number().int().min(0).max(10_000)),
        sort_by: optional(z.enum(['created_at', 'updated_at', 'state_updated_at', 'thread_id', 'status'])),
        sort_order: optional(z.enum(['asc', 'desc'])),
        select: optional(z.array(WireThread.keyof())),
        extract: unsupported('nothing can be extracted'),
      }),
      'Which ones.',
    ),
  },
  responses: { 200: jsonOf(z.array(WireThread.partial()), 'The threads.'), ...errorResponses(400, 415) },
});

const countRoute = createRoute({
  ...guarded('countThreads'),
  method: 'post',
  path: '/threads/count',
  tags,
  summary: 'Count your threads',
  request: { body: jsonOf(z.object(filter), 'Which ones.') },
  responses: { 200: jsonOf(z.number().int(), 'How many.'), ...errorResponses(400, 415) },
});

const getRoute = createRoute({
  ...guarded('getThread'),
  method: 'get',
  path: '/threads/{thread_id}',
  tags,
  summary: 'Read one of your threads, and where it stands',
  request: { params: ThreadParams },
  responses: { 200: jsonOf(WireThread, 'The thread.'), ...errorResponses(400, 404) },
});

const changeRoute = createRoute({
  ...guarded('changeThread'),
  method: 'patch',
  path: '/threads/{thread_id}',
  tags,
  summary: 'Add metadata to a thread',
  request: {
    params: ThreadParams,
    body: jsonOf(z.object({ metadata: optional(Metadata), ttl: Ttl }), 'What to add.'),
  },
  responses: { 200: jsonOf(WireThread, 'The thread.'), ...errorResponses(400, 404, 413, 415) },
});

const removeRoute = createRoute({
  ...guarded('removeThread'),
  method: 'delete',
  path: '/threads/{thread_id}',
  tags,
  summary: 'Remove a thread with its runs and states',
  request: { params: ThreadParams },
  responses: { 204: { description: 'It is gone.' }, ...errorResponses(400, 404, 409, 415) },
});

export function addThreadRoutes(app: OpenAPIHono<AppEnv>, { graphs }: HttpTools): void {
  const { threads } = graphs;

  app.openapi(createThreadRoute, async (context) => {
    const { thread_id: id, metadata = {}, if_exists, ttl } = context.req.valid('json');
    const thread = await threads.create(principalOf(context).id, {
      metadata,
      reuseExisting: if_exists === 'do_nothing',
      ...(id !== undefined && { id }),
      ...(ttl !== undefined && { ttlMinutes: ttl }),
    });
    return context.json(await viewOf(threads, thread), 200);
  });
  app.openapi(searchRoute, async (context) => {
    const { metadata, status, ids, select, ...page } = context.req.valid('json');
    const { limit = 10, offset = 0, sort_by = 'created_at', sort_order = 'desc' } = page;
    const wanted = { ...(metadata && { metadata }), ...(status && { status }), ...(ids && { ids }) };
    const order = { by: orders[sort_by], direction: sort_order };
    const found = await threads.search(principalOf(context).id, wanted, { limit, offset, order });
    return context.json(await viewsOf(threads, found, select), 200);
  });
  app.openapi(countRoute, async (context) => {
    const { metadata, status } = context.req.valid('json');
    const wanted = { ...(metadata && { metadata }), ...(status && { status }) };
    return context.json(await threads.count(principalOf(context).id, wanted), 200);
  });
  app.openapi(getRoute, async (context) => {
    const thread = await threads.get(principalOf(context).id, context.req.valid('param').thread_id);
    return context.json(await viewOf(threads, thread), 200);
  });
  app.openapi(changeRoute, async (context) => {
    const { metadata = {}, ttl } = context.req.valid('json');
    const wish = { metadata, ...(ttl !== undefined && { ttlMinutes: ttl }) };
    const { thread_id: id } = context.req.valid('param');
    const thread = await threads.change(principalOf(context).id, id, wish);
    return context.json(await viewOf(threads, thread), 200);
  });
  app.openapi(removeRoute, async (context) => {
    await threads.remove(principalOf(context).id, context.req.valid('param').thread_id);
    return context.body(null, 204);
  });
}

async function viewOf(desk: ThreadService, thread: Thread): Promise<WireThread> {
  return threadView(thread, await desk.readValues(thread));
}

type Field = keyof WireThread;

/** Where each stands is read only when it is wanted. */
async function viewsOf(
  desk: ThreadService,
  threads: readonly Thread[],
  select: readonly Field[] = WireThread.keyof().options,
): Promise<Partial<WireThread>[]> {
  const wantsStanding = select.includes('values') || select.includes('interrupts');
  const views: Partial<WireThread>[] = [];
  for (const thread of threads) {
    const standing = wantsStanding ? await desk.readValues(thread) : { values: null, interrupts: {} };
    const view = Object.entries(threadView(thread, standing));
    views.push(Object.fromEntries(view.filter(([name]) => select.some((field) => field === name))));
  }
  return views;
}
