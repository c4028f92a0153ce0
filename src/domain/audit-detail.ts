import { z } from 'zod';

/** Facts about an audited action, such as the roles of a new key. It contains no data of the person concerned. */
export const AuditDetail = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
  .nullable();
export type AuditDetail = z.infer<typeof AuditDetail>;
