import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from '../../../domain/fault.ts';
import type { DatabaseKind } from './database.ts';
import { retryOutages } from './retry-outages.ts';

const away = new Fault('service-down', 'The database cannot be reached.');

/** Tries work whose database is away for the first times; answers what came of it, how often it was tried, and when it ended. */
async function tryOn(kind: DatabaseKind, outages: number, fault = away) {
  let [time, tries] = [0, 0];
  const sleep = async (milliseconds: number): Promise<void> => {
    time += milliseconds;
  };
  const pace = { now: () => time, sleep };
  const database = retryOutages({ kind, guard: <T>(work: () => Promise<T>) => work() }, pace);
  const work = async (): Promise<string> => {
    if (tries++ < outages) throw fault;
    return 'kept';
  };
  const end = await database.guard(work).catch((thrown: unknown) => thrown);
  return { end, tries, seconds: time / 1000 };
}

describe('work in hand', () => {
  it('outlasts a server that is away for a while', async () => {
    assert.deepEqual(await tryOn('postgres', 3), { end: 'kept', tries: 4, seconds: 3 });
  });

  it('is given up after five minutes', async () => {
    const { end, seconds } = await tryOn('postgres', Number.POSITIVE_INFINITY);

    assert.deepEqual([end, seconds], [away, 301]);
  });

  it('does not wait for what does not come back by itself', async () => {
    const wrong = new Fault('conflict', 'No.');

    assert.deepEqual(await tryOn('postgres', 1, wrong), { end: wrong, tries: 1, seconds: 0 });
    assert.deepEqual(await tryOn('sqlite', 1), { end: away, tries: 1, seconds: 0 });
  });
});
