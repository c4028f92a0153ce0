import type { AuditAction } from '../domain/audit-action.ts';
import type { AuditDetail } from '../domain/audit-detail.ts';
import { localPrincipal } from '../domain/principal.ts';

/** Who did something, and from which address. The actor is null when the caller is unknown. */
export type AuditOrigin = { readonly actor: string | null; readonly address: string | null };

/** The origin of a command on the machine of the database. */
export const LOCAL_ORIGIN: AuditOrigin = { actor: localPrincipal.id, address: null };

export type AuditEntry = AuditOrigin & {
  readonly institution: string;
  readonly at: string;
  readonly action: AuditAction;
  /** The person whom the action concerns, if it is not the actor. */
  readonly subject: string | null;
  /** What the action concerns: a key, a session, a thread, a route. */
  readonly target: string | null;
  readonly detail: AuditDetail;
};

export type AuditFilter = {
  readonly institution: string;
  /** Entries in which this person is the actor or the subject. */
  readonly person?: string | undefined;
  readonly action?: AuditAction | undefined;
  /** The time range; `until` is excluded. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
};

export type AuditPage = { readonly entries: AuditEntry[]; readonly next: string | undefined };

/** The record of sign-ins, changes of access, and access to personal data. Entries cannot be changed or deleted. */
export type AuditLog = {
  record(entry: AuditEntry): Promise<void>;
  /** Lists entries, newest first. */
  list(
    filter: AuditFilter,
    page: { readonly limit: number; readonly after?: string | undefined },
  ): Promise<AuditPage>;
  /** Closes the underlying database. */
  close(): Promise<void>;
};
