import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '../domain/fault.ts';
import type { Run, RunEvent } from '../domain/run.ts';
import { createManualClock, type ManualClock } from '../ports/manual-clock.fixture.ts';
import { createMemoryRunStore } from '../ports/memory-run-store.fixture.ts';
import type { RunStore } from '../ports/run-store.ts';
import type { Emit } from './event-writer.ts';
import { openRunManager, type RunManager, type RunManagerOptions } from './run-manager.ts';

type Harness = { manager: RunManager; clock: ManualClock; store: RunStore; reports: unknown[] };

async function openManager(changes: Partial<RunManagerOptions> = {}): Promise<Harness> {
  const clock = createManualClock();
  const reports: unknown[] = [];
  let count = 0;
  const store = changes.store ?? createMemoryRunStore();
  const report = (thrown: unknown): void => void reports.push(thrown);
  const prefix = Math.random().toString(36).slice(2);
  const newId = (): string => `${prefix}-${++count}`;
  const manager = await openRunManager({ clock, report, newId, ...changes, store });
  return { manager, clock, store, reports };
}

const ADA = { owner: 'ada', kind: 'generate' };

async function collect(events: AsyncIterable<RunEvent>): Promise<RunEvent[]> {
  return Array.fromAsync(events);
}

async function waitForEnd({ manager }: Harness, run: Run): Promise<Run> {
  await collect(manager.subscribe(run.owner, run.id));
  return manager.get(run.owner, run.id);
}

function isFault(kind: Fault['kind']): (thrown: unknown) => boolean {
  return (thrown) => thrown instanceof Fault && thrown.kind === kind;
}

