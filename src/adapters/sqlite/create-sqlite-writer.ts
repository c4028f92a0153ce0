import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SqliteRow, SqliteWriter } from '../../ports/sqlite-writer.ts';

/** Creates a writer that uses a temporary file, which is deleted afterwards. */
export function createSqliteWriter(): SqliteWriter {
  return {
    write: async (schema, rows) => {
      const folder = await mkdtemp(join(tmpdir(), 'vbagent-sqlite-'));
      try {
        const path = join(folder, 'file.db');
        await fillDatabase(path, schema, rows);
        return await readFile(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function fillDatabase(path: string, schema: string, rows: AsyncIterable<SqliteRow>): Promise<void> {
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma journal_mode = off; pragma synchronous = off');
    database.exec(schema);
    database.exec('begin');
    const statements = new Map<string, StatementSync>();
    for await (const { table, values } of rows) {
      const sql = `insert into ${table} values (${values.map(() => '?').join(', ')})`;
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      statement.run(...values);
    }
    database.exec('commit');
  } finally {
    database.close();
  }
}
