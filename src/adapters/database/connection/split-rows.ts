const MAX_ROWS_PER_STATEMENT = 500;

/** Splits rows into chunks that fit into one statement. */
export function* splitRows<T>(rows: readonly T[], size = MAX_ROWS_PER_STATEMENT): Iterable<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
