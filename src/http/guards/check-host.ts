import type { MiddlewareHandler } from 'hono';
import { Fault } from '../../domain/fault.ts';
import type { AppEnv } from '../app-env.ts';
import type { HttpTools } from '../http-tools.ts';

/**
 * Refuses requests addressed to a name that is not ours. A page elsewhere can point its own name at this machine
 * (DNS rebinding) and would then count as the same origin.
 */
export function checkHost(hosts: HttpTools['hosts']): MiddlewareHandler<AppEnv> {
  if (hosts === 'any') return (_context, next) => next();
  const known = new Set(hosts.map((host) => host.toLowerCase()));
  return (context, next) => {
    const host = context.req.header('host');
    if (host === undefined || !known.has(nameOf(host))) {
      throw new Fault('not-allowed', `Requests to the host "${host ?? ''}" are not answered here.`, {
        advice: `Use one of ${hosts.join(', ')}.`,
      });
    }
    return next();
  };
}

/** `[::1]:2024` is `[::1]`, `localhost:2024` is `localhost`. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '');
}
