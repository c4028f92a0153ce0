import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { forksContract } from './forks.fixture.ts';
import { runOfficialSuite } from './official-suite.fixture.ts';
import { threadStepsContract } from './thread-steps.fixture.ts';

const scratch = await openScratchPostgres();
const database = await openPostgres(scratch.url);
after(async () => {
  await database.close();
  await scratch.drop();
});

runOfficialSuite('postgres', database);
forksContract('postgres', () => database);
threadStepsContract('postgres', () => database);
