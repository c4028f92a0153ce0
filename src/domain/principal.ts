import { z } from 'zod';

export const Role = z.enum(['learner', 'author', 'expert', 'admin']);
export type Role = z.infer<typeof Role>;

/** The roles that may read answers and marking schemes, and change the state of their own threads. */
export const STAFF_ROLES: readonly Role[] = ['author', 'expert', 'admin'];

/** The authenticated caller and their roles. */
export const Principal = z.object({ id: z.string().min(1), roles: z.array(Role) });
export type Principal = z.infer<typeof Principal>;

/** The user of the machine on which the server runs; this user has every role. */
export const localPrincipal: Principal = { id: 'local', roles: [...Role.options] };

/** Whether the principal has one of the roles; true for an empty list. */
export function hasAnyRole(principal: Principal, anyOf: readonly Role[]): boolean {
  return anyOf.length === 0 || anyOf.some((role) => principal.roles.includes(role));
}
