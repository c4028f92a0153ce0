import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { Fault } from '../../domain/fault.ts';
import type { JobKey, JobOutcome } from '../../ports/batch-store.ts';
import { conductJobs, type JobsWork } from './conduct-jobs.ts';

const DONE: JobOutcome = { status: 'done', reason: null, problemIds: [] };
const batchOf = (id: string): Batch => ({ id, output: '', task: {}, limits: {}, held: null });
const never = new AbortController().signal;

/** Batches in memory: what waits, what runs, and what became of the rest. */
function open(waiting: Record<string, string[]>) {
  const running = new Set<string>();
  const ends: string[] = [];
  const left = (batch: string): number => waiting[batch]?.length ?? 0;
  const idOf = (batch: string, name: string): string => `${batch}/${name}`;
  const isRunning = (batch: string): boolean => [...running].some((job) => job.startsWith(`${batch}/`));
  const store = {
    claim: async (batch: string): Promise<BatchJob | undefined> => {
      const name = waiting[batch]?.shift();
      if (name === undefined) return undefined;
      running.add(idOf(batch, name));
      return jobOf(idOf(batch, name));
    },
    finish: async (_batch: string, { contentHash }: { contentHash: string }, { status }: JobOutcome) => {
      running.delete(contentHash);
      ends.push(`${contentHash} ${status}`);
      return true;
    },
    renew: async () => {},
    release: async (_worker: string, only?: JobKey) => {
      if (only === undefined) return void ends.push(`released ${running.size}`);
      running.delete(only.contentHash);
      ends.push(`${only.contentHash} given back`);
    },
  };
  const work = (more: Partial<JobsWork>): JobsWork => ({
    store,
    worker: 'w',
    clock: { now: () => new Date(), after: () => () => {} },
    parallel: 2,
    untilEmpty: true,
    stop: never,
    drain: never,
    listBatches: async () =>
      Object.keys(waiting)
        .filter((batch) => left(batch) > 0 || isRunning(batch))
        .map(batchOf),
    mayBegin: async () => true,
    workOn: async () => DONE,
    ...more,
  });
  return { work, ends, waiting, store };
}

function jobOf(id: string): BatchJob {
  const nothing = { file: null, reason: null, problemIds: [], outputs: [] };
  return { place: 1, path: id, name: id, contentHash: id, status: 'running', attempts: 1, ...nothing };
}

describe('conducting jobs', () => {
  it('takes from several batches in turn until all are empty', async () => {
    const { work, ends } = open({ a: ['1', '2', '3'], b: ['1'] });

    await conductJobs(work({ parallel: 1 }));

    assert.deepEqual(ends, ['a/1 done', 'b/1 done', 'a/2 done', 'a/3 done', 'released 0']);
  });

  it('notes a job that fails, and goes on', async () => {
    const { work, ends } = open({ a: ['bad', 'good'] });
    const workOn = async (job: BatchJob) => {
      if (job.name === 'a/bad') throw new Fault('invalid-input', 'no');
      return DONE;
    };

    await conductJobs(work({ workOn }));

    assert.deepEqual(new Set(ends), new Set(['a/bad failed', 'a/good done', 'released 0']));
  });

  it('begins nothing more when it is drained, and finishes what is under way', async () => {
    const { work, ends } = open({ a: ['1', '2', '3', '4', '5'] });
    const drain = new AbortController();
    const workOn = async () => {
      drain.abort();
      return DONE;
    };

    await conductJobs(work({ workOn, drain: drain.signal, untilEmpty: false, parallel: 1 }));

    assert.deepEqual(ends, ['a/1 done', 'released 0']);
  });

  it('gives back what is under way when it is stopped', async () => {
    const { work, ends } = open({ a: ['1', '2', '3'] });
    const stop = new AbortController();
    const workOn = async (_job: BatchJob, _batch: Batch, signal: AbortSignal): Promise<JobOutcome> => {
      stop.abort(new Error('stopped'));
      throw signal.reason;
    };

    await conductJobs(work({ workOn, stop: stop.signal, drain: stop.signal }));

    assert.ok(ends.length === 1 && /^released [12]$/.test(ends[0] ?? ''), ends.join());
  });

  it('gives back at once a job that cannot be done now', async () => {
    const { work, ends } = open({ a: ['1', '2'] });
    const workOn = async ({ name }: BatchJob) => (name === 'a/1' ? undefined : DONE);

    await conductJobs(work({ workOn, parallel: 1 }));

    assert.deepEqual(ends, ['a/1 given back', 'a/2 done', 'released 0']);
  });

  it('writes down what became of a job once the database is back', async () => {
    const { work, ends, store } = open({ a: ['1'] });
    let refusals = 1;
    const finish: typeof store.finish = async (...job) => {
      if (refusals-- > 0) throw new Fault('service-down', 'PostgreSQL cannot be reached.');
      return store.finish(...job);
    };

    await conductJobs(work({ store: { ...store, finish }, onTrouble: () => {} }));

    assert.deepEqual(ends, ['a/1 done', 'released 0']);
  });

  it('leaves a batch alone whose jobs may not begin', async () => {
    const { work, ends, waiting } = open({ held: ['1'], b: ['1'] });
    const mayBegin = async ({ id }: Batch) => {
      if (id === 'held') delete waiting.held;
      return id !== 'held';
    };

    await conductJobs(work({ mayBegin }));

    assert.deepEqual(ends, ['b/1 done', 'released 0']);
  });

  it('asks a database again that is away, where the caller is patient, and else throws', async () => {
    const away = new Fault('service-down', 'PostgreSQL cannot be reached.');
    const troubles: string[] = [];
    let asked = 0;
    const { work, ends } = open({ a: ['1'] });
    const { listBatches } = work({});
    const failingOnce = async () => {
      if (asked++ === 0) throw away;
      return listBatches();
    };

    const onTrouble = ({ message }: Fault): void => void troubles.push(message);
    await conductJobs(work({ listBatches: failingOnce, onTrouble, parallel: 1 }));
    asked = 0;

    assert.deepEqual([troubles, ends[0]], [['PostgreSQL cannot be reached.'], 'a/1 done']);
    await assert.rejects(conductJobs(work({ listBatches: failingOnce })), away);
  });
});
