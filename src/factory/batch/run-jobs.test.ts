import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { Fault } from '../../domain/fault.ts';
import type { JobKey, JobOutcome } from '../../ports/batch-store.ts';
import { runJobs } from './run-jobs.ts';

type JobsRun = Parameters<typeof runJobs>[0];

const DONE: JobOutcome = { status: 'done', reason: null, problemIds: [] };
const createBatch = (id: string): Batch => ({ id, output: '', task: {}, limits: {}, held: null });
const never = new AbortController().signal;

/** Batches in memory: waiting jobs, running jobs, and a list of how the others ended. */
function open(waiting: Record<string, string[]>) {
  const running = new Set<string>();
  const ends: string[] = [];
  const left = (batch: string): number => waiting[batch]?.length ?? 0;
  const formatId = (batch: string, name: string): string => `${batch}/${name}`;
  const isRunning = (batch: string): boolean => [...running].some((job) => job.startsWith(`${batch}/`));
  const store = {
    claim: async (batch: string): Promise<BatchJob | undefined> => {
      const name = waiting[batch]?.shift();
      if (name === undefined) return undefined;
      running.add(formatId(batch, name));
      return createJob(formatId(batch, name));
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
  const work = (more: Partial<JobsRun>): JobsRun => ({
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
        .map(createBatch),
    canStart: async () => true,
    run: async () => DONE,
    ...more,
  });
  return { work, ends, waiting, store };
}

function createJob(id: string): BatchJob {
  const nothing = { file: null, reason: null, problemIds: [], outputs: [] };
  return { place: 1, path: id, name: id, contentHash: id, status: 'running', attempts: 1, ...nothing };
}

describe('runJobs', () => {
  it('claims from several batches in turn until all are empty', async () => {
    const { work, ends } = open({ a: ['1', '2', '3'], b: ['1'] });

    await runJobs(work({ parallel: 1 }));

    assert.deepEqual(ends, ['a/1 done', 'b/1 done', 'a/2 done', 'a/3 done', 'released 0']);
  });

  it('records a failed job and continues', async () => {
    const { work, ends } = open({ a: ['bad', 'good'] });
    const run = async (job: BatchJob) => {
      if (job.name === 'a/bad') throw new Fault('invalid-input', 'no');
      return DONE;
    };

    await runJobs(work({ run }));

    assert.deepEqual(new Set(ends), new Set(['a/bad failed', 'a/good done', 'released 0']));
  });

  it('starts no job after the drain signal and finishes the running ones', async () => {
    const { work, ends } = open({ a: ['1', '2', '3', '4', '5'] });
    const drain = new AbortController();
    const run = async () => {
      drain.abort();
      return DONE;
    };

    await runJobs(work({ run, drain: drain.signal, untilEmpty: false, parallel: 1 }));

    assert.deepEqual(ends, ['a/1 done', 'released 0']);
  });

  it('returns running jobs to the queue after the stop signal', async () => {
    const { work, ends } = open({ a: ['1', '2', '3'] });
    const stop = new AbortController();
    const run = async (_job: BatchJob, _batch: Batch, signal: AbortSignal): Promise<JobOutcome> => {
      stop.abort(new Error('stopped'));
      throw signal.reason;
    };

    await runJobs(work({ run, stop: stop.signal, drain: stop.signal }));

    assert.ok(ends.length === 1 && /^released [12]$/.test(ends[0] ?? ''), ends.join());
  });

  it('returns a job to the queue when its run returns no outcome', async () => {
    const { work, ends } = open({ a: ['1', '2'] });
    const run = async ({ name }: BatchJob) => (name === 'a/1' ? undefined : DONE);

    await runJobs(work({ run, parallel: 1 }));

    assert.deepEqual(ends, ['a/1 given back', 'a/2 done', 'released 0']);
  });

  it('records the outcome once the database is reachable again', async () => {
    const { work, ends, store } = open({ a: ['1'] });
    let refusals = 1;
    const finish: typeof store.finish = async (...job) => {
      if (refusals-- > 0) throw new Fault('service-down', 'PostgreSQL cannot be reached.');
      return store.finish(...job);
    };

    await runJobs(work({ store: { ...store, finish }, onOutage: () => {} }));

    assert.deepEqual(ends, ['a/1 done', 'released 0']);
  });

  it('claims no job of a batch whose jobs may not start', async () => {
    const { work, ends, waiting } = open({ held: ['1'], b: ['1'] });
    const canStart = async ({ id }: Batch) => {
      if (id === 'held') delete waiting.held;
      return id !== 'held';
    };

    await runJobs(work({ canStart }));

    assert.deepEqual(ends, ['b/1 done', 'released 0']);
  });

  it('polls an unreachable database again if the caller handles outages, and throws otherwise', async () => {
    const unreachable = new Fault('service-down', 'PostgreSQL cannot be reached.');
    const outages: string[] = [];
    let calls = 0;
    const { work, ends } = open({ a: ['1'] });
    const { listBatches } = work({});
    const failingOnce = async () => {
      if (calls++ === 0) throw unreachable;
      return listBatches();
    };

    const onOutage = ({ message }: Fault): void => void outages.push(message);
    await runJobs(work({ listBatches: failingOnce, onOutage, parallel: 1 }));
    calls = 0;

    assert.deepEqual([outages, ends[0]], [['PostgreSQL cannot be reached.'], 'a/1 done']);
    await assert.rejects(runJobs(work({ listBatches: failingOnce })), unreachable);
  });
});
