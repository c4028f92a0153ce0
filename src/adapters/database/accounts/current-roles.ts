import { z } from 'zod';
import { Role } from '../../../domain/principal.ts';
import { prepareQuery } from '../connection/prepared-query.ts';
import { readFields } from '../connection/row-fields.ts';
import type { Db } from '../schema/schema.ts';

/** A user as an API key or a session names them; `keyRoles` is null after a sign-in with a provider. */
type NamedUser = {
  readonly institution: string;
  readonly user: string;
  readonly keyRoles: readonly Role[] | null;
};

const AccountRoles = z.object({ roles: z.array(Role), disabledAt: z.string().nullable() });

/**
 * Creates a function that returns the roles that a user has now, or undefined if they may not sign in. A key never gives
 * more roles than the account of its user has; a user who signs in with a key may have no account.
 */
export function createRoleFinder(kysely: Db): (user: NamedUser) => Promise<Role[] | undefined> {
  const findAccount = prepareQuery(
    kysely
      .selectFrom('accounts')
      .select(['roles', 'disabled_at'])
      .where('institution', '=', '')
      .where('id', '=', ''),
  );
  return async ({ institution, user, keyRoles }) => {
    const [row] = await findAccount(kysely, [institution, user]);
    if (row === undefined) return keyRoles === null ? undefined : [...keyRoles];
    const account = AccountRoles.parse(readFields(row, { jsonColumns: ['roles'] }));
    if (account.disabledAt !== null) return undefined;
    return keyRoles === null ? account.roles : keyRoles.filter((role) => account.roles.includes(role));
  };
}
