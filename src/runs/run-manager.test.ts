import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '../domain/fault.ts';
import type { Run, RunEvent } from '../domain/run.ts';
import { createManualClock, type ManualClock } from '../ports/manual-clock.fixture.ts';
import { createMemoryRunStore } from '../ports/memory-run-store.fixture.ts';
import type { RunStore } from '../ports/run-store.ts';
import type { Emit } from './event-writer.ts';
import { openRunManager, type RunManager, type RunManagerTools } from './run-manager.ts';

type Desk = { manager: RunManager; clock: ManualClock; store: RunStore; reports: unknown[] };

async function openDesk(changes: Partial<RunManagerTools> = {}): Promise<Desk> {
  const clock = createManualClock();
  const reports: unknown[] = [];
  let count = 0;
  const store = changes.store ?? createMemoryRunStore();
  const report = (thrown: unknown): void => void reports.push(thrown);
  const prefix = Math.random().toString(36).slice(2);
  const manager = await openRunManager({
    clock,
    report,
    newId: () => `${prefix}-${++count}`,
    ...changes,
    store,
  });
  return { manager, clock, store, reports };
}

const ADA = { owner: 'ada', kind: 'generate' };

async function collect(events: AsyncIterable<RunEvent>): Promise<RunEvent[]> {
  return Array.fromAsync(events);
}

async function waitForEnd({ manager }: Desk, run: Run): Promise<Run> {
  await collect(manager.subscribe(run.owner, run.id));
  return manager.get(run.owner, run.id);
}

function isFault(kind: Fault['kind']): (thrown: unknown) => boolean {
  return (thrown) => thrown instanceof Fault && thrown.kind === kind;
}

