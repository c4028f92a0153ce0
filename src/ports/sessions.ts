import type { Role } from '../domain/principal.ts';
import type { AuditOrigin } from './audit-log.ts';

/** A stored browser session, without its secret. */
export type Session = {
  readonly id: string;
  readonly institution: string;
  readonly user: string;
  /** The API key with which the user signed in, or null after a sign-in with a provider. */
  readonly keyId: string | null;
  /** The browser, as it describes itself. */
  readonly device: string;
  readonly createdAt: string;
  readonly usedAt: string;
  readonly expiresAt: string;
};

export type NewSession = Pick<Session, 'institution' | 'user' | 'keyId' | 'device'> & {
  readonly at: string;
  readonly address: string | null;
  /** How the user signed in, such as `key` or the id of a provider. */
  readonly method: string;
};

/** The sessions of one user, or of everyone in the institution. */
type SessionOwner = { readonly institution: string; readonly user?: string | undefined };

/** Browser sessions. Only a hash of each secret is stored. */
export type Sessions = {
  /** Creates a session. The secret is returned only here and is never stored. */
  open(session: NewSession): Promise<{ readonly session: Session; readonly secret: string }>;
  /**
   * Returns the session of a secret with the current roles of its user. Undefined if it is unknown or expired, if its key
   * is no longer valid, or if the account is disabled. A use, which is the default, extends the session.
   */
  verify(
    secret: string,
    now: string,
    options?: { readonly isUse?: boolean },
  ): Promise<{ readonly session: Session; readonly roles: Role[] } | undefined>;
  /** Lists the sessions that are not expired, last used first. */
  list(owner: SessionOwner, now: string): Promise<Session[]>;
  /** Ends a session; returns false if the owner has no such session. */
  end(
    session: SessionOwner & { readonly id: string },
    change: {
      readonly at: string;
      readonly origin: AuditOrigin;
      readonly action: 'sign-out' | 'session-revoked';
    },
  ): Promise<boolean>;
};
