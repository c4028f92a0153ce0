import type { Role } from '../domain/principal.ts';

/** A stored API key, without its secret. */
export type ApiKey = {
  readonly id: string;
  /** The user or program that the key authenticates. */
  readonly user: string;
  readonly roles: readonly Role[];
  /** The last characters of the secret, so that a user can tell keys apart. */
  readonly hint: string;
  readonly createdAt: string;
  /** Null if the key never expires. */
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
};

export type NewApiKey = Pick<ApiKey, 'user' | 'roles' | 'createdAt' | 'expiresAt'>;

/** API keys that authenticate callers. Only a hash of each secret is stored. */
export type ApiKeys = {
  /** Creates a key. The secret is returned only here and is never stored. */
  issue(key: NewApiKey): Promise<{ readonly key: ApiKey; readonly secret: string }>;
  /** Returns the key of a secret, or undefined if it is unknown, revoked or expired at `now`. */
  verify(secret: string, now: string): Promise<ApiKey | undefined>;
  /** Lists all keys, newest first, including revoked and expired ones. */
  list(): Promise<ApiKey[]>;
  /** Revokes a key; returns false if the id is unknown or the key was already revoked. */
  revoke(id: string, at: string): Promise<boolean>;
  /** Closes the underlying database. */
  close(): Promise<void>;
};
