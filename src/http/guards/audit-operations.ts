import type { Context, MiddlewareHandler } from 'hono';
import type { AuditAction } from '../../domain/audit-action.ts';
import type { AuditOrigin } from '../../ports/audit-log.ts';
import type { AppEnv } from '../app-env.ts';
import type { HttpTools } from '../http-tools.ts';
import type { OperationId } from '../route-roles.table.ts';

/**
 * The operations whose successful calls are recorded. Changes of keys, sessions and accounts are missing: their stores
 * record them, in the transaction of the change.
 */
const auditedOperations: Partial<Record<OperationId, AuditAction>> = {
  updateThreadState: 'state-edited',
  copyThread: 'state-edited',
  changeMarks: 'marks-changed',
  putInstitution: 'settings-changed',
  removeThread: 'deleted',
  removeProblem: 'deleted',
  exportReviews: 'exported',
  exportQuestions: 'exported',
  exportSelection: 'exported',
  downloadExport: 'exported',
  exportPersonalData: 'exported',
  erasePersonalData: 'deleted',
  downloadProblems: 'exported',
  getPupilScript: 'learner-viewed',
  getAssignmentGrid: 'learner-viewed',
  streamAssignmentGrid: 'learner-viewed',
  getAssignmentInsights: 'learner-viewed',
  exportGradebook: 'exported',
  removeClass: 'deleted',
  removeAssignment: 'deleted',
};

/** Records operations before their response is sent; a response that cannot be recorded is not sent. */
export function auditOperations({
  access,
  clock,
}: Pick<HttpTools, 'access' | 'clock'>): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    const operationId = context.get('operationId');
    const principal = context.get('principal');
    if (operationId === undefined) return;
    const action = auditedOperations[operationId];
    if (action === undefined || principal === undefined || !context.res.ok) return;
    await access.audit.record({
      ...getOrigin(context),
      institution: principal.institution,
      at: clock.now().toISOString(),
      action,
      subject: context.get('auditSubject') ?? null,
      target: context.req.path,
      detail: { operation: operationId },
    });
  };
}

/** Returns who sends the request, for the audit log. */
export function getOrigin(context: Context<AppEnv>): AuditOrigin {
  return { actor: context.get('principal')?.id ?? null, address: context.get('clientAddress') || null };
}