/** Creates work that runs until its signal is aborted; `begun` resolves when it has started. */
function createEndlessWork() {
  const begun = Promise.withResolvers<void>();
  const work = async (_emit: unknown, signal: AbortSignal): Promise<never> => {
    begun.resolve();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  return { work, begun: begun.promise };
}

describe('a run', () => {
  it('is recorded as pending, runs, and succeeds with its result', async () => {
    const harness = await openManager();

    const run = await harness.manager.start(ADA, async (emit) => {
      await emit('progress', { step: 1 });
      return { made: 2 };
    });
    const ended = await waitForEnd(harness, run);

    assert.equal(run.status, 'pending');
    assert.equal(ended.status, 'succeeded');
    assert.deepEqual(ended.result, { made: 2 });
    assert.equal(ended.startedAt, '2026-01-01T00:00:00.000Z');
    assert.equal(harness.manager.countActive(), 0);
  });

  it('delivers its events in order and ends with done', async () => {
    const harness = await openManager();

    const run = await harness.manager.start(ADA, async (emit) => {
      for (let n = 0; n < 250; n++) void emit('n', n);
    });
    const events = await collect(harness.manager.subscribe('ada', run.id));

    assert.deepEqual(
      events.map(({ id }) => id),
      Array.from({ length: 251 }, (_, n) => n + 1),
    );
    assert.deepEqual(events.at(-1)?.data, { status: 'succeeded' });
  });

  it('fails with the message of a fault', async () => {
    const harness = await openManager();

    const run = await harness.manager.start(ADA, async () => {
      throw new Fault('needs-model', 'Set OPENAI_API_KEY.');
    });

    const ended = await waitForEnd(harness, run);
    assert.equal(ended.status, 'failed');
    assert.deepEqual(ended.error, { error: 'needs_model', message: 'Set OPENAI_API_KEY.' });
  });

  it('reports the text of an unexpected error only to the log', async () => {
    const harness = await openManager();

    const run = await harness.manager.start(ADA, () => {
      throw new Error('password hunter2 refused');
    });

    const ended = await waitForEnd(harness, run);
    assert.doesNotMatch(JSON.stringify(ended), /hunter2/);
    assert.match(String(harness.reports[0]), /hunter2/);
  });

  it('fails when an event cannot be written as JSON', async () => {
    const harness = await openManager();

    const run = await harness.manager.start(ADA, async (emit) => emit('big', 10n));

    assert.equal((await waitForEnd(harness, run)).status, 'failed');
  });

  it('cannot emit the event done itself', async () => {
    const harness = await openManager();

    const run = await harness.manager.start(ADA, async (emit) => emit('done', {}));

    const events = await collect(harness.manager.subscribe('ada', run.id));
    assert.deepEqual(
      events.map(({ type }) => type),
      ['done'],
    );
  });

  it('fails when the store rejects an event that was not awaited', async () => {
    const store = createMemoryRunStore();
    const append: RunStore['append'] = async () => {
      throw new Fault('service-down', 'The disk is full.');
    };
    const harness = await openManager({ store: { ...store, append } });

    const run = await harness.manager.start(ADA, async (emit) => {
      void emit('lost', 1);
      return 'fine';
    });

    const ended = await waitForEnd(harness, run);
    assert.equal(ended.status, 'failed');
    assert.deepEqual(ended.error, { error: 'service_down', message: 'The disk is full.' });
  });

  it('stays pending while the concurrency limit is reached', async () => {
    const harness = await openManager({ maxConcurrent: 1 });
    const first = createEndlessWork();

    const running = await harness.manager.start(ADA, first.work);
    const waiting = await harness.manager.start(ADA, async () => 'second');
    await first.begun;
    assert.equal((await harness.manager.get('ada', waiting.id)).status, 'pending');
    await harness.manager.cancel('ada', running.id);

    assert.equal((await waitForEnd(harness, waiting)).status, 'succeeded');
  });

  it('of another owner starts before the queue of an owner who started many', async () => {
    const harness = await openManager({ maxConcurrent: 2 });
    const [first, second] = [createEndlessWork(), createEndlessWork()];
    const order: string[] = [];
    const note = (name: string) => async () => void order.push(name);

    const running = await harness.manager.start(ADA, first.work);
    const alsoRunning = await harness.manager.start(ADA, second.work);
    const queued = await harness.manager.start(ADA, note('ada'));
    const other = await harness.manager.start({ ...ADA, owner: 'ben' }, note('ben'));
    await Promise.all([first.begun, second.begun]);
    await harness.manager.cancel('ada', running.id);
    await Promise.all([harness.manager.waitForEnd(other.id), harness.manager.waitForEnd(queued.id)]);

    assert.deepEqual(order, ['ben', 'ada']);
    await harness.manager.cancel('ada', alsoRunning.id);
  });

  it('is rejected when its owner has too many unfinished runs, and others may still start', async () => {
    const harness = await openManager({ maxUnfinishedPerOwner: 1 });
    const endless = createEndlessWork();
    const run = await harness.manager.start(ADA, endless.work);

    await assert.rejects(
      harness.manager.start(ADA, async () => 1),
      /You have 1 unfinished runs; 1 are allowed/,
    );
    const other = await harness.manager.start({ ...ADA, owner: 'ben' }, async () => 1);
    await harness.manager.waitForEnd(other.id);

    await harness.manager.cancel('ada', run.id);
    await waitForEnd(harness, run);
    await waitForEnd(harness, await harness.manager.start(ADA, async () => 1));
  });

  it('counts only with the runs of its kind, which may have another maximum', async () => {
    const harness = await openManager({ maxUnfinishedPerOwner: 1, maxUnfinishedByKind: { upload: 2 } });
    const { work } = createEndlessWork();
    const requests = [ADA, { ...ADA, kind: 'upload' }, { ...ADA, kind: 'upload' }];

    const runs = await Promise.all(requests.map((request) => harness.manager.start(request, work)));

    await assert.rejects(harness.manager.start({ ...ADA, kind: 'upload' }, work), /2 are allowed/);
    for (const run of runs) await harness.manager.cancel('ada', run.id);
  });

  it('is rejected while its thread has an unfinished run', async () => {
    const harness = await openManager();
    const endless = createEndlessWork();
    const run = await harness.manager.start({ ...ADA, threadId: 't1' }, endless.work);

    await assert.rejects(
      harness.manager.start({ ...ADA, threadId: 't1' }, async () => 1),
      isFault('conflict'),
    );

    await harness.manager.cancel('ada', run.id);
    await waitForEnd(harness, run);
    await harness.manager.start({ ...ADA, threadId: 't1' }, async () => 1);
  });
});

describe('subscribing to a run', () => {
  it('replays from any event, and yields each event exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.nat(35), { maxLength: 4 }),
        async (total, readCounts) => {
          const harness = await openManager();
          const run = await harness.manager.start(ADA, async (emit) => {
            for (let n = 1; n <= total; n++) await emit('n', n);
          });

          const receivedIds: number[] = [];
          for (const maxEvents of [...readCounts, Number.POSITIVE_INFINITY]) {
            const after = receivedIds.at(-1) ?? 0;
            let remaining = maxEvents;
            for await (const event of harness.manager.subscribe('ada', run.id, { after })) {
              receivedIds.push(event.id);
              if (--remaining <= 0) break;
            }
          }

          assert.deepEqual(
            receivedIds,
            Array.from({ length: total + 1 }, (_, n) => n + 1),
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  it('ends immediately for a subscriber that has received done', async () => {
    const harness = await openManager();
    const run = await harness.manager.start(ADA, async () => 1);
    const { lastEventId } = await waitForEnd(harness, run);

    assert.deepEqual(await collect(harness.manager.subscribe('ada', run.id, { after: lastEventId })), []);
  });

  it('rejects an event id that the run has not reached', async () => {
    const harness = await openManager();
    const run = await harness.manager.start(ADA, async () => 1);
    await waitForEnd(harness, run);

    await assert.rejects(
      collect(harness.manager.subscribe('ada', run.id, { after: 99 })),
      isFault('invalid-input'),
    );
  });

  it('ends without an error when the subscriber disconnects', async () => {
    const harness = await openManager();
    const endless = createEndlessWork();
    const run = await harness.manager.start(ADA, endless.work);
    const subscription = new AbortController();

    const collected = collect(harness.manager.subscribe('ada', run.id, { signal: subscription.signal }));
    await endless.begun;
    subscription.abort();

    assert.deepEqual(await collected, []);
    await harness.manager.close();
    assert.equal(harness.clock.pending(), 0);
  });

  it('polls the store for events of a run that another process executes', async () => {
    const otherManager = await openManager();
    const executingManager = await openManager({ store: otherManager.store, clock: otherManager.clock });
    const blocker = Promise.withResolvers<void>();
    const run = await executingManager.manager.start(ADA, async (emit) => {
      await emit('first');
      await blocker.promise;
    });

    const events = otherManager.manager.subscribe('ada', run.id);
    const first = await events.next();
    const second = events.next();
    blocker.resolve();
    await waitForEnd(executingManager, run);
    otherManager.clock.advance(500);

    assert.equal(first.value?.type, 'first');
    assert.equal((await second).value?.type, 'done');
  });
});

describe('run ownership', () => {
  it('hides the runs of other owners', async () => {
    const harness = await openManager();
    const run = await harness.manager.start(ADA, async () => 1);
    await waitForEnd(harness, run);

    await assert.rejects(harness.manager.get('bob', run.id), isFault('not-found'));
    await assert.rejects(harness.manager.cancel('bob', run.id), isFault('not-found'));
    await assert.rejects(collect(harness.manager.subscribe('bob', run.id)), isFault('not-found'));
    assert.deepEqual((await harness.manager.list('bob', {}, { limit: 10 })).runs, []);
  });
});

describe('cancelling a run', () => {
  it('aborts the signal and ends as cancelled', async () => {
    const harness = await openManager();
    const endless = createEndlessWork();
    const run = await harness.manager.start(ADA, endless.work);
    await endless.begun;

    await harness.manager.cancel('ada', run.id);

    const ended = await waitForEnd(harness, run);
    assert.equal(ended.status, 'cancelled');
    assert.equal(ended.cancelRequested, true);
    assert.deepEqual(harness.reports, []);
  });

  it('ends a queued run without starting it', async () => {
    const harness = await openManager({ maxConcurrent: 1 });
    const endless = createEndlessWork();
    await harness.manager.start(ADA, endless.work);
    let begun = false;
    const waiting = await harness.manager.start(ADA, async () => {
      begun = true;
    });

    await harness.manager.cancel('ada', waiting.id);

    assert.equal((await waitForEnd(harness, waiting)).status, 'cancelled');
    assert.equal(begun, false);
    await harness.manager.close();
  });

  it('stops waiting after the grace period for work that ignores its signal', async () => {
    const harness = await openManager({ graceMs: 5000 });
    const begun = Promise.withResolvers<void>();
    const run = await harness.manager.start(ADA, () => {
      begun.resolve();
      return new Promise(() => undefined);
    });
    await begun.promise;

    await harness.manager.cancel('ada', run.id);
    harness.clock.advance(5000);

    assert.equal((await waitForEnd(harness, run)).status, 'cancelled');
  });

  it('does not change a run that has ended', async () => {
    const harness = await openManager();
    const run = await harness.manager.start(ADA, async () => 1);
    await waitForEnd(harness, run);

    assert.equal((await harness.manager.cancel('ada', run.id)).status, 'succeeded');
  });

  it('reaches the process that executes the run', async () => {
    const otherManager = await openManager();
    const executingManager = await openManager({ store: otherManager.store, clock: otherManager.clock });
    const endless = createEndlessWork();
    const run = await executingManager.manager.start(ADA, endless.work);
    await endless.begun;

    await otherManager.manager.cancel('ada', run.id);
    otherManager.clock.advance(5000);

    assert.equal((await waitForEnd(executingManager, run)).status, 'cancelled');
  });
});

describe('when a process ends', () => {
  it('the next process ends its runs as interrupted when their lease has expired', async () => {
    const clock = createManualClock();
    const store = createMemoryRunStore();
    const abandonedRun = { ...ADA, id: 'r1', createdAt: clock.now().toISOString(), holder: 'dead' };
    await store.create({ ...abandonedRun, leaseUntil: clock.now().toISOString() });
    clock.advance(1);

    const harness = await openManager({ store, clock });

    const run = await harness.manager.get('ada', 'r1');
    assert.equal(run.status, 'interrupted');
    assert.match(run.error?.message ?? '', /stopped before it was finished/);
  });

  it('its runs end as interrupted only after the takeover time', async () => {
    const clock = createManualClock();
    const store = createMemoryRunStore();
    const createdAt = clock.now().toISOString();
    await store.create({ ...ADA, id: 'r1', createdAt, holder: 'dead', leaseUntil: createdAt });
    clock.advance(59_999);
    const beforeTakeover = await openManager({ store, clock, takeoverMs: 60_000 });
    assert.equal((await beforeTakeover.manager.get('ada', 'r1')).status, 'pending');
    await beforeTakeover.manager.close();
    clock.advance(2);

    const afterTakeover = await openManager({ store, clock, takeoverMs: 60_000 });

    assert.equal((await afterTakeover.manager.get('ada', 'r1')).status, 'interrupted');
    await afterTakeover.manager.close();
  });

  it('the runs of a process that renews its leases continue', async () => {
    const harness = await openManager({ leaseMs: 15_000 });
    const endless = createEndlessWork();
    const run = await harness.manager.start(ADA, endless.work);
    await endless.begun;

    for (let renewal = 0; renewal < 12; renewal++) {
      harness.clock.advance(5000);
      await new Promise(setImmediate);
    }

    assert.equal((await harness.manager.get('ada', run.id)).status, 'running');
    await harness.manager.close();
  });

  it('work whose run was ended by another process is stopped', async () => {
    const harness = await openManager();
    const endless = createEndlessWork();
    const run = await harness.manager.start(ADA, endless.work);
    await endless.begun;
    await harness.store.endAbandoned('2027-01-01T00:00:00.000Z');

    harness.clock.advance(5000);
    while (harness.manager.countActive() > 0) await new Promise(setImmediate);

    assert.equal((await harness.manager.get('ada', run.id)).status, 'interrupted');
  });

  it('its resumable runs are released, and the process that resumes them continues their event ids', async () => {
    const [clock, store] = [createManualClock(), createMemoryRunStore()];
    const resumable = { generate: () => async (emit: Emit) => emit('finished') };
    const first = await openManager({ store, clock, resumable });
    const endless = createEndlessWork();
    const run = await first.manager.start(ADA, async (emit, signal) => {
      await emit('begun');
      return endless.work(emit, signal);
    });
    await endless.begun;
    await first.manager.close();
    assert.equal((await store.find(run.id))?.status, 'running');
    clock.advance(1);

    const second = await openManager({ store, clock, resumable });

    const events = await collect(second.manager.subscribe('ada', run.id));
    assert.deepEqual(
      events.map(({ id, type }) => `${id} ${type}`),
      ['1 begun', '2 resumed', '3 finished', '4 done'],
    );
    assert.equal((await second.manager.get('ada', run.id)).status, 'succeeded');
    await second.manager.close();
  });

  it('another process resumes a run that the killed process had not started', async () => {
    const clock = createManualClock();
    const store = createMemoryRunStore();
    const createdAt = clock.now().toISOString();
    await store.create({ ...ADA, id: 'r1', createdAt, holder: 'dead', leaseUntil: createdAt });
    clock.advance(1);

    const harness = await openManager({
      store,
      clock,
      resumable: {
        generate:
          ({ id }) =>
          async () =>
            `${id} done`,
      },
    });

    await collect(harness.manager.subscribe('ada', 'r1'));
    const run = await harness.manager.get('ada', 'r1');
    assert.deepEqual([run.status, run.result], ['succeeded', 'r1 done']);
    await harness.manager.close();
  });

  it('its runs are interrupted, and it starts no new ones', async () => {
    const harness = await openManager();
    const endless = createEndlessWork();
    const run = await harness.manager.start(ADA, endless.work);
    await endless.begun;

    await harness.manager.close();

    assert.equal((await harness.manager.get('ada', run.id)).status, 'interrupted');
    await assert.rejects(
      harness.manager.start(ADA, async () => 1),
      isFault('service-down'),
    );
  });
});
