import { hash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Role } from '../../../domain/principal.ts';
import { findSessionEnd } from '../../../domain/session-lifetime.ts';
import type { NewSession, Session, Sessions } from '../../../ports/sessions.ts';
import { createRoleFinder } from '../accounts/current-roles.ts';
import { writeAuditEntry } from '../audit-log/audit-log.ts';
import type { Database } from '../connection/database.ts';
import { prepareQuery } from '../connection/prepared-query.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';

/** The format of a secret: 32 random bytes in base64url. */
const SECRET_FORMAT = /^[A-Za-z0-9_-]{43}$/;
/** A used session is extended at most this often, so that reading does not write each time. */
const EXTEND_AFTER_MS = 5 * 60_000;
const MAX_DEVICE_LENGTH = 200;

const SessionRow = z.object({
  id: z.string(),
  institution: z.string(),
  userId: z.string(),
  keyId: z.string().nullable(),
  device: z.string(),
  createdAt: z.string(),
  usedAt: z.string(),
  expiresAt: z.string(),
});

const KeyRow = z.object({
  roles: z.array(Role),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});

/** Creates the session store on an open, migrated database. */
export function createSessions(database: Database): Sessions {
  const { kysely, guard } = database;
  return {
    open: (session) => guard(() => openSession(kysely, session)),
    verify: createVerify(database),
    list: ({ institution, user }, now) =>
      guard(async () => {
        let query = kysely
          .selectFrom('sessions')
          .selectAll()
          .where('institution', '=', institution)
          .where('expires_at', '>', now);
        if (user !== undefined) query = query.where('user_id', '=', storableText(user));
        return (await query.orderBy('used_at', 'desc').orderBy('seq', 'desc').execute()).map(toSession);
      }),
    end: (session, change) => guard(() => endSession(kysely, session, change)),
  };
}

async function openSession(
  kysely: Db,
  { institution, user, keyId, device, at, address, method }: NewSession,
): Promise<{ session: Session; secret: string }> {
  const secret = randomBytes(32).toString('base64url');
  return kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('sessions').where('expires_at', '<=', at).execute();
    const row = await tx
      .insertInto('sessions')
      .values({
        id: randomUUID(),
        institution,
        user_id: storableText(user),
        hash: hash('sha256', secret),
        key_id: keyId,
        device: storableText(device.slice(0, MAX_DEVICE_LENGTH)),
        created_at: at,
        used_at: at,
        expires_at: findSessionEnd(at, at),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const session = toSession(row);
    await writeAuditEntry(tx, {
      institution,
      at,
      actor: user,
      address,
      action: 'sign-in',
      subject: null,
      target: session.id,
      detail: { method },
    });
    return { session, secret };
  });
}

function createVerify({ kysely, guard }: Database): Sessions['verify'] {
  const findCurrentRoles = createRoleFinder(kysely);
  const findByHash = prepareQuery(kysely.selectFrom('sessions').selectAll().where('hash', '=', ''));
  const findKey = prepareQuery(
    kysely.selectFrom('api_keys').select(['roles', 'expires_at', 'revoked_at']).where('id', '=', ''),
  );
  /** Returns the roles of the key, or undefined if it is not valid at `now`. */
  const findKeyRoles = async (id: string, now: string): Promise<Role[] | undefined> => {
    const [row] = await findKey(kysely, [id]);
    if (row === undefined) return undefined;
    const { roles, expiresAt, revokedAt } = KeyRow.parse(readFields(row, { jsonColumns: ['roles'] }));
    return revokedAt !== null || (expiresAt !== null && expiresAt <= now) ? undefined : roles;
  };
  return (secret, now, { isUse = true } = {}) =>
    guard(async () => {
      if (!SECRET_FORMAT.test(secret)) return undefined;
      const [row] = await findByHash(kysely, [hash('sha256', secret)]);
      if (row === undefined || row.expires_at <= now) return undefined;
      const session = toSession(row);
      const { institution, user, keyId } = session;
      const keyRoles = keyId === null ? null : await findKeyRoles(keyId, now);
      if (keyRoles === undefined) return undefined;
      const roles = await findCurrentRoles({ institution, user, keyRoles });
      if (roles === undefined) return undefined;
      if (isUse) await extendSession(kysely, session, now);
      return { session, roles };
    });
}

async function extendSession(kysely: Db, { id, createdAt, usedAt }: Session, now: string): Promise<void> {
  if (Date.parse(now) - Date.parse(usedAt) < EXTEND_AFTER_MS) return;
  await kysely
    .updateTable('sessions')
    .set({ used_at: now, expires_at: findSessionEnd(createdAt, now) })
    .where('id', '=', id)
    .execute();
}

async function endSession(
  kysely: Db,
  { institution, user, id }: Parameters<Sessions['end']>[0],
  { at, origin, action }: Parameters<Sessions['end']>[1],
): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    let query = tx
      .deleteFrom('sessions')
      .where('institution', '=', institution)
      .where('id', '=', storableText(id));
    if (user !== undefined) query = query.where('user_id', '=', storableText(user));
    const ended = await query.returning('user_id').executeTakeFirst();
    if (ended === undefined) return false;
    await writeAuditEntry(tx, {
      ...origin,
      institution,
      at,
      action,
      subject: ended.user_id === origin.actor ? null : ended.user_id,
      target: id,
      detail: null,
    });
    return true;
  });
}

function toSession(row: object): Session {
  const { userId: user, ...rest } = SessionRow.parse(readFields(row));
  return { user, ...rest };
}
