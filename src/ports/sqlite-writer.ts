export type SqliteRow = { readonly table: string; readonly values: readonly (string | number)[] };

/** Creates SQLite files for other programs. */
export type SqliteWriter = {
  /** Creates a database with the tables of `schema`, adds the rows one by one, and returns the file. */
  write(schema: string, rows: AsyncIterable<SqliteRow>): Promise<Uint8Array>;
};
