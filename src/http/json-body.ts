import type { z } from 'zod';

/** Describes a request or response body as JSON of the schema. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}
