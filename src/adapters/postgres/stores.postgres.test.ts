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

/** Deletes referencing rows first; the search tables follow by `on delete cascade`. */
const emptyTables = dumpedTables
  .toReversed()
  .map(({ table }) => `delete from ${table};`)
  .join('\n');

// One connection pool serves all contracts, so a store that closes its database must not end it.
storeContracts('postgres', async () => {
  await sql.raw(emptyTables).execute(database.kysely);
  return { ...database, close: async () => {} };
});
