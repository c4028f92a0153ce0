import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { createRandom } from '../random.ts';
import { type DataTable, pickTable } from './data-table.ts';
import { filterSql, groupingSql, runFilter, runGrouping } from './sql-queries.ts';

/** Runs a printed statement on an SQLite table with the same rows. */
function runSql({ theme, rows }: DataTable, sql: readonly string[]): unknown[][] {
  const database = new DatabaseSync(':memory:', { enableDoubleQuotedStringLiterals: true });
  const fields = [theme.key, theme.group, theme.amount, theme.extraNumber].map(({ field }) => field);
  database.exec(`CREATE TABLE ${theme.table} (${fields.join(', ')})`);
  const insert = database.prepare(`INSERT INTO ${theme.table} VALUES (?, ?, ?, ?)`);
  for (const { key, group, amount, extraNumber } of rows) insert.run(key, group, amount, extraNumber);
  const results = database.prepare(sql.join('\n')).all();
  database.close();
  return results.map((row) => Object.values(row));
}

describe('runFilter and runGrouping', () => {
  it('return the rows that SQLite returns for the printed statement', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = createRandom(`query ${seed}`);
      const data = pickTable(random, 6);
      const filter = {
        group: random.pick(data.rows).group,
        comparison: random.pick(['>', '<', '>=', '<='] as const),
        limit: random.pick(data.rows).amount,
        logicalOperator: random.pick(['AND', 'OR'] as const),
        isDescending: random.chance(0.5),
      };
      const grouping = { aggregate: random.pick(['COUNT', 'SUM', 'MAX', 'MIN'] as const), having: 2 };

      assert.deepEqual(
        runSql(data, filterSql(data, filter)),
        runFilter(data, filter).map(({ key }) => [key]),
      );
      assert.deepEqual(
        runSql(data, groupingSql(data, grouping)),
        runGrouping(data, grouping).map(({ group, value }) => [group, value]),
      );
    }
  });
});
