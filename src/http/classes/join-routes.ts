import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { DEFAULT_INSTITUTION } from '../../domain/institution-id.ts';
import { PersonName } from '../../domain/person-name.ts';
import { localPrincipal } from '../../domain/principal.ts';
import { findJoinableClass, joinClass } from '../../practice/classes/join-class.ts';
import type { App, AppEnv } from '../app-env.ts';
import { getOrigin } from '../guards/audit-operations.ts';
import { guarded } from '../guards/require-role.ts';
import { sessionCookie } from '../guards/secret-cookies.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { Refusal } from '../refusal.ts';
import { createSignInLimit } from '../session/sign-in-limit.ts';
import { errorResponses } from '../wire-error.ts';

const JOIN_PATH = '/api/v1/join';
const Code = z.string().trim().min(1).max(40);

const previewRoute = createRoute({
  ...guarded('previewClass', 'get', `${JOIN_PATH}/{code}`, 'session'),
  summary: 'Read the name of the class that a join code opens',
  request: { params: z.object({ code: Code }) },
  responses: {
    200: jsonBody(z.object({ class_name: z.string() }).meta({ id: 'JoinableClass' }), 'The class.'),
    ...errorResponses(404),
  },
});

const joinRoute = createRoute({
  ...guarded('joinClass', 'post', JOIN_PATH, 'session'),
  summary: 'Join a class with its code',
  description:
    'A signed-in user joins with their account. Everyone else gets an account with the role `learner`, a session and a personal code for coming back.',
  request: {
    body: requiredJsonBody(
      z
        .object({
          code: Code,
          name: PersonName.optional().meta({ description: 'Optional: what the teacher sees in lists.' }),
        })
        .meta({ id: 'JoinRequest' }),
      'The code, and a name if you like.',
    ),
  },
  responses: {
    200: jsonBody(
      z
        .object({
          class_name: z.string(),
          learner: z.string(),
          personal_code: z.string().nullable().meta({
            description: 'The code for coming back, shown only now; null for a user with an account.',
          }),
        })
        .meta({ id: 'JoinedClass' }),
      'You are in the class.',
    ),
    ...errorResponses(400, 404, 409, 413, 415),
  },
});

const returnRoute = createRoute({
  ...guarded('returnWithCode', 'post', `${JOIN_PATH}/return`, 'session'),
  summary: 'Sign in with a personal code',
  request: {
    body: requiredJsonBody(z.object({ personal_code: Code }).meta({ id: 'ReturnRequest' }), 'The code.'),
  },
  responses: { 204: { description: 'The session is started.' }, ...errorResponses(400, 413, 415) },
});

/** Adds the routes with which pupils join a class and come back. Guessing codes is limited like signing in. */
export function addJoinRoutes(app: App, tools: HttpTools): void {
  const { access, clock } = tools;
  const limitSignIn = createSignInLimit(tools);
  const limitGuesses = (context: Context<AppEnv>, code: string): void =>
    limitSignIn({ address: context.get('clientAddress'), credential: `join ${code}` });

  app.openapi(previewRoute, async (context) => {
    limitSignIn({ address: context.get('clientAddress') });
    const { code } = context.req.valid('param');
    const { className } = await findJoinableClass(code, access.classCodes, clock.now().toISOString());
    return context.json({ class_name: className }, 200, { 'cache-control': 'no-store' });
  });

  app.openapi(joinRoute, async (context) => {
    limitSignIn({ address: context.get('clientAddress') });
    const { code, name = '' } = context.req.valid('json');
    const caller = context.get('principal');
    const stamp = { at: clock.now().toISOString(), origin: getOrigin(context) };
    const request = { code, name: name || null, caller: caller === localPrincipal ? undefined : caller };
    const joined = await joinClass(request, access.classCodes, stamp).catch((thrown: unknown) =>
      recordGuess(context, tools, thrown),
    );
    const { institution, learner, className, personalCode } = joined;
    if (personalCode !== null) await openSession(context, tools, { institution, user: learner });
    return context.json({ class_name: className, learner, personal_code: personalCode }, 200, {
      'cache-control': 'no-store',
    });
  });

  app.openapi(returnRoute, async (context) => {
    const { personal_code: code } = context.req.valid('json');
    limitGuesses(context, code);
    const pupil = await access.classCodes.findPupil(code);
    const account = pupil && (await access.accounts.find({ ...pupil, id: pupil.learner }));
    if (account === undefined || account.disabledAt !== null) {
      await recordFailure(context, tools);
      throw new Refusal('no-identity', "This code isn't valid.", {
        advice: 'Ask your teacher for a new one.',
      });
    }
    await openSession(context, tools, { institution: account.institution, user: account.id });
    return context.body(null, 204);
  });
}

type Pupil = { readonly institution: string; readonly user: string };

async function openSession(
  context: Context<AppEnv>,
  { access, clock }: HttpTools,
  pupil: Pupil,
): Promise<void> {
  const { secret } = await access.sessions.open({
    ...pupil,
    keyId: null,
    device: context.req.header('user-agent') ?? '',
    at: clock.now().toISOString(),
    address: getOrigin(context).address,
    method: 'class-code',
  });
  sessionCookie.set(context, secret);
}

/** Records an unknown code and throws the error again. */
async function recordGuess(context: Context<AppEnv>, tools: HttpTools, thrown: unknown): Promise<never> {
  if (thrown instanceof Fault && thrown.kind === 'not-found') await recordFailure(context, tools);
  throw thrown;
}

/** Records a failed sign-in for the default institution, because an unknown code does not show its institution. */
async function recordFailure(context: Context<AppEnv>, { access, clock }: HttpTools): Promise<void> {
  await access.audit.record({
    ...getOrigin(context),
    institution: DEFAULT_INSTITUTION,
    at: clock.now().toISOString(),
    action: 'sign-in-failed',
    subject: null,
    target: null,
    detail: { method: 'class-code' },
  });
}
