import { z } from 'zod';
import { allMigrations } from '../migrations/all-migrations.ts';

const columnName = z.string().regex(/^[a-z_]+$/);

/** The value of `format` in the first line of every dump. */
export const DUMP_FORMAT = 'vbagent-dump';

/** Every table that a dump contains, in insertion order; `since` is the first schema version that has it. */
export const dumpedTables = allMigrations.flatMap(({ tables = [] }, index) =>
  tables.map((created) => ({ ...created, since: index + 1 })),
);

/** Lists the columns that identify a row of a table in a schema version. */
export function listKeyColumns(
  table: string,
  key: readonly string[],
  schemaVersion: number,
): readonly string[] {
  const isPerInstitution = allMigrations
    .slice(0, schemaVersion)
    .some(({ perInstitution = [] }) => perInstitution.includes(table));
  return isPerInstitution ? [...key, 'institution'] : key;
}

/** Tables that a dump omits, because loading it rebuilds them. */
const rebuiltTables = [
  { table: 'question_search', since: 1 },
  { table: 'example_search', since: 4 },
  { table: 'vbagent_migrations', since: 1 },
  ...allMigrations.flatMap(({ countTables = [] }, index) =>
    countTables.map((table) => ({ table, since: index + 1 })),
  ),
];

/** Lists the tables of a schema version in insertion order; tables of other programs are never included. */
export function listTables(schemaVersion: number): string[] {
  const tables = [...dumpedTables, ...rebuiltTables];
  return tables.filter(({ since }) => since <= schemaVersion).map(({ table }) => table);
}

/** The first line of a dump. */
export const DumpHeader = z.object({
  format: z.literal(DUMP_FORMAT),
  schemaVersion: z.number().int().positive(),
  createdAt: z.iso.datetime(),
});
export type DumpHeader = z.infer<typeof DumpHeader>;

/** One row of one table. */
export const DumpRow = z.object({
  table: z.enum(dumpedTables.map(({ table }) => table)),
  row: z.record(columnName, z.union([z.string(), z.number(), z.null()])),
});
export type DumpRow = z.infer<typeof DumpRow>;

/** The last line; a dump without it is incomplete. */
export const DumpEnd = z.object({ end: z.literal(true), rows: z.number().int().nonnegative() });