/** Work that waits for its signal, and tells when it has begun. */
function createPatientWork() {
  const begun = Promise.withResolvers<void>();
  const work = async (_emit: unknown, signal: AbortSignal): Promise<never> => {
    begun.resolve();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  return { work, begun: begun.promise };
}

describe('a run', () => {
  it('is recorded as pending, runs, and succeeds with its result', async () => {
    const desk = await openDesk();

    const run = await desk.manager.start(ADA, async (emit) => {
      await emit('progress', { step: 1 });
      return { made: 2 };
    });
    const ended = await waitForEnd(desk, run);

    assert.equal(run.status, 'pending');
    assert.equal(ended.status, 'succeeded');
    assert.deepEqual(ended.result, { made: 2 });
    assert.equal(ended.startedAt, '2026-01-01T00:00:00.000Z');
    assert.equal(desk.manager.underWay(), 0);
  });

  it('shows its events in order and ends with done', async () => {
    const desk = await openDesk();

    const run = await desk.manager.start(ADA, async (emit) => {
      for (let n = 0; n < 250; n++) void emit('n', n);
    });
    const events = await collect(desk.manager.subscribe('ada', run.id));

    assert.deepEqual(
      events.map(({ id }) => id),
      Array.from({ length: 251 }, (_, n) => n + 1),
    );
    assert.deepEqual(events.at(-1)?.data, { status: 'succeeded' });
  });

  it('fails with the words of a fault', async () => {
    const desk = await openDesk();

    const run = await desk.manager.start(ADA, async () => {
      throw new Fault('needs-model', 'Set OPENAI_API_KEY.');
    });

    const ended = await waitForEnd(desk, run);
    assert.equal(ended.status, 'failed');
    assert.deepEqual(ended.error, { error: 'needs_model', message: 'Set OPENAI_API_KEY.' });
  });

  it('keeps the text of an unexpected error to the log', async () => {
    const desk = await openDesk();

    const run = await desk.manager.start(ADA, () => {
      throw new Error('password hunter2 refused');
    });

    const ended = await waitForEnd(desk, run);
    assert.doesNotMatch(JSON.stringify(ended), /hunter2/);
    assert.match(String(desk.reports[0]), /hunter2/);
  });

  it('fails when an event cannot be written as JSON', async () => {
    const desk = await openDesk();

    const run = await desk.manager.start(ADA, async (emit) => emit('big', 10n));

    assert.equal((await waitForEnd(desk, run)).status, 'failed');
  });

  it('may not emit done itself', async () => {
    const desk = await openDesk();

    const run = await desk.manager.start(ADA, async (emit) => emit('done', {}));

    const events = await collect(desk.manager.subscribe('ada', run.id));
    assert.deepEqual(
      events.map(({ type }) => type),
      ['done'],
    );
  });

  it('fails when the store loses an event nobody awaited', async () => {
    const store = createMemoryRunStore();
    const append: RunStore['append'] = async () => {
      throw new Fault('service-down', 'The disk is full.');
    };
    const desk = await openDesk({ store: { ...store, append } });

    const run = await desk.manager.start(ADA, async (emit) => {
      void emit('lost', 1);
      return 'fine';
    });

    const ended = await waitForEnd(desk, run);
    assert.equal(ended.status, 'failed');
    assert.deepEqual(ended.error, { error: 'service_down', message: 'The disk is full.' });
  });

  it('waits as pending while others are at work', async () => {
    const desk = await openDesk({ atOnce: 1 });
    const first = createPatientWork();

    const running = await desk.manager.start(ADA, first.work);
    const waiting = await desk.manager.start(ADA, async () => 'second');
    await first.begun;
    assert.equal((await desk.manager.get('ada', waiting.id)).status, 'pending');
    await desk.manager.cancel('ada', running.id);

    assert.equal((await waitForEnd(desk, waiting)).status, 'succeeded');
  });

  it('is refused while another run of its thread is under way', async () => {
    const desk = await openDesk();
    const patient = createPatientWork();
    const run = await desk.manager.start({ ...ADA, threadId: 't1' }, patient.work);

    await assert.rejects(
      desk.manager.start({ ...ADA, threadId: 't1' }, async () => 1),
      isFault('conflict'),
    );

    await desk.manager.cancel('ada', run.id);
    await waitForEnd(desk, run);
    await desk.manager.start({ ...ADA, threadId: 't1' }, async () => 1);
  });
});

describe('watching a run', () => {
  it('replays from any event and follows on without gap or double', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.nat(35), { maxLength: 4 }),
        async (total, cuts) => {
          const desk = await openDesk();
          const run = await desk.manager.start(ADA, async (emit) => {
            for (let n = 1; n <= total; n++) await emit('n', n);
          });

          const seen: number[] = [];
          for (const cut of [...cuts, Number.POSITIVE_INFINITY]) {
            const after = seen.at(-1) ?? 0;
            let left = cut;
            for await (const event of desk.manager.subscribe('ada', run.id, { after })) {
              seen.push(event.id);
              if (--left <= 0) break;
            }
          }

          assert.deepEqual(
            seen,
            Array.from({ length: total + 1 }, (_, n) => n + 1),
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  it('ends at once for one who has seen done', async () => {
    const desk = await openDesk();
    const run = await desk.manager.start(ADA, async () => 1);
    const { lastEventId } = await waitForEnd(desk, run);

    assert.deepEqual(await collect(desk.manager.subscribe('ada', run.id, { after: lastEventId })), []);
  });

  it('refuses an event id that the run has not reached', async () => {
    const desk = await openDesk();
    const run = await desk.manager.start(ADA, async () => 1);
    await waitForEnd(desk, run);

    await assert.rejects(
      collect(desk.manager.subscribe('ada', run.id, { after: 99 })),
      isFault('invalid-input'),
    );
  });

  it('stops quietly when the watcher goes', async () => {
    const desk = await openDesk();
    const patient = createPatientWork();
    const run = await desk.manager.start(ADA, patient.work);
    const leaving = new AbortController();

    const watching = collect(desk.manager.subscribe('ada', run.id, { signal: leaving.signal }));
    await patient.begun;
    leaving.abort();

    assert.deepEqual(await watching, []);
    await desk.manager.close();
    assert.equal(desk.clock.pending(), 0);
  });

  it('sees what another process works on, by asking the store again', async () => {
    const here = await openDesk();
    const there = await openDesk({ store: here.store, clock: here.clock });
    const gate = Promise.withResolvers<void>();
    const run = await there.manager.start(ADA, async (emit) => {
      await emit('first');
      await gate.promise;
    });

    const events = here.manager.subscribe('ada', run.id);
    const first = await events.next();
    const second = events.next();
    gate.resolve();
    await waitForEnd(there, run);
    here.clock.advance(500);

    assert.equal(first.value?.type, 'first');
    assert.equal((await second).value?.type, 'done');
  });
});

describe('ownership', () => {
  it('hides the runs of others', async () => {
    const desk = await openDesk();
    const run = await desk.manager.start(ADA, async () => 1);
    await waitForEnd(desk, run);

    await assert.rejects(desk.manager.get('bob', run.id), isFault('not-found'));
    await assert.rejects(desk.manager.cancel('bob', run.id), isFault('not-found'));
    await assert.rejects(collect(desk.manager.subscribe('bob', run.id)), isFault('not-found'));
    assert.deepEqual((await desk.manager.list('bob', {}, { limit: 10 })).runs, []);
  });
});

describe('cancelling', () => {
  it('aborts the signal and ends as cancelled', async () => {
    const desk = await openDesk();
    const patient = createPatientWork();
    const run = await desk.manager.start(ADA, patient.work);
    await patient.begun;

    await desk.manager.cancel('ada', run.id);

    const ended = await waitForEnd(desk, run);
    assert.equal(ended.status, 'cancelled');
    assert.equal(ended.cancelRequested, true);
    assert.deepEqual(desk.reports, []);
  });

  it('ends a run that is still in line without beginning it', async () => {
    const desk = await openDesk({ atOnce: 1 });
    const patient = createPatientWork();
    await desk.manager.start(ADA, patient.work);
    let begun = false;
    const waiting = await desk.manager.start(ADA, async () => {
      begun = true;
    });

    await desk.manager.cancel('ada', waiting.id);

    assert.equal((await waitForEnd(desk, waiting)).status, 'cancelled');
    assert.equal(begun, false);
    await desk.manager.close();
  });

  it('does not wait for ever for work that ignores its signal', async () => {
    const desk = await openDesk({ graceMs: 5000 });
    const begun = Promise.withResolvers<void>();
    const run = await desk.manager.start(ADA, () => {
      begun.resolve();
      return new Promise(() => undefined);
    });
    await begun.promise;

    await desk.manager.cancel('ada', run.id);
    desk.clock.advance(5000);

    assert.equal((await waitForEnd(desk, run)).status, 'cancelled');
  });

  it('leaves a run that has ended as it is', async () => {
    const desk = await openDesk();
    const run = await desk.manager.start(ADA, async () => 1);
    await waitForEnd(desk, run);

    assert.equal((await desk.manager.cancel('ada', run.id)).status, 'succeeded');
  });

  it('reaches the process that does the work', async () => {
    const here = await openDesk();
    const there = await openDesk({ store: here.store, clock: here.clock });
    const patient = createPatientWork();
    const run = await there.manager.start(ADA, patient.work);
    await patient.begun;

    await here.manager.cancel('ada', run.id);
    here.clock.advance(5000);

    assert.equal((await waitForEnd(there, run)).status, 'cancelled');
  });
});

describe('the end of a process', () => {
  it('leaves runs that the next one marks as interrupted when their lease is over', async () => {
    const clock = createManualClock();
    const store = createMemoryRunStore();
    const lost = { ...ADA, id: 'r1', createdAt: clock.now().toISOString(), holder: 'dead' };
    await store.create({ ...lost, leaseUntil: clock.now().toISOString() });
    clock.advance(1);

    const desk = await openDesk({ store, clock });

    const run = await desk.manager.get('ada', 'r1');
    assert.equal(run.status, 'interrupted');
    assert.match(run.error?.message ?? '', /stopped before it was finished/);
  });

  it('leaves runs for a while where another process may carry them on', async () => {
    const clock = createManualClock();
    const store = createMemoryRunStore();
    const createdAt = clock.now().toISOString();
    await store.create({ ...ADA, id: 'r1', createdAt, holder: 'dead', leaseUntil: createdAt });
    clock.advance(59_999);
    const early = await openDesk({ store, clock, leaveMs: 60_000 });
    assert.equal((await early.manager.get('ada', 'r1')).status, 'pending');
    await early.manager.close();
    clock.advance(2);

    const late = await openDesk({ store, clock, leaveMs: 60_000 });

    assert.equal((await late.manager.get('ada', 'r1')).status, 'interrupted');
    await late.manager.close();
  });

  it('keeps its own runs alive as long as it beats', async () => {
    const desk = await openDesk({ leaseMs: 15_000 });
    const patient = createPatientWork();
    const run = await desk.manager.start(ADA, patient.work);
    await patient.begun;

    for (let beat = 0; beat < 12; beat++) {
      desk.clock.advance(5000);
      await new Promise(setImmediate);
    }

    assert.equal((await desk.manager.get('ada', run.id)).status, 'running');
    await desk.manager.close();
  });

  it('stops work whose run was given up', async () => {
    const desk = await openDesk();
    const patient = createPatientWork();
    const run = await desk.manager.start(ADA, patient.work);
    await patient.begun;
    await desk.store.endAbandoned('2027-01-01T00:00:00.000Z');

    desk.clock.advance(5000);
    while (desk.manager.underWay() > 0) await new Promise(setImmediate);

    assert.equal((await desk.manager.get('ada', run.id)).status, 'interrupted');
  });

  it('lets go of what another process carries on, whose events go on where they stopped', async () => {
    const [clock, store] = [createManualClock(), createMemoryRunStore()];
    const carriesOn = { generate: () => async (emit: Emit) => emit('finished') };
    const before = await openDesk({ store, clock, carriesOn });
    const patient = createPatientWork();
    const run = await before.manager.start(ADA, async (emit, signal) => {
      await emit('begun');
      return patient.work(emit, signal);
    });
    await patient.begun;
    await before.manager.close();
    assert.equal((await store.find(run.id))?.status, 'running');
    clock.advance(1);

    const after = await openDesk({ store, clock, carriesOn });

    const events = await collect(after.manager.subscribe('ada', run.id));
    assert.deepEqual(
      events.map(({ id, type }) => `${id} ${type}`),
      ['1 begun', '2 resumed', '3 finished', '4 done'],
    );
    assert.equal((await after.manager.get('ada', run.id)).status, 'succeeded');
    await after.manager.close();
  });

  it('carries on what a killed process had not begun', async () => {
    const clock = createManualClock();
    const store = createMemoryRunStore();
    const createdAt = clock.now().toISOString();
    await store.create({ ...ADA, id: 'r1', createdAt, holder: 'dead', leaseUntil: createdAt });
    clock.advance(1);

    const desk = await openDesk({
      store,
      clock,
      carriesOn: {
        generate:
          ({ id }) =>
          async () =>
            `${id} done`,
      },
    });

    await collect(desk.manager.subscribe('ada', 'r1'));
    const run = await desk.manager.get('ada', 'r1');
    assert.deepEqual([run.status, run.result], ['succeeded', 'r1 done']);
    await desk.manager.close();
  });

  it('interrupts what is under way when it is closed, and starts nothing more', async () => {
    const desk = await openDesk();
    const patient = createPatientWork();
    const run = await desk.manager.start(ADA, patient.work);
    await patient.begun;

    await desk.manager.close();

    assert.equal((await desk.manager.get('ada', run.id)).status, 'interrupted');
    await assert.rejects(
      desk.manager.start(ADA, async () => 1),
      isFault('service-down'),
    );
  });
});
