import { type RawBuilder, sql } from 'kysely';

/** For `on conflict do update`: sets each column to the value of the row that was not inserted. */
export function excludedColumns(columns: readonly string[]): Record<string, RawBuilder<never>> {
  return Object.fromEntries(columns.map((column) => [column, sql.ref<never>(`excluded.${column}`)]));
}
