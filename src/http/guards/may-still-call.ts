import type { Context } from 'hono';
import { hasAnyRole } from '../../domain/principal.ts';
import type { AppEnv } from '../app-env.ts';
import type { Identify } from '../http-tools.ts';
import { routeRoles } from '../route-roles.table.ts';
import { getPrincipal } from './require-role.ts';

/** Whether the caller of a request that is not answered yet may still call its operation: keys and sessions end, and roles change. */
export async function mayStillCall(context: Context<AppEnv>, identify: Identify): Promise<boolean> {
  const caller = getPrincipal(context);
  const operationId = context.get('operationId');
  const current = await identify(context.req.raw, context.get('isEncrypted'), { isRepeated: true });
  if (current?.id !== caller.id || current.institution !== caller.institution) return false;
  return operationId !== undefined && hasAnyRole(current, routeRoles[operationId]);
}
