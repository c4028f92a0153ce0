import type { Role } from '../domain/principal.ts';

export type ApiKey = {
  readonly id: string;
  /** The person or program that the key stands for. */
  readonly user: string;
  readonly roles: readonly Role[];
  /** The end of the key, to tell keys apart. */
  readonly hint: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
};

export type NewApiKey = Pick<ApiKey, 'user' | 'roles' | 'createdAt' | 'expiresAt'>;

/** Keys that tell callers apart; what a key looks like is known only to who was given it. */
export type ApiKeys = {
  /** The secret is answered this once and never kept. */
  issue(order: NewApiKey): Promise<{ readonly key: ApiKey; readonly secret: string }>;
  /** The key of a secret, unless it is unknown, revoked or has expired. */
  verify(secret: string, now: string): Promise<ApiKey | undefined>;
  /** Newest first. */
  list(): Promise<ApiKey[]>;
  /** False when there is no such key or it was revoked before. */
  revoke(id: string, at: string): Promise<boolean>;
  /** Closes what the keys lie in. */
  close(): Promise<void>;
};
