import { z } from 'zod';
import { DEFAULT_INSTITUTION, InstitutionId } from './institution-id.ts';

/** A teacher reads the bank and makes papers, but does not edit questions or decide reviews. */
export const Role = z.enum(['learner', 'author', 'expert', 'teacher', 'admin']);
export type Role = z.infer<typeof Role>;

/** The roles that make questions, and may change the state of their own threads. */
export const STAFF_ROLES: readonly Role[] = ['author', 'expert', 'admin'];
/** The roles that may read answers and marking schemes. */
export const READER_ROLES: readonly Role[] = [...STAFF_ROLES, 'teacher'];

/** The authenticated caller, their roles and their institution. The id is unique only within the institution. */
export const Principal = z.object({
  id: z.string().min(1),
  roles: z.array(Role),
  institution: InstitutionId,
});
export type Principal = z.infer<typeof Principal>;

/** The user of the machine on which the server runs; this user has every role. */
export const localPrincipal: Principal = {
  id: 'local',
  roles: [...Role.options],
  institution: DEFAULT_INSTITUTION,
};

/** Whether the principal has one of the roles; true for an empty list. */
export function hasAnyRole(principal: Principal, anyOf: readonly Role[]): boolean {
  return anyOf.length === 0 || anyOf.some((role) => principal.roles.includes(role));
}
