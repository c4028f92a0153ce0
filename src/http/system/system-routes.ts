import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Principal } from '../../domain/principal.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { errorResponses } from '../wire-error.ts';
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
    status: z.enum(['ready', 'stopping', 'database_down']),
    database: z.enum(['ok', 'down']),
    checks: z.array(QueueCheck).meta({ description: 'Warnings only; they do not affect `status`.' }),
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

export function addSystemRoutes(app: App, tools: HttpTools, metrics: Metrics): void {
  const queueHealth = createQueueHealth(tools.review, tools.clock);
  app.openapi(healthRoute, (context) => context.json({ status: 'ok' as const, version: tools.version }, 200));
  app.openapi(readinessRoute, async (context) => {
    const isUp = await isAvailable(tools.bank);
    const database = isUp ? ('ok' as const) : ('down' as const);
    const checks = isUp ? await queueHealth() : [];
    if (tools.stopping.aborted) return context.json({ status: 'stopping' as const, database, checks }, 503);
    if (!isUp) return context.json({ status: 'database_down' as const, database, checks }, 503);
    return context.json({ status: 'ready' as const, database, checks }, 200);
  });
  app.openapi(metricsRoute, async (context) =>
    context.text(await metrics.print(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }),
  );
  app.openapi(principalRoute, (context) => context.json(getPrincipal(context), 200));
}

async function isAvailable(bank: HttpTools['bank']): Promise<boolean> {
  return bank.find('-').then(
    () => true,
    () => false,
  );
}
