import { after } from 'node:test';
import { sql } from 'kysely';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { dumpedTables } from '../database/backup/dump-format.ts';
import { storeContracts } from '../database/store-contracts.fixture.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
const database = await openPostgres(scratch.url);
after(async () => {
  await database.close();
  await scratch.drop();
});

/**
 * The SQL that deletes all rows, referencing rows first; `on delete cascade` also empties the search tables. The audit log
 * rejects deletions.
 */
const deletionSql = dumpedTables
  .toReversed()
  .map(({ table }) => (table === 'audit_log' ? `truncate ${table};` : `delete from ${table};`))
  .join('\n');

// All contracts share one connection pool, so closing a store must not close the pool.
storeContracts('postgres', async () => {
  await sql.raw(deletionSql).execute(database.allInstitutions);
  return { ...database, close: async () => {} };
});
