import { createRoute } from '@hono/zod-openapi';
import { deleteCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { Principal } from '../../domain/principal.ts';
import type { App } from '../app-env.ts';
import { KEY_COOKIE } from '../guards/identify-by-key.ts';
import { SESSION_PATH } from '../guards/limit-rate.ts';
import { guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { Refusal } from '../refusal.ts';
import { errorResponses } from '../wire-error.ts';
import { createSignInLimit } from './sign-in-limit.ts';

const MONTH_SECONDS = 30 * 24 * 3600;

const openRoute = createRoute({
  ...guarded('openSession', 'post', SESSION_PATH, 'session'),
  summary: 'Start a browser session with an API key',
  description: 'The key is stored in a cookie that scripts cannot read and other sites cannot send.',
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
  summary: 'End the browser session',
  responses: { 204: { description: 'The cookie is deleted.' }, ...errorResponses() },
});

export function addSessionRoutes(app: App, tools: HttpTools): void {
  const { identify } = tools;
  const limitSignIn = createSignInLimit(tools);

  app.openapi(openRoute, async (context) => {
    const { key } = context.req.valid('json');
    limitSignIn({ address: context.get('clientAddress'), account: key });
    const principal = await identify(new Request(context.req.url, { headers: { 'x-api-key': key } }));
    if (principal === undefined) throw new Refusal('no-identity', 'The key is unknown, expired or revoked.');
    setCookie(context, KEY_COOKIE, key, {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: MONTH_SECONDS,
      secure: isEncrypted(context.req.url, context.req.header('x-forwarded-proto')),
    });
    return context.json(principal, 200);
  });
  app.openapi(closeRoute, (context) => {
    deleteCookie(context, KEY_COOKIE, { path: '/' });
    return context.body(null, 204);
  });
}

/** Checks whether the browser uses HTTPS. Only then may the cookie be `Secure`, because browsers do not send such a cookie over HTTP. */
function isEncrypted(url: string, forwardedProtocol: string | undefined): boolean {
  return url.startsWith('https:') || forwardedProtocol === 'https';
}
