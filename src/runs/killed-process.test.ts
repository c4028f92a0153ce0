import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createRunStore } from '../adapters/database/runs/run-store.ts';
import { openSqlite } from '../adapters/sqlite/open-sqlite.ts';
import { openRunManager } from './run-manager.ts';

const LEASE_MS = 900;

const folder = await mkdtemp(join(tmpdir(), 'vbagent-killed-'));
after(() => rm(folder, { recursive: true, force: true }));

it('ends the run of a killed process as interrupted, and sends subscribers the event `done`', async () => {
  const path = join(folder, 'runs.db');
  const child = fork(join(import.meta.dirname, 'dying-process.fixture.ts'), [path, String(LEASE_MS)], {
    execArgv: [],
  });
  const [id] = await once(child, 'message');
  const database = await openSqlite(path);
  const manager = await openRunManager({
    store: createRunStore(database),
    clock: systemClock,
    newId: randomUUID,
    report: (thrown) => assert.fail(String(thrown)),
    leaseMs: LEASE_MS,
    pollMs: 50,
  });

  const events = manager.subscribe('ada', String(id));
  const first = await events.next();
  assert.equal((await manager.get('ada', String(id))).status, 'running');
  child.kill('SIGKILL');
  const last = await events.next();

  assert.equal(first.value?.type, 'begun');
  assert.equal(last.value?.type, 'done');
  assert.equal((await manager.get('ada', String(id))).status, 'interrupted');
  await manager.close();
  await database.close();
});
