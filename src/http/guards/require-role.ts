import type { Context, MiddlewareHandler } from 'hono';
import { Fault } from '../../domain/fault.ts';
import { mayAct, type Principal } from '../../domain/principal.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../refusal.ts';
import { type OperationId, routeRoles } from '../route-roles.table.ts';

/** The parts of a route that say what it is called and who may call it. */
export function guarded<Id extends OperationId>(
  operationId: Id,
): { operationId: Id; middleware: MiddlewareHandler<AppEnv> } {
  return { operationId, middleware: requireRole(operationId) };
}

/** Lets through who has one of the roles that the table names for the operation. */
export function requireRole(operationId: OperationId): MiddlewareHandler<AppEnv> {
  const roles = routeRoles[operationId];
  return (context, next) => {
    if (roles.length > 0 && !mayAct(principalOf(context), roles)) {
      throw new Fault('not-allowed', `This needs one of the roles ${roles.join(', ')}.`);
    }
    return next();
  };
}

export function principalOf(context: Context<AppEnv>): Principal {
  const principal = context.get('principal');
  if (principal === undefined) {
    throw new Refusal('no-identity', 'This needs a known caller.', {
      advice: 'Send a valid API key as `Authorization: Bearer …`; `vbagent keys create` makes one.',
      headers: { 'www-authenticate': 'Bearer realm="vbagent"' },
    });
  }
  return principal;
}
