import { z } from 'zod';

export const Role = z.enum(['learner', 'author', 'expert', 'admin']);
export type Role = z.infer<typeof Role>;

/** Who asks, and what this person may do. */
export const Principal = z.object({ id: z.string().min(1), roles: z.array(Role) });
export type Principal = z.infer<typeof Principal>;

/** The person at the machine itself, who may do everything. */
export const localPrincipal: Principal = { id: 'local', roles: [...Role.options] };

/** True when the principal has one of the roles; an empty list asks for none. */
export function mayAct(principal: Principal, anyOf: readonly Role[]): boolean {
  return anyOf.length === 0 || anyOf.some((role) => principal.roles.includes(role));
}
