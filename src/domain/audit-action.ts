/** The actions that the audit log records. */
export const auditActions = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'session-revoked',
  'key-created',
  'key-revoked',
  'code-created',
  'account-created',
  'account-changed',
  'roles-changed',
  'state-edited',
  'marks-changed',
  'settings-changed',
  'learner-viewed',
  'exported',
  'deleted',
  'backed-up',
] as const;

export type AuditAction = (typeof auditActions)[number];
