import type { z } from 'zod';

/** A response or request part that is JSON of the schema. */
export function jsonOf<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}
