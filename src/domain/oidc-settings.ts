import { z } from 'zod';
import { DEFAULT_INSTITUTION, InstitutionId } from './institution-id.ts';
import { Role } from './principal.ts';

/** Which roles a person gets from the claims (facts about the person) of an OpenID Connect provider. */
export const RoleMapping = z.strictObject({
  /** The claim to look at, such as `groups` or `realm_access.roles`; `email_domain` is the domain of the verified address. */
  claim: z.string().min(1).optional(),
  /** The roles for each value of the claim. */
  map: z.record(z.string(), z.union([Role, z.array(Role)])).default({}),
  /** The role for other values; without it, these people cannot sign in. */
  default: Role.optional(),
});
export type RoleMapping = z.infer<typeof RoleMapping>;

/** An OpenID Connect provider with which people sign in. */
export const OidcSettings = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  /** The name on the button; the id by default. */
  name: z.string().min(1).max(60).optional(),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  /** The environment variable that contains the client secret; omitted for a public client. */
  clientSecretEnv: z
    .string()
    .regex(/^[A-Za-z_]\w*$/)
    .optional(),
  /** The client secret, read from that variable; the config file may not contain it. */
  clientSecret: z.string().min(1).optional(),
  institution: InstitutionId.default(DEFAULT_INSTITUTION),
  roles: RoleMapping,
});
export type OidcSettings = z.infer<typeof OidcSettings>;
