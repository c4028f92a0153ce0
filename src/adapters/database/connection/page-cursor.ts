import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';

const seq = z.number().int().nonnegative();

/** The last row of a page of a list. */
export const ListCursor = z.object({ seq });
/** The last row of a page of hits. */
export const SearchCursor = z.object({ seq, score: z.number() });

export function writeCursor(position: object): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Answers undefined on the first page. */
export function readCursor<Position>(
  schema: z.ZodType<Position>,
  cursor: string | undefined,
): Position | undefined {
  if (cursor === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new Fault('invalid-input', 'The page cursor cannot be read.', {
      cause,
      advice: 'Pass the cursor of the page before unchanged, or none for the first page.',
    });
  }
}

export const MAX_PAGE_SIZE = 1000;

export function checkLimit(limit: number): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_PAGE_SIZE) return limit;
  throw new Fault('invalid-input', `A page holds 1 to ${MAX_PAGE_SIZE} questions, not ${limit}.`);
}
