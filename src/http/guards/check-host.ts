import type { MiddlewareHandler } from 'hono';
import { Fault } from '../../domain/fault.ts';
import type { AppEnv } from '../app-env.ts';
import type { HttpTools } from '../http-tools.ts';

/**
 * Rejects requests to a host name that is not allowed. A page of another site can point its own name at this machine (DNS
 * rebinding) and would then count as the same origin.
 */
export function checkHost(hosts: HttpTools['hosts']): MiddlewareHandler<AppEnv> {
  if (hosts === 'any') return (_context, next) => next();
  const allowedHosts = new Set(hosts.map((host) => host.toLowerCase()));
  return (context, next) => {
    const host = context.req.header('host');
    if (host === undefined || !allowedHosts.has(removePort(host))) {
      throw new Fault('not-allowed', `Requests to the host "${host ?? ''}" are not allowed.`, {
        advice: `Use one of ${hosts.join(', ')}.`,
      });
    }
    return next();
  };
}

/** Removes the port: `[::1]:2024` becomes `[::1]`, `localhost:2024` becomes `localhost`. */
function removePort(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '');
}
