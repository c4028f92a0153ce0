import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Identify } from '../http-tools.ts';

/** Finds out who asks; whether that is enough each operation decides. */
export function identifyCaller(identify: Identify): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    context.set('principal', await identify(context.req.raw));
    await next();
  };
}
