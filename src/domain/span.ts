import { z } from 'zod';

const offset = z.number().int().nonnegative();

/** A half-open range of UTF-16 offsets into a source text. */
export const Span = z.object({ start: offset, end: offset });
export type Span = z.infer<typeof Span>;

/** Line and column from 1, as editors show them. */
export const Position = z.object({ line: z.number().int().positive(), column: z.number().int().positive() });
export type Position = z.infer<typeof Position>;
