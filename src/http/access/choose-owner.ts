import { Fault } from '../../domain/fault.ts';
import { hasAnyRole, type Principal } from '../../domain/principal.ts';

/** The person whose keys or sessions are meant; without `user`, everyone in the institution. */
type Owner = { readonly institution: string; readonly user?: string };

/** Returns whose keys or sessions to list. Only an admin may choose another person than the caller, or everyone. */
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

/** Returns whose keys or sessions the caller may end: an admin may end everyone's, other callers only their own. */
export function chooseChangedOwner(principal: Principal): Owner {
  const { id, institution } = principal;
  return hasAnyRole(principal, ['admin']) ? { institution } : { institution, user: id };
}
