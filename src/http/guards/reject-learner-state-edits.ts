import type { MiddlewareHandler } from 'hono';
import { hasAnyRole, STAFF_ROLES } from '../../domain/principal.ts';
import { createEditFault } from '../../runs/graphs/restrict-request.ts';
import type { AppEnv } from '../app-env.ts';
import { isWrite } from './check-write.ts';

/** The routes that change or copy the state of a thread. */
const EDIT_ROUTE = /^\/threads\/[^/]+\/(state|copy)$/;
const NAMES = { state: 'state updates', copy: '`threads.copy`' } as const;

/**
 * Rejects learners on the routes that change or copy the state of a LangGraph thread. Runs that edit a state are rejected
 * where they start (`runs/graphs`).
 */
export function rejectLearnerStateEdits(): MiddlewareHandler<AppEnv> {
  return (context, next) => {
    const principal = context.get('principal');
    const name = EDIT_ROUTE.exec(context.req.path)?.[1];
    const editsState = (name === 'state' && isWrite(context.req.method)) || name === 'copy';
    if (editsState && principal !== undefined && !hasAnyRole(principal, STAFF_ROLES))
      throw createEditFault(NAMES[name]);
    return next();
  };
}
