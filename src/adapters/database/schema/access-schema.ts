import type { Generated } from 'kysely';

export type AccountsTable = {
  seq: Generated<number>;
  institution: string;
  id: string;
  name: string | null;
  email: string | null;
  /** JSON. */
  roles: string;
  /** 1 if an admin chose the roles; sign-in then keeps them. */
  roles_fixed: number;
  /** The provider's address and its id of the person; null for an account that has not signed in with a provider. */
  issuer: string | null;
  subject: string | null;
  created_at: string;
  signed_in_at: string | null;
  disabled_at: string | null;
};

type SessionsTable = {
  seq: Generated<number>;
  id: string;
  institution: string;
  user_id: string;
  /** The SHA-256 of the cookie's value. */
  hash: string;
  /** The API key with which the user signed in; the session is valid only while the key is. */
  key_id: string | null;
  device: string;
  created_at: string;
  used_at: string;
  expires_at: string;
};

/** Sign-ins that wait for the response of a provider. */
type SignInFlowsTable = {
  /** The SHA-256 of the cookie's value. */
  hash: string;
  institution: string;
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
  redirect_uri: string;
  return_path: string;
  expires_at: string;
};

type AuditLogTable = {
  seq: Generated<number>;
  institution: string;
  at: string;
  actor: string | null;
  action: string;
  subject: string | null;
  target: string | null;
  address: string | null;
  /** JSON. */
  detail: string | null;
};

export type AccessSchema = {
  accounts: AccountsTable;
  sessions: SessionsTable;
  sign_in_flows: SignInFlowsTable;
  audit_log: AuditLogTable;
};
