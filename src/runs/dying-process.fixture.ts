import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createRunStore } from '../adapters/database/run-store.ts';
import { openSqlite } from '../adapters/sqlite/open-sqlite.ts';
import { openRunManager } from './run-manager.ts';

// A process that works on a run until somebody kills it; it tells the id once an event is stored.
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
