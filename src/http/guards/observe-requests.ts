import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '../app-env.ts';
import type { HttpTools } from '../http-tools.ts';
import { chooseRequestId } from './request-id.ts';
import { securityHeaders, TRANSPORT_SECURITY } from './security-headers.ts';

type ObserveDependencies = Pick<HttpTools, 'log' | 'newId' | 'stopping' | 'metrics'>;

/** Sets the request id and the security headers; measures and logs each request by route, never by content. */
export function observeRequests(tools: ObserveDependencies): MiddlewareHandler<AppEnv> {
  const { metrics } = tools;
  return async (context, next) => {
    const requestId = chooseRequestId(context.req.header('x-request-id'), tools.newId);
    const startedAt = performance.now();
    context.set('requestId', requestId);
    metrics.beginRequest();
    await next();
    const { method } = context.req;
    const { status, headers } = context.res;
    headers.set('x-request-id', requestId);
    // A route may set stricter headers itself.
    for (const [name, value] of securityHeaders) if (!headers.has(name)) headers.set(name, value);
    if (context.get('isEncrypted')) headers.set(...TRANSPORT_SECURITY);
    if (tools.stopping.aborted) headers.set('connection', 'close');
    const seconds = (performance.now() - startedAt) / 1000;
    const route = getRouteLabel(routePath(context, -1), status);
    metrics.endRequest({ method, route, status }, seconds);
    const level = status >= 500 ? 'error' : 'info';
    const principal = context.get('principal');
    tools.log[level](
      {
        ...{ request_id: requestId, method, route, status, ms: Math.round(seconds * 1e6) / 1000 },
        principal: principal?.id ?? null,
        institution: principal?.institution ?? null,
      },
      'request',
    );
  };
}

/** The route label of a request: `web` for files of the bundle, `unknown` for other requests without a route. */
function getRouteLabel(path: string, status: number): string {
  if (path !== '*' && path !== '/*') return path;
  return status < 400 ? 'web' : 'unknown';
}
