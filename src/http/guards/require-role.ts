import type { Context, MiddlewareHandler } from 'hono';
import { Fault } from '../../domain/fault.ts';
import { hasAnyRole, type Principal } from '../../domain/principal.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../refusal.ts';
import { type OperationId, routeRoles } from '../route-roles.table.ts';

/** Creates the common fields of a route definition: operation id, method, path, tag and role check. */
export function guarded<Id extends OperationId, Method extends string, Path extends string>(
  operationId: Id,
  method: Method,
  path: Path,
  tag: string,
) {
  return { operationId, method, path, tags: [tag], middleware: requireRole(operationId) };
}

/** Rejects callers without one of the roles that `routeRoles` lists for the operation. */
function requireRole(operationId: OperationId): MiddlewareHandler<AppEnv> {
  const roles = routeRoles[operationId];
  return (context, next) => {
    context.set('operationId', operationId);
    if (roles.length > 0 && !hasAnyRole(getPrincipal(context), roles)) {
      throw new Fault('not-allowed', `This operation requires one of the roles ${roles.join(', ')}.`);
    }
    return next();
  };
}

/** Returns the caller; throws 401 when the caller is unknown. */
export function getPrincipal(context: Context<AppEnv>): Principal {
  const principal = context.get('principal');
  if (principal === undefined) {
    throw new Refusal('no-identity', 'This operation requires an authenticated caller.', {
      advice: 'Send a valid API key as `Authorization: Bearer …`; `vbagent keys create` creates one.',
      headers: { 'www-authenticate': 'Bearer realm="vbagent"' },
    });
  }
  return principal;
}
