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

/** Keys by the SHA-256 of their text; the text itself is never kept. */
export type ApiKeys = {
  add(key: ApiKey, hash: string): Promise<void>;
  findByHash(hash: string): Promise<ApiKey | undefined>;
  /** Newest first. */
  list(): Promise<ApiKey[]>;
  /** False when there is no such key or it was revoked before. */
  revoke(id: string, at: string): Promise<boolean>;
  close(): Promise<void>;
};
