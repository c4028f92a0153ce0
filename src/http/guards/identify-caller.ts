import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Identify } from '../http-tools.ts';

/** Stores the caller (principal) of the request. The roles of the caller are checked later, by each operation. */
export function identifyCaller(identify: Identify): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    context.set('principal', await identify(context.req.raw, context.get('isEncrypted')));
    await next();
  };
}
