import type { Principal } from './schema.ts';

type Role = Principal['roles'][number];

/** The roles that may create questions. */
const MAKERS: readonly Role[] = ['author', 'expert', 'admin'];

/**
 * The roles that may open the pages below a path; all other pages are for everyone. A path inside another one has its own
 * roles. The server also checks each request.
 */
const ROLES_BY_PATH: Readonly<Record<string, readonly Role[]>> = {
  '/teach': ['teacher', 'admin'],
  // Teachers can only read the bank and make papers.
  '/make': ['author', 'expert', 'teacher', 'admin'],
  '/make/papers': ['author', 'teacher', 'admin'],
  '/make/courses': ['author', 'teacher', 'admin'],
  '/make/import': MAKERS,
  '/make/problems': MAKERS,
  '/make/generate': MAKERS,
  '/make/jobs': MAKERS,
  '/review': ['expert', 'admin'],
  '/settings/people': ['admin'],
  '/settings/institution': ['admin'],
  '/settings/audit': ['admin'],
};

/** Returns the roles that may open the page; undefined if everyone may. */
export function findPageRoles(path: string): readonly Role[] | undefined {
  const [longest] = Object.keys(ROLES_BY_PATH)
    .filter((prefix) => path === prefix || path.startsWith(`${prefix}/`))
    .toSorted((a, b) => b.length - a.length);
  return longest === undefined ? undefined : ROLES_BY_PATH[longest];
}

/** Whether the user may open the page; true while the user is not known yet. */
export function mayOpen(path: string, principal: Principal | undefined): boolean {
  const allowed = findPageRoles(path);
  return (
    allowed === undefined || principal === undefined || principal.roles.some((role) => allowed.includes(role))
  );
}
