import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '../app-env.ts';
import type { HttpTools } from '../http-tools.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { requestIdFrom } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

type ObserveTools = Pick<HttpTools, 'log' | 'newId' | 'stopping'>;

/** Gives each request its id and each answer its headers; counts, times and logs it by route, never by content. */
export function observeRequests(tools: ObserveTools, metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const requestId = requestIdFrom(context.req.header('x-request-id'), tools.newId);
    const begin = performance.now();
    context.set('requestId', requestId);
    metrics.beginRequest();
    await next();
    const { method } = context.req;
    const { status, headers } = context.res;
    headers.set('x-request-id', requestId);
    // A route may have stricter ones of its own.
    for (const [name, value] of securityHeaders) if (!headers.has(name)) headers.set(name, value);
    if (tools.stopping.aborted) headers.set('connection', 'close');
    const seconds = (performance.now() - begin) / 1000;
    const route = labelOf(routePath(context, -1), status);
    metrics.endRequest({ method, route, status }, seconds);
    const level = status >= 500 ? 'error' : 'info';
    tools.log[level](
      { request_id: requestId, method, route, status, ms: Math.round(seconds * 1e6) / 1000 },
      'request',
    );
  };
}

/** What no route took came from the web bundle, or from nowhere. */
function labelOf(path: string, status: number): string {
  if (path !== '*' && path !== '/*') return path;
  return status < 400 ? 'web' : 'unknown';
}
