import type { RoleMapping } from './oidc-settings.ts';
import type { Role } from './principal.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The name under which a mapping uses the domain of the verified e-mail address. */
const EMAIL_DOMAIN = 'email_domain';

/** Returns the roles of a person; empty if the mapping has none for them. */
export function mapClaimsToRoles(claims: Claims, { claim, map, default: defaultRole }: RoleMapping): Role[] {
  const values = claim === undefined ? [] : listValues(claims, claim);
  const roles = values.flatMap((value) => (Object.hasOwn(map, value) ? (map[value] ?? []) : []));
  if (roles.length > 0) return [...new Set(roles)];
  return defaultRole === undefined ? [] : [defaultRole];
}

/** Returns the e-mail address if the provider has verified it. */
export function findVerifiedEmail({ email, email_verified: isVerified }: Claims): string | undefined {
  return typeof email === 'string' && isVerified === true ? email : undefined;
}

function listValues(claims: Claims, claim: string): string[] {
  if (claim === EMAIL_DOMAIN) {
    const domain = findVerifiedEmail(claims)?.split('@').at(-1);
    return domain === undefined ? [] : [domain.toLowerCase()];
  }
  const value = Object.hasOwn(claims, claim) ? claims[claim] : readPath(claims, claim.split('.'));
  return [value].flat().filter((item) => typeof item === 'string');
}

function readPath(root: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (node, name) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, name)
        ? Reflect.get(node, name)
        : undefined,
    root,
  );
}
