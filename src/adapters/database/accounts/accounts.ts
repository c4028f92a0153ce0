import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '../../../domain/audit-action.ts';
import { Fault } from '../../../domain/fault.ts';
import { Role } from '../../../domain/principal.ts';
import type {
  Account,
  AccountChanges,
  Accounts,
  AuditStamp,
  NewAccount,
  ProviderIdentity,
} from '../../../ports/accounts.ts';
import { writeAuditEntry } from '../audit-log/audit-log.ts';
import type { Database } from '../connection/database.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { AccountsTable } from '../schema/access-schema.ts';
import type { Db, Tx } from '../schema/schema.ts';

const AccountRow = z.object({
  institution: z.string(),
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  roles: z.array(Role),
  rolesFixed: z.number().transform((flag) => flag === 1),
  issuer: z.string().nullable(),
  createdAt: z.string(),
  signedInAt: z.string().nullable(),
  disabledAt: z.string().nullable(),
});

/** Creates the account store on an open, migrated database. */
export function createAccounts(database: Database): Accounts {
  const { kysely, guard } = database;
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    guard(() =>
      kysely.transaction().execute(async (tx) => {
        await database.lockForWriting(tx, 'accounts');
        return work(tx);
      }),
    );
  return {
    recordSignIn: (identity, stamp) => write((tx) => recordSignIn(tx, identity, stamp)),
    create: (account, stamp) => write((tx) => createAccount(tx, account, stamp)),
    find: ({ institution, id }) =>
      guard(async () => {
        const row = await findRow(kysely, { institution, id: storableText(id) });
        return row && toAccount(row);
      }),
    list: (institution) =>
      guard(async () => {
        const rows = await kysely
          .selectFrom('accounts')
          .selectAll()
          .where('institution', '=', institution)
          .orderBy('name')
          .orderBy('id')
          .execute();
        return rows.map(toAccount);
      }),
    change: (key, changes, stamp) => write((tx) => changeAccount(tx, { key, changes }, stamp)),
  };
}

type Row = Selectable<AccountsTable>;
type RowFilter = Partial<Pick<Row, 'id' | 'issuer' | 'subject' | 'email'>> & { readonly institution: string };

function findRow(executor: Db, { institution, ...values }: RowFilter): Promise<Row | undefined> {
  return executor
    .selectFrom('accounts')
    .selectAll()
    .where('institution', '=', institution)
    .where(({ and }) => and(values))
    .orderBy('seq')
    .executeTakeFirst();
}

async function recordSignIn(tx: Tx, identity: ProviderIdentity, stamp: AuditStamp): Promise<Account> {
  const { institution, issuer, name, roles } = identity;
  const subject = storableText(identity.subject);
  const email = toEmail(identity.email);
  const known = await findRow(tx, { institution, issuer, subject });
  const row = known ?? (await findInvited(tx, institution, email));
  if (row === undefined) {
    const values = { institution, name, email, roles, issuer, subject, signedInAt: stamp.at };
    return insertAccount(tx, { ...values, rolesFixed: false }, stamp);
  }
  const account = toAccount(row);
  const newRoles = account.rolesFixed ? account.roles : roles;
  const changed = await updateRow(tx, row.seq, {
    issuer,
    subject,
    ...(name !== null && { name: storableText(name) }),
    ...(email !== null && { email }),
    roles: JSON.stringify(newRoles),
    signed_in_at: stamp.at,
  });
  if (!hasSameRoles(account.roles, newRoles)) await audit(tx, changed, 'roles-changed', stamp);
  return changed;
}

/** Finds the account that an admin created for the address and with which nobody has signed in yet. */
async function findInvited(tx: Tx, institution: string, email: string | null): Promise<Row | undefined> {
  return email === null ? undefined : findRow(tx, { institution, email, issuer: null });
}

