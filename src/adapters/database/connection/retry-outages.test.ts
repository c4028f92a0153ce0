import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from '../../../domain/fault.ts';
import type { DatabaseKind } from './database.ts';
import { retryOutages } from './retry-outages.ts';

const unreachable = new Fault('service-down', 'The database cannot be reached.');

/** Runs work whose database is unreachable for the first attempts; returns the result, the attempts and the duration. */
async function runWithOutages(kind: DatabaseKind, outages: number, fault = unreachable) {
  let [time, attempts] = [0, 0];
  const sleep = async (milliseconds: number): Promise<void> => {
    time += milliseconds;
  };
  const clock = { now: () => time, sleep };
  const database = retryOutages({ kind, guard: <T>(work: () => Promise<T>) => work() }, clock);
  const work = async (): Promise<string> => {
    if (attempts++ < outages) throw fault;
    return 'saved';
  };
  const result = await database.guard(work).catch((thrown: unknown) => thrown);
  return { result, attempts, seconds: time / 1000 };
}

describe('retryOutages', () => {
  it('retries while the server is unreachable', async () => {
    assert.deepEqual(await runWithOutages('postgres', 3), { result: 'saved', attempts: 4, seconds: 3 });
  });

  it('fails after five minutes', async () => {
    const { result, seconds } = await runWithOutages('postgres', Number.POSITIVE_INFINITY);

    // Retries stop at the first failure after five minutes.
    assert.deepEqual([result, seconds], [unreachable, 301]);
  });

  it('does not retry other faults or SQLite', async () => {
    const conflict = new Fault('conflict', 'No.');

    assert.deepEqual(await runWithOutages('postgres', 1, conflict), {
      result: conflict,
      attempts: 1,
      seconds: 0,
    });
    assert.deepEqual(await runWithOutages('sqlite', 1), { result: unreachable, attempts: 1, seconds: 0 });
  });
});
