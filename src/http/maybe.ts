import type { z } from 'zod';

/** A field of a body that may be left out; many clients say so by null, as our own answers do. */
export function maybe<Value extends z.ZodType>(value: Value) {
  return value.nullish().transform((given) => given ?? undefined);
}
