import { hash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Role } from '../../../domain/principal.ts';
import type { ApiKey, ApiKeys, KeyOwner, NewApiKey } from '../../../ports/api-keys.ts';
import { type AuditOrigin, LOCAL_ORIGIN } from '../../../ports/audit-log.ts';
import { createRoleFinder } from '../accounts/current-roles.ts';
import { writeAuditEntry } from '../audit-log/audit-log.ts';
import type { Database } from '../connection/database.ts';
import { prepareQuery } from '../connection/prepared-query.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Tx } from '../schema/schema.ts';

/** The format of a secret: a prefix and 32 random bytes in base64url. */
const SECRET_FORMAT = /^vba_[A-Za-z0-9_-]{43}$/;
/** The last characters of a secret are stored as a hint, so that users can tell their keys apart. */
const HINT_LENGTH = 4;

const KeyRow = z.object({
  id: z.string(),
  userId: z.string(),
  institution: z.string(),
  roles: z.array(Role),
  hint: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});

/** Creates the API key store on an open, migrated database. Only the SHA-256 of a secret is stored; it needs no salt, because secrets are random. */
export function createApiKeys(database: Database): ApiKeys {
  const { kysely, guard } = database;
  const findByHash = prepareQuery(kysely.selectFrom('api_keys').selectAll().where('hash', '=', ''));
  const findCurrentRoles = createRoleFinder(kysely);
  return {
    issue: (key, origin = LOCAL_ORIGIN) => guard(() => issueKey(database, key, origin)),
    verify: (secret, now) =>
      guard(async () => {
        if (!SECRET_FORMAT.test(secret)) return undefined;
        const [row] = await findByHash(kysely, [hash('sha256', secret)]);
        if (row === undefined) return undefined;
        const key = toApiKey(row);
        const isInactive = key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now);
        const roles = isInactive ? undefined : await findCurrentRoles({ ...key, keyRoles: key.roles });
        return roles && { ...key, roles };
      }),
    list: (owner = {}) =>
      guard(async () => {
        const rows = await kysely.selectFrom('api_keys').selectAll().orderBy('seq', 'desc').execute();
        return rows.map(toApiKey).filter((key) => isOwnedBy(key, owner));
      }),
    revoke: (id, at, { owner = {}, origin = LOCAL_ORIGIN } = {}) =>
      guard(() => revokeKey(database, { id, at, owner, origin })),
    close: () => database.close(),
  };
}

function isOwnedBy(key: ApiKey, { institution = key.institution, user = key.user }: KeyOwner): boolean {
  return key.institution === institution && key.user === user;
}

async function issueKey({ kysely, institution }: Database, newKey: NewApiKey, origin: AuditOrigin) {
  const { user, roles, createdAt, expiresAt } = newKey;
  const secret = `vba_${randomBytes(32).toString('base64url')}`;
  const key = await kysely.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('api_keys')
      .values({
        id: randomUUID(),
        institution: newKey.institution ?? institution,
        user_id: storableText(user),
        roles: JSON.stringify(roles),
        hash: hash('sha256', secret),
        hint: secret.slice(-HINT_LENGTH),
        created_at: createdAt,
        expires_at: expiresAt,
        revoked_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const stored = toApiKey(row);
    await writeKeyEntry(tx, stored, { at: createdAt, origin, action: 'key-created' });
    return stored;
  });
  return { key, secret };
}

type Revocation = {
  readonly id: string;
  readonly at: string;
  readonly owner: KeyOwner;
  readonly origin: AuditOrigin;
};

async function revokeKey({ kysely }: Database, { id, at, owner, origin }: Revocation): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', storableText(id))
      .executeTakeFirst();
    if (row === undefined) return false;
    const key = toApiKey(row);
    if (!isOwnedBy(key, owner)) return false;
    const revoked = await tx
      .updateTable('api_keys')
      .set({ revoked_at: at })
      .where('id', '=', key.id)
      .where('revoked_at', 'is', null)
      .returning('seq')
      .executeTakeFirst();
    if (revoked === undefined) return false;
    await writeKeyEntry(tx, key, { at, origin, action: 'key-revoked' });
    return true;
  });
}

async function writeKeyEntry(
  tx: Tx,
  { id, institution, user, roles }: ApiKey,
  change: {
    readonly at: string;
    readonly origin: AuditOrigin;
    readonly action: 'key-created' | 'key-revoked';
  },
): Promise<void> {
  const { at, origin, action } = change;
  const detail = { roles: [...roles] };
  await writeAuditEntry(tx, { ...origin, institution, at, action, subject: user, target: id, detail });
}

function toApiKey(row: object): ApiKey {
  const { id, userId: user, ...rest } = KeyRow.parse(readFields(row, { jsonColumns: ['roles'] }));
  return { id, user, ...rest };
}
