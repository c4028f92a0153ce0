import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import { dumpedTables } from '../adapters/database/backup/dump-format.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { Role } from '../domain/principal.ts';
import { routeRoles } from '../http/route-roles.table.ts';
import { createBody, listOperations, type Operation } from './api-operations.fixture.ts';
import { issueCaller, issueInvalidCredentials } from './two-institutions.credentials.fixture.ts';
import { type Caller, fillInstitution, SECRET, type TwoInstitutions } from './two-institutions.fixture.ts';

const SCOPED_TABLES = dumpedTables
  .map(({ table }) => table)
  .filter((table) => !['institutions', 'sign_in_flows'].includes(table));
const CONCURRENT_REQUESTS = 8;
const Rows = z.array(z.record(z.string(), z.unknown()));

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

/** Runs the work on all inputs, several at a time. */
async function forEachOf<Input>(
  inputs: readonly Input[],
  work: (input: Input) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < inputs.length; start += CONCURRENT_REQUESTS)
    await Promise.all(inputs.slice(start, start + CONCURRENT_REQUESTS).map(work));
}

/** Calls an operation with an empty body, for an object that does not exist. */
function callWithoutData({ method, path, body }: Operation, call: Caller): ReturnType<Caller> {
  return call(method, path.replaceAll(/\{\w+\}/g, 'nowhere'), body && {});
}

function listRoles({ id }: Operation): readonly Role[] {
  return Object.entries(routeRoles).find(([operation]) => operation === id)?.[1] ?? [];
}

/** Fails if an operation that needs a role accepts an invalid credential. */
async function assertRefused(operation: Operation, credential: string, call: Caller): Promise<void> {
  const { status } = await callWithoutData(operation, call);
  const isPublic = listRoles(operation).length === 0;
  const isRight = isPublic ? status !== 403 && status < 500 : status === 401;
  assert.ok(isRight, `${operation.id} with ${credential} returns ${status}`);
}

/** Fails if an operation is refused to a role that the table allows, or the other way round. */
async function assertRole(operation: Operation, role: Role, call: Caller): Promise<void> {
  const { status, text } = await callWithoutData(operation, call);
  const roles = listRoles(operation);
  const isAllowed = roles.length === 0 || roles.includes(role);
  const message = `${operation.id} as ${role} returns ${status} ${text.slice(0, 200)}`;
  assert.equal(status === 403, !isAllowed, message);
  assert.ok(status < 500 && !text.includes(SECRET), message);
  // The operations of sign-in refuse a request without a sign-in in progress, whatever the role is.
  if (roles.length > 0) assert.notEqual(status, 401, message);
}

/** How many ids each operation is called with; by default all. Every id is still sent to some operations. */
type ContractOptions = { readonly idsPerOperation?: number };

/** The tests that a server with two institutions must pass on each database. */
export function twoInstitutionsContract(
  name: string,
  open: () => Promise<TwoInstitutions>,
  { idsPerOperation = Number.POSITIVE_INFINITY }: ContractOptions = {},
): void {
  describe(`two institutions on one server with ${name}`, () => {
    let two: TwoInstitutions;
    let ids: readonly string[];
    let operations: readonly Operation[];
    before(async () => {
      two = await open();
      ids = [...(await fillInstitution(two.first, two.database.forInstitution('first')))];
      operations = listOperations(JSON.parse((await two.second('GET', '/openapi.json')).text));
    });
    after(() => two.stop());

    /** Combines each operation with ids of the first institution. */
    const addIds = (chosen: readonly Operation[]) =>
      chosen.flatMap((operation, index) =>
        ids
          .map((_, offset) => ids[(index + offset) % ids.length] ?? '')
          .slice(0, idsPerOperation)
          .map((id) => ({ operation, id })),
      );

    /** Fails if a response contains a text or an id of the first institution, except the id in the request. */
    function assertSeparate(text: string, { id }: Operation, sentId = ''): void {
      const rest = sentId === '' ? text : text.replaceAll(sentId, '');
      assert.equal(rest.includes(SECRET), false, `${id} returns ${rest.slice(0, 300)}`);
      for (const foreign of ids)
        if (!sentId.includes(foreign))
          assert.equal(rest.includes(foreign), false, `${id} returns the id ${foreign}`);
    }

    it('have data in every table, which the first can read', async () => {
      const rows = await readRows(two.database, 'first');
      const empty = SCOPED_TABLES.filter((table) => rows[table]?.length === 0);

      // Only a worker with a rate limit writes this table.
      assert.deepEqual(empty, ['batch_rates']);
      const found = await two.first('GET', `/api/v1/bank/search?q=${SECRET}`);
      assert.ok(found.text.includes(SECRET));
      assert.ok(ids.length >= 13, ids.join());
    });

    it('do not exist for each other: every operation with every id of the other is refused, and nothing changes', async () => {
      const before = await readRows(two.database, 'first');
      const requests = addIds(operations.filter(({ path }) => path.includes('{')));

      await forEachOf(requests, async ({ operation, id }) => {
        const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
        const body = operation.body && createBody(operation.body, id);
        const { status, text } = await two.second(operation.method, path, body);
        assertSeparate(text, operation, id);
        const isRefused = status >= 400 && status < 500;
        assert.ok(
          isRefused || operation.createsById,
          `${operation.id} ${id} returns ${status} ${text.slice(0, 200)}`,
        );
      });

      assert.deepEqual(await readRows(two.database, 'first'), before);
    });

    it('allow each role its operations, and refuse credentials that are missing, forged, revoked, expired or ended', async () => {
      const before = await readRows(two.database, 'first');
      const invalid = await issueInvalidCredentials(two);
      const callers = await Promise.all(
        Role.options.map(async (role) => [role, await issueCaller(two, role)] as const),
      );

      await forEachOf(operations, async (operation) => {
        for (const [credential, call] of invalid) await assertRefused(operation, credential, call);
        for (const [role, call] of callers) await assertRole(operation, role, call);
      });

      assert.deepEqual(await readRows(two.database, 'first'), before);
    });

    it("are not in each other's lists, searches, statistics, exports and metrics, and nothing changes", async () => {
      const before = await readRows(two.database, 'first');

      const withoutIds = operations.filter(({ path }) => !path.includes('{'));
      await forEachOf(withoutIds, async (operation) => {
        const body = operation.body && createBody(operation.body, 'x');
        assertSeparate((await two.second(operation.method, operation.path, body)).text, operation);
      });
      // From now on the second institution may have objects with the same ids.
      const requests = addIds(withoutIds.filter(({ query, body }) => query.length > 0 || body !== undefined));
      await forEachOf(requests, async ({ operation, id }) => {
        const query = operation.query.map((field) => `${field}=${encodeURIComponent(id)}`).join('&');
        const body = operation.body && createBody(operation.body, id);
        const { text } = await two.second(operation.method, `${operation.path}${query && `?${query}`}`, body);
        assert.equal(text.includes(SECRET), false, `${operation.id} returns ${text.slice(0, 300)}`);
      });
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
}
