import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import { dumpedTables } from '../adapters/database/backup/dump-format.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createBody, listOperations, type Operation } from './api-operations.fixture.ts';
import {
  fillInstitution,
  openTwoInstitutions,
  SECRET,
  type TwoInstitutions,
} from './two-institutions.fixture.ts';

const SCOPED_TABLES = dumpedTables
  .map(({ table }) => table)
  .filter((table) => !['institutions', 'sign_in_flows'].includes(table));
const Rows = z.array(z.record(z.string(), z.unknown()));

let two: TwoInstitutions;
let ids: readonly string[];
let operations: readonly Operation[];
before(async () => {
  two = await openTwoInstitutions();
  ids = [...(await fillInstitution(two.first, two.database.forInstitution('first')))];
  operations = listOperations(JSON.parse((await two.second('GET', '/openapi.json')).text));
});
after(() => two.stop());

/** Reads every row of an institution, from all tables. */
async function readRows(
  { allInstitutions }: Database,
  institution: string,
): Promise<Record<string, string[]>> {
  const rowsByTable: Record<string, string[]> = {};
  for (const table of SCOPED_TABLES) {
    const { rows } = await sql`select * from ${sql.table(table)} where institution = ${institution}`.execute(
      allInstitutions,
    );
    rowsByTable[table] = Rows.parse(rows.map((row) => Object(row)))
      .map((row) => JSON.stringify(row))
      .sort();
  }
  return rowsByTable;
}

/** Fails if a response contains a text or an id of the first institution, except the id in the request. */
function assertSeparate(text: string, { id }: Operation, sentId = ''): void {
  const rest = sentId === '' ? text : text.replaceAll(sentId, '');
  assert.equal(rest.includes(SECRET), false, `${id} returns ${rest.slice(0, 300)}`);
  for (const foreign of ids)
    if (!sentId.includes(foreign))
      assert.equal(rest.includes(foreign), false, `${id} returns the id ${foreign}`);
}

describe('two institutions on one server', () => {
  it('have data in every table, which the first can read', async () => {
    const rows = await readRows(two.database, 'first');
    const empty = SCOPED_TABLES.filter((table) => rows[table]?.length === 0);

    // `check` runs only on the command line, and nobody has signed in with a browser.
    const untested = [
      'suggestions',
      'review_sessions',
      'spot_checks',
      'spot_check_decisions',
      'sessions',
      'batch_rates',
    ];
    assert.deepEqual(empty.sort(), untested.sort());
    const found = await two.first('GET', `/api/v1/bank/search?q=${SECRET}`);
    assert.ok(found.text.includes(SECRET));
    assert.ok(ids.length >= 12, ids.join());
  });

  it('do not exist for each other: every operation with every id of the other is refused, and nothing changes', async () => {
    const before = await readRows(two.database, 'first');

    for (const operation of operations.filter(({ path }) => path.includes('{')))
      for (const id of ids) {
        const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
        const body = operation.body && createBody(operation.body, id);
        const { status, text } = await two.second(operation.method, path, body);
        assertSeparate(text, operation, id);
        const isRefused = status >= 400 && status < 500;
        assert.ok(
          isRefused || operation.createsById,
          `${operation.id} ${id} returns ${status} ${text.slice(0, 200)}`,
        );
      }

    assert.deepEqual(await readRows(two.database, 'first'), before);
  });

  it("are not in each other's lists, searches, statistics, exports and metrics, and nothing changes", async () => {
    const before = await readRows(two.database, 'first');

    const withoutIds = operations.filter(({ path }) => !path.includes('{'));
    for (const operation of withoutIds) {
      const body = operation.body && createBody(operation.body, 'x');
      assertSeparate((await two.second(operation.method, operation.path, body)).text, operation);
    }
    // From now on the second institution may have objects with the same ids.
    for (const operation of withoutIds)
      for (const id of ids) {
        const query = operation.query.map((name) => `${name}=${encodeURIComponent(id)}`).join('&');
        const body = operation.body && createBody(operation.body, id);
        const { text } = await two.second(operation.method, `${operation.path}${query && `?${query}`}`, body);
        assert.equal(text.includes(SECRET), false, `${operation.id} returns ${text.slice(0, 300)}`);
      }
    for (const path of ['/api/v1/bank/search?q=', '/api/v1/review/queue?search=', '/api/v1/rag/search?q='])
      assert.equal(
        (await two.second('GET', `${path}${SECRET}`)).text.replace(SECRET, '').includes(SECRET),
        false,
        path,
      );

    assert.deepEqual(await readRows(two.database, 'first'), before);
    const own = await readRows(two.database, 'second');
    assert.equal(JSON.stringify(own).includes(SECRET), false);
  });
});
