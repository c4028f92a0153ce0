import type { z } from 'zod';

/** Describes a request or response body as JSON of the schema. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** Describes a request body that must not be omitted. */
export function requiredJsonBody<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { ...jsonBody(schema, description), required: true as const };
}
