import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Identify } from '../http-tools.ts';

/** Sets the principal of the request; each operation checks its roles itself. */
export function identifyCaller(identify: Identify): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    context.set('principal', await identify(context.req.raw));
    await next();
  };
}
