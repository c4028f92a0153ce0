import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { asFault, Fault } from '../../domain/fault.ts';
import type { App, AppEnv } from '../app-env.ts';
import { SIGN_IN_PATH } from '../guards/limit-rate.ts';
import { guarded } from '../guards/require-role.ts';
import { SIGN_IN_SECONDS, sessionCookie, signInCookie } from '../guards/secret-cookies.ts';
import type { AccessTools, HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { finishSignIn } from './finish-sign-in.ts';
import type { LimitSignIn } from './sign-in-limit.ts';

const ProviderId = z.object({ provider: z.string().min(1).max(40) });

const listRoute = createRoute({
  ...guarded('listSignInProviders', 'get', SIGN_IN_PATH, 'session'),
  summary: 'List the providers with which people can sign in',
  responses: {
    200: jsonBody(
      z
        .object({ providers: z.array(z.object({ id: z.string(), name: z.string() })) })
        .meta({ id: 'SignInProviders' }),
      'The providers.',
    ),
  },
});

const startRoute = createRoute({
  ...guarded('startSignIn', 'get', `${SIGN_IN_PATH}/{provider}`, 'session'),
  summary: 'Sign in with an OpenID Connect provider',
  request: {
    params: ProviderId,
    query: z.object({
      return: z
        .string()
        .max(2000)
        .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of this server')
        .default('/')
        .meta({ description: 'The page to show after the sign-in.' }),
    }),
  },
  responses: {
    302: { description: 'The address of the provider.' },
    ...errorResponses(400, 404),
  },
});

const finishRoute = createRoute({
  ...guarded('finishSignIn', 'get', `${SIGN_IN_PATH}/{provider}/callback`, 'session'),
  summary: 'Finish a sign-in; the provider sends the browser here',
  description:
    'Starts a session and redirects to the requested page. If the sign-in is refused, redirects to the sign-in page with the reason in `sign-in-problem`.',
  request: { params: ProviderId },
  responses: {
    303: { description: 'The requested page, or the sign-in page with the reason.' },
    ...errorResponses(404),
  },
});

export function addProviderRoutes(app: App, tools: HttpTools, limitSignIn: LimitSignIn): void {
  const { access, clock } = tools;

  app.openapi(listRoute, (context) =>
    context.json({ providers: access.providers.map(({ id, name }) => ({ id, name })) }, 200),
  );

  app.openapi(startRoute, async (context) => {
    limitSignIn({ address: context.get('clientAddress') });
    const provider = getProvider(access, context.req.valid('param').provider);
    const redirectUri = `${getPublicUrl(context, tools)}${SIGN_IN_PATH}/${provider.id}/callback`;
    const { url, state, nonce, verifier } = await provider.begin(redirectUri);
    const now = clock.now();
    const secret = await access.flows.begin(
      {
        institution: provider.institution,
        provider: provider.id,
        state,
        nonce,
        verifier,
        redirectUri,
        returnPath: context.req.valid('query').return,
        expiresAt: new Date(now.getTime() + SIGN_IN_SECONDS * 1000).toISOString(),
      },
      now.toISOString(),
    );
    signInCookie.set(context, secret);
    return context.redirect(url, 302);
  });

  app.openapi(finishRoute, async (context) => {
    limitSignIn({ address: context.get('clientAddress') });
    const provider = getProvider(access, context.req.valid('param').provider);
    const flowSecret = signInCookie.read(context.req.raw.headers, context.get('isEncrypted'));
    signInCookie.remove(context);
    const outcome = await finishSignIn(tools, provider, {
      flowSecret,
      query: new URL(context.req.url).search,
      device: context.req.header('user-agent') ?? '',
      address: context.get('clientAddress') || null,
    }).catch((thrown: unknown) => {
      const fault = asFault(thrown);
      if (fault.kind !== 'service-down') throw fault;
      tools.log.error({ request_id: context.get('requestId'), err: fault }, 'sign-in failed');
      return { kind: 'refused', problem: 'unavailable' } as const;
    });
    if (outcome.kind === 'refused') return context.redirect(`/?sign-in-problem=${outcome.problem}`, 303);
    sessionCookie.set(context, outcome.secret);
    return context.redirect(outcome.returnPath, 303);
  });
}

function getProvider({ providers }: AccessTools, id: string) {
  const provider = providers.find((candidate) => candidate.id === id);
  if (provider === undefined) throw new Fault('not-found', `There is no sign-in provider ${id}.`);
  return provider;
}

/** Returns the address under which the browser reaches this server. Providers accept only addresses that are registered with them. */
function getPublicUrl(context: Context<AppEnv>, { publicUrl }: HttpTools): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '');
  const { host } = new URL(context.req.url);
  return `${context.get('isEncrypted') ? 'https' : 'http'}://${host}`;
}
