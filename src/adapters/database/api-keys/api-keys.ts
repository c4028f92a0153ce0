import { hash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Role } from '../../../domain/principal.ts';
import type { ApiKey, ApiKeys, NewApiKey } from '../../../ports/api-keys.ts';
import type { Database } from '../connection/database.ts';
import { prepareQuery } from '../connection/prepared-query.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';

/** The format of a secret: a prefix and 32 random bytes in base64url. */
const SECRET_FORMAT = /^vba_[A-Za-z0-9_-]{43}$/;
/** The last characters of a secret are stored as a hint, so that users can tell their keys apart. */
const HINT_LENGTH = 4;

const KeyRow = z.object({
  id: z.string(),
  userId: z.string(),
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
  return {
    issue: (key) => guard(() => issueKey(database, key)),
    verify: (secret, now) =>
      guard(async () => {
        if (!SECRET_FORMAT.test(secret)) return undefined;
        const [row] = await findByHash(kysely, [hash('sha256', secret)]);
        if (row === undefined) return undefined;
        const key = toApiKey(row);
        const isInactive = key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now);
        return isInactive ? undefined : key;
      }),
    list: () =>
      guard(async () => {
        const rows = await kysely.selectFrom('api_keys').selectAll().orderBy('seq', 'desc').execute();
        return rows.map(toApiKey);
      }),
    revoke: (id, at) =>
      guard(async () => {
        const revokedRow = await kysely
          .updateTable('api_keys')
          .set({ revoked_at: at })
          .where('id', '=', storableText(id))
          .where('revoked_at', 'is', null)
          .returning('seq')
          .executeTakeFirst();
        return revokedRow !== undefined;
      }),
    close: () => database.close(),
  };
}

async function issueKey({ kysely }: Database, { user, roles, createdAt, expiresAt }: NewApiKey) {
  const secret = `vba_${randomBytes(32).toString('base64url')}`;
  const row = await kysely
    .insertInto('api_keys')
    .values({
      id: randomUUID(),
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
  return { key: toApiKey(row), secret };
}

function toApiKey(row: object): ApiKey {
  const { id, userId: user, ...rest } = KeyRow.parse(readFields(row, ['roles']));
  return { id, user, ...rest };
}
