import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { PersonName } from '../../domain/person-name.ts';
import { Role } from '../../domain/principal.ts';
import type { Account } from '../../ports/accounts.ts';
import type { App } from '../app-env.ts';
import { getOrigin } from '../guards/audit-operations.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { snakeKeys } from '../snake-keys.ts';
import { errorResponses } from '../wire-error.ts';
import { IdParams, UserId } from './owner-query.ts';

const ACCOUNTS_PATH = '/api/v1/accounts';

const personFields = {
  name: PersonName.min(1).nullable(),
  email: z.email().max(320).nullable(),
  roles: z.array(Role).max(Role.options.length),
};

const AccountView = z
  .object({
    id: z.string(),
    ...personFields,
    email: z.string().nullable(),
    roles_fixed: z
      .boolean()
      .meta({ description: 'Whether an admin chose the roles; a sign-in then does not change them.' }),
    issuer: z.string().nullable().meta({ description: 'The provider with which the person signs in.' }),
    created_at: z.iso.datetime(),
    signed_in_at: z.iso.datetime().nullable(),
    disabled_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Account' });

const ownRoute = createRoute({
  ...guarded('getOwnAccount', 'get', '/api/v1/account', 'access'),
  summary: 'Read the account of the caller',
  responses: {
    200: jsonBody(
      z
        .object({ account: AccountView.optional() })
        .meta({ id: 'OwnAccount', description: 'Empty for a user of API keys without an account.' }),
      'The account.',
    ),
    ...errorResponses(),
  },
});

const listRoute = createRoute({
  ...guarded('listAccounts', 'get', ACCOUNTS_PATH, 'access'),
  summary: 'List the accounts of the institution by name',
  responses: {
    200: jsonBody(z.object({ accounts: z.array(AccountView) }).meta({ id: 'Accounts' }), 'The accounts.'),
    ...errorResponses(),
  },
});

const createAccountRoute = createRoute({
  ...guarded('createAccount', 'post', ACCOUNTS_PATH, 'access'),
  summary: 'Create an account',
  description:
    'A person with this verified e-mail address gets the account at their first sign-in with a provider. Others sign in with an API key of the account.',
  request: {
    body: requiredJsonBody(
      z
        .object({
          id: UserId.optional().meta({ description: 'Default: the name and random characters.' }),
          name: personFields.name.default(null),
          email: personFields.email.default(null),
          roles: personFields.roles,
        })
        .meta({ id: 'NewAccount' }),
      'The person.',
    ),
  },
  responses: { 201: jsonBody(AccountView, 'The account.'), ...errorResponses(400, 409, 413, 415) },
});

const changeRoute = createRoute({
  ...guarded('changeAccount', 'patch', `${ACCOUNTS_PATH}/{id}`, 'access'),
  summary: 'Change the name, e-mail address or roles of an account, or disable it',
  request: {
    params: IdParams,
    body: requiredJsonBody(
      z
        .object({
          ...personFields,
          is_disabled: z
            .boolean()
            .meta({ description: 'A disabled account cannot sign in; its keys and sessions are invalid.' }),
        })
        .partial()
        .meta({ id: 'AccountChanges' }),
      'The new values; other values are kept.',
    ),
  },
  responses: {
    200: jsonBody(AccountView, 'The changed account.'),
    ...errorResponses(400, 404, 409, 413, 415),
  },
});

export function addAccountRoutes(app: App, { access: { accounts }, clock }: HttpTools): void {
  app.openapi(ownRoute, async (context) => {
    const { id, institution } = getPrincipal(context);
    const account = await accounts.find({ institution, id });
    return context.json({ ...(account && { account: toView(account) }) }, 200);
  });

  app.openapi(listRoute, async (context) => {
    const found = await accounts.list(getPrincipal(context).institution);
    return context.json({ accounts: found.map(toView) }, 200);
  });

  app.openapi(createAccountRoute, async (context) => {
    const { institution } = getPrincipal(context);
    const stamp = { at: clock.now().toISOString(), origin: getOrigin(context) };
    const account = await accounts.create({ ...context.req.valid('json'), institution }, stamp);
    return context.json(toView(account), 201);
  });

  app.openapi(changeRoute, async (context) => {
    const { id: ownId, institution } = getPrincipal(context);
    const { id } = context.req.valid('param');
    const { is_disabled: isDisabled, ...fields } = context.req.valid('json');
    if (id === ownId && (isDisabled === true || (fields.roles && !fields.roles.includes('admin'))))
      throw new Fault('conflict', 'You cannot remove your own access; another admin can.');
    const stamp = { at: clock.now().toISOString(), origin: getOrigin(context) };
    const account = await accounts.change({ institution, id }, { ...fields, isDisabled }, stamp);
    if (account === undefined) throw new Fault('not-found', `There is no account ${id}.`);
    return context.json(toView(account), 200);
  });
}

function toView({ institution: _institution, roles, ...account }: Account) {
  return snakeKeys({ ...account, roles: [...roles] });
}
