import type { Role } from '../domain/principal.ts';
import type { AuditOrigin } from './audit-log.ts';

/** A stored API key, without its secret. */
export type ApiKey = {
  readonly id: string;
  /** The user or program that the key authenticates. */
  readonly user: string;
  readonly roles: readonly Role[];
  /** The institution of the user. */
  readonly institution: string;
  /** The last characters of the secret, so that a user can tell keys apart. */
  readonly hint: string;
  readonly createdAt: string;
  /** Null if the key never expires. */
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
};

export type NewApiKey = Pick<ApiKey, 'user' | 'roles' | 'createdAt' | 'expiresAt'> & {
  /** By default the institution with which the store was opened. */
  readonly institution?: string;
};

/** Whose keys are meant: those of one user, of an institution, or of everyone. */
export type KeyOwner = { readonly institution?: string; readonly user?: string };

/** API keys that authenticate callers. Only a hash of each secret is stored; changes are recorded in the audit log. */
export type ApiKeys = {
  /** Creates a key. The secret is returned only here and is never stored. */
  issue(key: NewApiKey, origin?: AuditOrigin): Promise<{ readonly key: ApiKey; readonly secret: string }>;
  /**
   * Returns the key of a secret with the roles that its user has now, or undefined if it is unknown, revoked or expired
   * at `now`, or if the account of its user is disabled.
   */
  verify(secret: string, now: string): Promise<ApiKey | undefined>;
  /** Lists the keys of the owner, newest first, including revoked and expired ones. */
  list(owner?: KeyOwner): Promise<ApiKey[]>;
  /** Revokes a key; returns false if the owner has no such key or the key was already revoked. */
  revoke(
    id: string,
    at: string,
    options?: { readonly owner?: KeyOwner; readonly origin?: AuditOrigin },
  ): Promise<boolean>;
  /** Closes the underlying database. */
  close(): Promise<void>;
};
