import type { Role } from '../domain/principal.ts';
import type { AuditOrigin } from './audit-log.ts';

/** A person of an institution. */
export type Account = {
  readonly institution: string;
  /** The id that records of the person contain; it never changes. */
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly roles: readonly Role[];
  /** Whether an admin chose the roles; a sign-in then does not change them. */
  readonly rolesFixed: boolean;
  /** The address of the provider with which the person signs in. */
  readonly issuer: string | null;
  readonly createdAt: string;
  readonly signedInAt: string | null;
  readonly disabledAt: string | null;
};

/** A person as a provider describes them. */
export type ProviderIdentity = {
  readonly institution: string;
  readonly issuer: string;
  /** The provider's id of the person. */
  readonly subject: string;
  readonly name: string | null;
  /** Null unless the provider has verified the address. */
  readonly email: string | null;
  readonly roles: readonly Role[];
};

export type NewAccount = Pick<Account, 'institution' | 'name' | 'email' | 'roles'> & {
  /** The id; chosen by the store when it is omitted. */
  readonly id?: string | undefined;
};

export type AccountChanges = {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly roles?: readonly Role[] | undefined;
  readonly isDisabled?: boolean | undefined;
};

/** When and by whom a change was made, for the audit log. */
export type AuditStamp = { readonly at: string; readonly origin: AuditOrigin };
type AccountKey = Pick<Account, 'institution' | 'id'>;

/** The accounts of people. Every change is recorded in the audit log. */
export type Accounts = {
  /**
   * Returns the account of a person who signed in with a provider. A person who signs in for the first time gets the
   * account that an admin created for their e-mail address, or a new one.
   */
  recordSignIn(identity: ProviderIdentity, stamp: AuditStamp): Promise<Account>;
  /** Creates an account whose roles an admin chose; throws `conflict` if the id is in use. */
  create(account: NewAccount, stamp: AuditStamp): Promise<Account>;
  find(key: AccountKey): Promise<Account | undefined>;
  /** Lists the accounts of an institution by name. */
  list(institution: string): Promise<Account[]>;
  /** Changes an account; undefined if it does not exist. A disabled account cannot sign in, and its keys and sessions are invalid. */
  change(key: AccountKey, changes: AccountChanges, stamp: AuditStamp): Promise<Account | undefined>;
};
