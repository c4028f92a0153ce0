import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';

const seq = z.number().int().nonnegative();

/** The position of the last row of a list page. */
export const ListCursor = z.object({ seq });
/** The position of the last hit of a search page. */
export const SearchCursor = z.object({ seq, score: z.number() });

/** Encodes a position as an opaque cursor. */
export function writeCursor(position: object): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Decodes a cursor; returns undefined for the first page and throws an `invalid-input` fault for an invalid cursor. */
export function readCursor<Position>(
  schema: z.ZodType<Position>,
  cursor: string | undefined,
): Position | undefined {
  if (cursor === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new Fault('invalid-input', 'The page cursor is not valid.', {
      cause,
      advice: 'Pass the cursor of the previous page unchanged, or none for the first page.',
    });
  }
}

/** Cuts rows to one page. The caller reads one row more than the limit; if it exists, `next` is the cursor of the next page. */
export function cutPage<Row>(rows: readonly Row[], limit: number, toPosition: (last: Row) => object) {
  const pageRows = rows.slice(0, limit);
  const last = rows.length > limit ? pageRows.at(-1) : undefined;
  return { pageRows, next: last && writeCursor(toPosition(last)) };
}

const MAX_PAGE_SIZE = 1000;

/** Returns the limit, or throws an `invalid-input` fault if it is out of range. */
export function checkLimit(limit: number): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_PAGE_SIZE) return limit;
  throw new Fault('invalid-input', `The page size must be 1 to ${MAX_PAGE_SIZE}, not ${limit}.`);
}
