import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { runStoreContract } from '../../ports/run-store.contract.ts';
import { createRunStore } from '../database/runs/run-store.ts';
import { openSqlite } from './open-sqlite.ts';

const folder = await mkdtemp(join(tmpdir(), 'vbagent-runs-'));
after(() => rm(folder, { recursive: true, force: true }));

let count = 0;
runStoreContract('sqlite', async () => createRunStore(await openSqlite(join(folder, `${++count}.db`))));
