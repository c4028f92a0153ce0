import { after } from 'node:test';
import type { Database } from '../database/connection/database.ts';
import { institutionSeparation } from '../database/institution-separation.fixture.ts';
import { openSqlite } from './open-sqlite.ts';

const databases: Database[] = [];
after(async () => {
  for (const database of databases) await database.close();
});

institutionSeparation('SQLite', async () => {
  const database = await openSqlite(':memory:');
  databases.push(database);
  return database;
});
