import { Fault } from '../../domain/fault.ts';
import { hasAnyRole, type Principal } from '../../domain/principal.ts';

/** Whose keys or sessions are meant; without a user, everyone's in the institution. */
type Owner = { readonly institution: string; readonly user?: string };

/** The owner whose keys or sessions the caller may list: their own, or those of anyone for an admin. */
export function chooseListedOwner(
  { id, institution, roles }: Principal,
  {
    user = id,
    everyone = false,
  }: { readonly user?: string | undefined; readonly everyone?: boolean | undefined },
): Owner {
  const isAdmin = roles.includes('admin');
  if ((everyone || user !== id) && !isAdmin)
    throw new Fault('not-allowed', 'Only an admin may list the keys and sessions of other people.');
  return everyone ? { institution } : { institution, user };
}

/** The owner whose keys or sessions the caller may end: their own, or everyone's for an admin. */
export function chooseChangedOwner(principal: Principal): Owner {
  const { id, institution } = principal;
  return hasAnyRole(principal, ['admin']) ? { institution } : { institution, user: id };
}
