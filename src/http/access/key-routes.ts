import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { type Principal, Role } from '../../domain/principal.ts';
import type { ApiKey } from '../../ports/api-keys.ts';
import type { App } from '../app-env.ts';
import { getOrigin } from '../guards/audit-operations.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { AccessTools, HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { snakeKeys } from '../snake-keys.ts';
import { errorResponses } from '../wire-error.ts';
import { chooseChangedOwner, chooseListedOwner } from './choose-owner.ts';
import { IdParams, OwnerQuery, UserId } from './owner-query.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 3660;
/** Valid keys of one user. */
const MAX_KEYS = 50;
const KEYS_PATH = '/api/v1/keys';

const KeyView = z
  .object({
    id: z.string(),
    user: z.string(),
    roles: z.array(Role),
    hint: z.string().meta({ description: 'The last characters of the key.' }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    revoked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiKey' });

const NewKey = z
  .object({
    user: UserId.optional().meta({ description: 'For admins: another user. Default: the caller.' }),
    roles: z.array(Role).min(1).max(Role.options.length).optional().meta({
      description: 'Roles of the caller; an admin may choose any. Default: all roles of the caller.',
    }),
    days: z
      .number()
      .int()
      .min(1)
      .max(MAX_DAYS)
      .optional()
      .meta({ description: 'The key expires after this many days. Default: never.' }),
  })
  .meta({ id: 'NewApiKey' });

const listRoute = createRoute({
  ...guarded('listKeys', 'get', KEYS_PATH, 'access'),
  summary: 'List API keys, newest first, including revoked and expired ones',
  request: { query: OwnerQuery },
  responses: {
    200: jsonBody(z.object({ keys: z.array(KeyView) }).meta({ id: 'ApiKeys' }), 'The keys.'),
    ...errorResponses(400),
  },
});

const createKeyRoute = createRoute({
  ...guarded('createKey', 'post', KEYS_PATH, 'access'),
  summary: 'Create an API key for a program',
  request: { body: requiredJsonBody(NewKey, 'The owner, the roles and the validity of the key.') },
  responses: {
    201: jsonBody(
      KeyView.extend({
        secret: z.string().meta({ description: 'The key itself. It is returned only here.' }),
      }).meta({ id: 'CreatedApiKey' }),
      'The key.',
    ),
    ...errorResponses(400, 409, 413, 415),
  },
});

const revokeRoute = createRoute({
  ...guarded('revokeKey', 'delete', `${KEYS_PATH}/{id}`, 'access'),
  summary: 'Revoke an API key; sessions that were opened with it end',
  request: { params: IdParams },
  responses: { 204: { description: 'The key is revoked.' }, ...errorResponses(404) },
});

export function addKeyRoutes(app: App, { access: { keys }, clock }: HttpTools): void {
  app.openapi(listRoute, async (context) => {
    const owner = chooseListedOwner(getPrincipal(context), context.req.valid('query'));
    return context.json({ keys: (await keys.list(owner)).map(toView) }, 200);
  });

  app.openapi(createKeyRoute, async (context) => {
    const principal = getPrincipal(context);
    const { user = principal.id, roles = principal.roles, days } = context.req.valid('json');
    checkNewKey(principal, user, roles);
    const now = clock.now();
    await refuseTooManyKeys(principal, user, keys, now);
    const expiresAt = days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
    const { institution } = principal;
    const newKey = { institution, user, roles: [...new Set(roles)], createdAt: now.toISOString(), expiresAt };
    const { key, secret } = await keys.issue(newKey, getOrigin(context));
    return context.json({ ...toView(key), secret }, 201);
  });

  app.openapi(revokeRoute, async (context) => {
    const { id } = context.req.valid('param');
    const owner = chooseChangedOwner(getPrincipal(context));
    const isRevoked = await keys.revoke(id, clock.now().toISOString(), { owner, origin: getOrigin(context) });
    if (!isRevoked) throw new Fault('not-found', `There is no valid key ${id}.`);
    return context.body(null, 204);
  });
}

/** Rejects a further key of a user who has many valid ones, so that nobody fills the database with them. */
async function refuseTooManyKeys(
  { institution }: Principal,
  user: string,
  keys: AccessTools['keys'],
  now: Date,
): Promise<void> {
  const valid = (await keys.list({ institution, user })).filter(
    ({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || new Date(expiresAt) > now),
  );
  if (valid.length < MAX_KEYS) return;
  throw new Fault('conflict', `${user} already has ${valid.length} API keys.`, {
    advice: 'Revoke the keys that are no longer used.',
  });
}

/** Rejects a key with more rights than its creator has. */
function checkNewKey({ id, roles: ownRoles }: Principal, user: string, roles: readonly Role[]): void {
  if (ownRoles.includes('admin')) return;
  if (user !== id) throw new Fault('not-allowed', 'Only an admin may create keys for other people.');
  const missing = roles.filter((role) => !ownRoles.includes(role));
  if (missing.length > 0)
    throw new Fault('not-allowed', `You do not have the role ${missing.join(', ')} yourself.`);
}

function toView({ institution: _institution, roles, ...key }: ApiKey) {
  return snakeKeys({ ...key, roles: [...roles] });
}
