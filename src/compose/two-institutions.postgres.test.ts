import { after } from 'node:test';
import { openScratchPostgres } from '../../scripts/test/postgres/test-database.ts';
import { openPostgres } from '../adapters/postgres/open-postgres.ts';
import { twoInstitutionsContract } from './two-institutions.contract.ts';
import { openTwoInstitutions } from './two-institutions.fixture.ts';

const { url: databaseUrl, drop } = await openScratchPostgres();
after(drop);

twoInstitutionsContract(
  'PostgreSQL',
  async () => openTwoInstitutions({ database: await openPostgres(databaseUrl), settings: { databaseUrl } }),
  { idsPerOperation: 2 },
);
