import type { z } from 'zod';

/** A body field that may be omitted or null; both become undefined. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined);
}
