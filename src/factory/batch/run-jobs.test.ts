import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { Fault } from '../../domain/fault.ts';
import type { JobKey, JobOutcome } from '../../ports/batch-store.ts';
import { runJobs } from './run-jobs.ts';

type JobsRun = Parameters<typeof runJobs>[0];

const DONE: JobOutcome = { status: 'done', reason: null, problemIds: [] };
const createBatch = (id: string): Batch => ({ id, output: '', task: {}, limits: {}, held: null });
const neverAborted = new AbortController().signal;

/** Creates batches in memory; `waiting` lists the job names of each batch, and `events` records how jobs ended. */
function createTestBatches(waiting: Record<string, string[]>) {
  const running = new Set<string>();
  const events: string[] = [];
  const countWaiting = (batch: string): number => waiting[batch]?.length ?? 0;
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
      events.push(`${contentHash} ${status}`);
      return true;
    },
    renew: async () => {},
    release: async (_worker: string, job?: JobKey) => {
      if (job === undefined) return void events.push(`released ${running.size} jobs`);
      running.delete(job.contentHash);
      events.push(`${job.contentHash} returned`);
    },
  };
  const createRun = (changes: Partial<JobsRun>): JobsRun => ({
    store,
    worker: 'w',
    clock: { now: () => new Date(), after: () => () => {} },
    parallel: 2,
    untilEmpty: true,
    stop: neverAborted,
    stopClaiming: neverAborted,
    listBatches: async () =>
      Object.keys(waiting)
        .filter((batch) => countWaiting(batch) > 0 || isRunning(batch))
        .map(createBatch),
    canStart: async () => true,
    run: async () => DONE,
    ...changes,
  });
  return { createRun, events, waiting, store };
}

function createJob(id: string): BatchJob {
  const emptyFields = { file: null, reason: null, problemIds: [], outputs: [] };
  return { place: 1, path: id, name: id, contentHash: id, status: 'running', attempts: 1, ...emptyFields };
}

describe('runJobs', () => {
  it('claims from several batches in turn until all are empty', async () => {
    const { createRun, events } = createTestBatches({ a: ['1', '2', '3'], b: ['1'] });

    await runJobs(createRun({ parallel: 1 }));

    assert.deepEqual(events, ['a/1 done', 'b/1 done', 'a/2 done', 'a/3 done', 'released 0 jobs']);
  });

  it('records a failed job and continues', async () => {
    const { createRun, events } = createTestBatches({ a: ['bad', 'good'] });
    const run = async (job: BatchJob) => {
      if (job.name === 'a/bad') throw new Fault('invalid-input', 'no');
      return DONE;
    };

    await runJobs(createRun({ run }));

    assert.deepEqual(new Set(events), new Set(['a/bad failed', 'a/good done', 'released 0 jobs']));
  });

  it('starts no job after the signal to claim no more jobs and finishes the running ones', async () => {
    const { createRun, events } = createTestBatches({ a: ['1', '2', '3', '4', '5'] });
    const stopClaiming = new AbortController();
    const run = async () => {
      stopClaiming.abort();
      return DONE;
    };

    await runJobs(createRun({ run, stopClaiming: stopClaiming.signal, untilEmpty: false, parallel: 1 }));

    assert.deepEqual(events, ['a/1 done', 'released 0 jobs']);
  });

  it('returns running jobs to the queue after the stop signal', async () => {
    const { createRun, events } = createTestBatches({ a: ['1', '2', '3'] });
    const stop = new AbortController();
    const run = async (_job: BatchJob, _batch: Batch, signal: AbortSignal): Promise<JobOutcome> => {
      stop.abort(new Error('stopped'));
      throw signal.reason;
    };

    await runJobs(createRun({ run, stop: stop.signal, stopClaiming: stop.signal }));

    assert.ok(events.length === 1 && /^released [12] jobs$/.test(events[0] ?? ''), events.join());
  });

  it('returns a job to the queue when its run returns no outcome', async () => {
    const { createRun, events } = createTestBatches({ a: ['1', '2'] });
    const run = async ({ name }: BatchJob) => (name === 'a/1' ? undefined : DONE);

    await runJobs(createRun({ run, parallel: 1 }));

    assert.deepEqual(events, ['a/1 returned', 'a/2 done', 'released 0 jobs']);
  });

  it('records the outcome once the database is reachable again', async () => {
    const { createRun, events, store } = createTestBatches({ a: ['1'] });
    let failuresLeft = 1;
    const finish: typeof store.finish = async (...job) => {
      if (failuresLeft-- > 0) throw new Fault('service-down', 'PostgreSQL cannot be reached.');
      return store.finish(...job);
    };

    await runJobs(createRun({ store: { ...store, finish }, onOutage: () => {} }));

    assert.deepEqual(events, ['a/1 done', 'released 0 jobs']);
  });

  it('claims no job of a batch whose jobs may not start', async () => {
    const { createRun, events, waiting } = createTestBatches({ held: ['1'], b: ['1'] });
    const canStart = async ({ id }: Batch) => {
      if (id === 'held') delete waiting.held;
      return id !== 'held';
    };

    await runJobs(createRun({ canStart }));

    assert.deepEqual(events, ['b/1 done', 'released 0 jobs']);
  });

  it('polls an unreachable database again if the caller handles outages, and throws otherwise', async () => {
    const unreachable = new Fault('service-down', 'PostgreSQL cannot be reached.');
    const outages: string[] = [];
    let calls = 0;
    const { createRun, events } = createTestBatches({ a: ['1'] });
    const { listBatches } = createRun({});
    const failOnFirstCall = async () => {
      if (calls++ === 0) throw unreachable;
      return listBatches();
    };

    const onOutage = ({ message }: Fault): void => void outages.push(message);
    await runJobs(createRun({ listBatches: failOnFirstCall, onOutage, parallel: 1 }));
    calls = 0;

    assert.deepEqual([outages, events[0]], [['PostgreSQL cannot be reached.'], 'a/1 done']);
    await assert.rejects(runJobs(createRun({ listBatches: failOnFirstCall })), unreachable);
  });
});
