import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { sql } from 'kysely';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { stopWords } from '../database/text-search/stop-words.table.ts';
import { connectPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
const database = connectPostgres(scratch.url);
after(async () => {
  await database.close();
  await scratch.drop();
});

it('uses exactly the stop words that PostgreSQL omits from its index', async () => {
  const { rows } = await sql<{ list: string }>`
    select pg_read_file(setting || '/tsearch_data/english.stop') as list from pg_config where name = 'SHAREDIR'
  `.execute(database.kysely);

  const postgresStopWords = rows[0]?.list.trim().split(/\s+/) ?? [];
  assert.deepEqual([...stopWords].sort(), postgresStopWords.sort());
});
