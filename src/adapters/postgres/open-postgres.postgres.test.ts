import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { openPostgres } from './open-postgres.ts';

it('reports a connection that breaks between two statements as a fault and opens a new one', async (t) => {
  const scratch = await openScratchPostgres();
  const [database, observer] = [await openPostgres(scratch.url), await openPostgres(scratch.url)];
  t.after(async () => {
    await database.close();
    await observer.close();
    await scratch.drop();
  });
  const countConnections = async (pid: number): Promise<number> =>
    (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(observer.kysely)).rows.length;

  const brokenTransaction = database.guard(() =>
    database.kysely.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const pid = rows[0]?.pid ?? 0;
      await sql`select pg_terminate_backend(${pid})`.execute(observer.kysely);
      while ((await countConnections(pid)) > 0);
      await sql`select 1`.execute(tx);
    }),
  );

  await assert.rejects(brokenTransaction, { kind: 'service-down' });
  assert.equal((await sql`select 1`.execute(database.kysely)).rows.length, 1);
});