/** Creates an account in the transaction of the caller. */
export async function createAccount(tx: Tx, account: NewAccount, stamp: AuditStamp): Promise<Account> {
  const { institution, id } = account;
  if (id !== undefined && (await findRow(tx, { institution, id: storableText(id) })) !== undefined)
    throw new Fault('conflict', `There is already an account with the id ${id}.`);
  const email = toEmail(account.email);
  const values = { ...account, email, issuer: null, subject: null, signedInAt: null };
  return insertAccount(tx, { ...values, rolesFixed: true }, stamp);
}

type AccountValues = NewAccount &
  Pick<Account, 'rolesFixed' | 'issuer' | 'signedInAt'> & { readonly subject: string | null };

async function insertAccount(tx: Tx, values: AccountValues, stamp: AuditStamp): Promise<Account> {
  const row: Insertable<AccountsTable> = {
    institution: values.institution,
    id: values.id === undefined ? createId(values.name) : storableText(values.id),
    name: values.name === null ? null : storableText(values.name),
    email: values.email,
    roles: JSON.stringify(values.roles),
    roles_fixed: values.rolesFixed ? 1 : 0,
    issuer: values.issuer,
    subject: values.subject,
    created_at: stamp.at,
    signed_in_at: values.signedInAt,
    disabled_at: null,
  };
  const stored = await tx.insertInto('accounts').values(row).returningAll().executeTakeFirstOrThrow();
  const account = toAccount(stored);
  await audit(tx, account, 'account-created', stamp);
  return account;
}

async function changeAccount(
  tx: Tx,
  { key, changes }: { readonly key: Pick<Account, 'institution' | 'id'>; readonly changes: AccountChanges },
  stamp: AuditStamp,
): Promise<Account | undefined> {
  const row = await findRow(tx, { institution: key.institution, id: storableText(key.id) });
  if (row === undefined) return undefined;
  const { name, email, roles, isDisabled } = changes;
  const changed = await updateRow(tx, row.seq, {
    ...(name !== undefined && { name: name === null ? null : storableText(name) }),
    ...(email !== undefined && { email: toEmail(email) }),
    ...(roles !== undefined && { roles: JSON.stringify(roles), roles_fixed: 1 }),
    ...(isDisabled !== undefined && { disabled_at: isDisabled ? (row.disabled_at ?? stamp.at) : null }),
  });
  const hasNewRoles = roles !== undefined && !hasSameRoles(toAccount(row).roles, roles);
  await audit(tx, changed, hasNewRoles ? 'roles-changed' : 'account-changed', stamp);
  return changed;
}

async function updateRow(tx: Tx, seq: number, values: Partial<Insertable<AccountsTable>>): Promise<Account> {
  // Writes the sequence number onto itself, so that the statement is valid without other values.
  const query = tx
    .updateTable('accounts')
    .set({ seq, ...values })
    .where('seq', '=', seq);
  return toAccount(await query.returningAll().executeTakeFirstOrThrow());
}

async function audit(tx: Tx, account: Account, action: AuditAction, stamp: AuditStamp): Promise<void> {
  const { institution, id, roles, disabledAt } = account;
  await writeAuditEntry(tx, {
    ...stamp.origin,
    institution,
    at: stamp.at,
    action,
    subject: id,
    target: null,
    detail: { roles: [...roles], disabled: disabledAt !== null },
  });
}

function hasSameRoles(a: readonly Role[], b: readonly Role[]): boolean {
  return a.length === b.length && a.every((role) => b.includes(role));
}

function toEmail(email: string | null): string | null {
  return email === null ? null : storableText(email.trim().toLowerCase());
}

const ID_BYTES = 5;

/** Creates a readable id with a random end, so that nobody can choose the id of another user: `ada-lovelace-3f9c01d2ab`. */
function createId(name: string | null): string {
  const words =
    (name ?? '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const slug = words.join('-').slice(0, 40) || 'user';
  return `${slug}-${randomBytes(ID_BYTES).toString('hex')}`;
}

function toAccount(row: object): Account {
  return AccountRow.parse(readFields(row, { jsonColumns: ['roles'] }));
}
