import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { DEFAULT_INSTITUTION } from '../../domain/institution-id.ts';
import { Principal } from '../../domain/principal.ts';
import type { App, AppEnv } from '../app-env.ts';
import { getOrigin } from '../guards/audit-operations.ts';
import { SESSION_PATH } from '../guards/limit-rate.ts';
import { guarded } from '../guards/require-role.ts';
import { sessionCookie } from '../guards/secret-cookies.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { Refusal } from '../refusal.ts';
import { errorResponses } from '../wire-error.ts';
import { addProviderRoutes } from './provider-routes.ts';
import { createSignInLimit } from './sign-in-limit.ts';

const openRoute = createRoute({
  ...guarded('openSession', 'post', SESSION_PATH, 'session'),
  summary: 'Sign in with an API key',
  description:
    'Starts a session and stores its id in a cookie that scripts cannot read and other sites cannot use. The session ends 8 hours after its last use, 30 days after its start, with the key, or by signing out.',
  request: {
    body: requiredJsonBody(
      z.object({ key: z.string().trim().min(1).max(500) }).meta({ id: 'SessionKey' }),
      'The key.',
    ),
  },
  responses: {
    200: jsonBody(Principal.meta({ id: 'Principal' }), 'The owner of the key.'),
    ...errorResponses(400, 413, 415),
  },
});

const closeRoute = createRoute({
  ...guarded('closeSession', 'delete', SESSION_PATH, 'session'),
  summary: 'Sign out: end the session on the server and delete its cookie',
  responses: { 204: { description: 'The session is ended.' }, ...errorResponses() },
});

export function addSessionRoutes(app: App, tools: HttpTools): void {
  const { access, clock } = tools;
  const limitSignIn = createSignInLimit(tools);
  const now = (): string => clock.now().toISOString();
  addProviderRoutes(app, tools, limitSignIn);

  app.openapi(openRoute, async (context) => {
    const { key: secret } = context.req.valid('json');
    limitSignIn({ address: context.get('clientAddress'), credential: secret });
    const key = await access.keys.verify(secret, now());
    if (key === undefined) {
      await recordFailure(context, tools);
      throw new Refusal('no-identity', 'The key is unknown, expired or revoked.');
    }
    const { institution, user, roles } = key;
    const opened = await access.sessions.open({
      institution,
      user,
      keyId: key.id,
      device: context.req.header('user-agent') ?? '',
      at: now(),
      address: getOrigin(context).address,
      method: 'key',
    });
    sessionCookie.set(context, opened.secret);
    return context.json({ id: user, roles: [...roles], institution }, 200);
  });

  app.openapi(closeRoute, async (context) => {
    const session = await findOwnSession(context, tools);
    if (session !== undefined) {
      const origin = { ...getOrigin(context), actor: session.user };
      await access.sessions.end(session, { at: now(), origin, action: 'sign-out' });
    }
    sessionCookie.remove(context);
    return context.body(null, 204);
  });
}

/** Records a failed sign-in for the default institution, because an unknown key does not show its institution. */
async function recordFailure(context: Context<AppEnv>, { access, clock }: HttpTools): Promise<void> {
  await access.audit.record({
    ...getOrigin(context),
    actor: null,
    institution: DEFAULT_INSTITUTION,
    at: clock.now().toISOString(),
    action: 'sign-in-failed',
    subject: null,
    target: null,
    detail: { method: 'key' },
  });
}

/** Finds the session of the request's own cookie. */
export async function findOwnSession(
  context: Context<AppEnv>,
  { access, clock }: Pick<HttpTools, 'access' | 'clock'>,
) {
  const secret = sessionCookie.read(context.req.raw.headers, context.get('isEncrypted'));
  if (secret === undefined) return undefined;
  return (await access.sessions.verify(secret, clock.now().toISOString()))?.session;
}
