import { z } from 'zod';

/** Facts about an audited action, such as the roles of a new key. They contain no data about the person. */
export const AuditDetail = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
  .nullable();
export type AuditDetail = z.infer<typeof AuditDetail>;
