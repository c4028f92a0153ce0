import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Principal } from '../../domain/principal.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { findReadiness } from './find-readiness.ts';
import { createQueueHealth } from './queue-health.ts';

const Health = z.object({ status: z.literal('ok'), version: z.string() }).meta({ id: 'Health' });

const QueueCheck = z
  .object({
    name: z.enum(['queue_size', 'oldest_pending_hours', 'approval_rate']),
    status: z.enum(['ok', 'warning']),
    value: z.number().nullable(),
    limit: z.number(),
    message: z.string(),
  })
  .meta({ id: 'QueueCheck' });

const Readiness = z
  .object({
    status: z.enum(['ready', 'stopping', 'database_down', 'disk_full', 'not_ready']).meta({
      description: 'Callers without a key get only `ready` or `not_ready`.',
    }),
    database: z.enum(['ok', 'down']).optional(),
    checks: z
      .array(QueueCheck)
      .optional()
      .meta({ description: 'Warnings only; they do not affect `status`.' }),
  })
  .meta({ id: 'Readiness' });

const healthRoute = createRoute({
  ...guarded('getHealth', 'get', '/health', 'system'),
  summary: 'Check that the process is running',
  responses: { 200: jsonBody(Health, 'The process is running.') },
});

const readinessRoute = createRoute({
  ...guarded('getReadiness', 'get', '/health/ready', 'system'),
  summary: 'Check whether the server is ready for requests',
  responses: {
    200: jsonBody(Readiness, 'The server is ready.'),
    503: jsonBody(Readiness, 'The server is not ready.'),
  },
});

const metricsRoute = createRoute({
  ...guarded('getMetrics', 'get', '/metrics', 'system'),
  summary: 'Read metrics of requests, reviews, models and the process, in the Prometheus text format',
  responses: {
    200: { description: 'The metrics.', content: { 'text/plain': { schema: z.string() } } },
    ...errorResponses(),
  },
});

const principalRoute = createRoute({
  ...guarded('getPrincipal', 'get', '/api/v1/principal', 'system'),
  summary: 'Read who the caller is, with their roles',
  responses: { 200: jsonBody(Principal.meta({ id: 'Principal' }), 'The caller.'), ...errorResponses() },
});

export function addSystemRoutes(app: App, tools: HttpTools): void {
  const queueHealth = createQueueHealth(tools.review, tools.clock);
  app.openapi(healthRoute, (context) => context.json({ status: 'ok' as const, version: tools.version }, 200));
  app.openapi(readinessRoute, async (context) => {
    const status = await findReadiness(tools);
    const isUp = status !== 'database_down';
    const code = status === 'ready' ? 200 : 503;
    if (context.get('principal') === undefined)
      return context.json({ status: status === 'ready' ? status : ('not_ready' as const) }, code);
    const checks = isUp ? await queueHealth() : [];
    return context.json({ status, database: isUp ? ('ok' as const) : ('down' as const), checks }, code);
  });
  app.openapi(metricsRoute, async (context) =>
    context.text(await tools.metrics.print(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    }),
  );
  app.openapi(principalRoute, (context) => context.json(getPrincipal(context), 200));
}
