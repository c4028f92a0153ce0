import { join } from 'node:path';
import { after } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { institutionStoreContract } from '../../ports/institution-settings.contract.ts';
import { createInstitutionStore } from '../database/institutions/institution-store.ts';
import { openSqlite } from './open-sqlite.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

let count = 0;
institutionStoreContract('sqlite', async () =>
  createInstitutionStore(await openSqlite(join(scratch.path, `${++count}.db`))),
);
