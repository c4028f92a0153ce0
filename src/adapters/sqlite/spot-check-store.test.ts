import { join } from 'node:path';
import { after } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { spotCheckStoreContract } from '../../ports/spot-check-store.contract.ts';
import { createSpotCheckStore } from '../database/spot-checks/spot-check-store.ts';
import { openSqlite } from './open-sqlite.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

spotCheckStoreContract('sqlite', async () =>
  createSpotCheckStore(await openSqlite(join(scratch.path, 'checks.db'))),
);
