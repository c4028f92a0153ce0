import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { institutionSeparation } from '../database/institution-separation.fixture.ts';
import { openPostgres } from './open-postgres.ts';

const closings: (() => Promise<void>)[] = [];
after(async () => {
  for (const close of closings) await close();
});

institutionSeparation('PostgreSQL', async () => {
  const scratch = await openScratchPostgres();
  const database = await openPostgres(scratch.url);
  closings.push(async () => {
    await database.close();
    await scratch.drop();
  });
  return database;
});
