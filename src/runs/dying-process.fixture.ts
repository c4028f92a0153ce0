import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createRunStore } from '../adapters/database/runs/run-store.ts';
import { openSqlite } from '../adapters/sqlite/open-sqlite.ts';
import { openRunManager } from './run-manager.ts';

// Entry file of a child process. It executes a run until the process is killed, and sends the id of the run to the parent after its
// first event is stored.
const [path = '', leaseMs = ''] = process.argv.slice(2);
const manager = await openRunManager({
  store: createRunStore(await openSqlite(path)),
  clock: systemClock,
  newId: randomUUID,
  report: console.error,
  leaseMs: Number(leaseMs),
});
const run = await manager.start({ owner: 'ada', kind: 'endless' }, async (emit) => {
  await emit('begun');
  process.send?.(run.id);
  await new Promise((resolve) => setTimeout(resolve, 60_000));
});
