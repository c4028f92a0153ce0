import { type RawBuilder, sql } from 'kysely';

/** Builds the assignments of an `on conflict do update`: each column gets the value of the row that could not be inserted. */
export function excludedColumns(columns: readonly string[]): Record<string, RawBuilder<never>> {
  return Object.fromEntries(columns.map((column) => [column, sql.ref<never>(`excluded.${column}`)]));
}
