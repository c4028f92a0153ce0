import type { Run } from '../domain/run.ts';
import type { Clock } from '../ports/clock.ts';
import type { RunEnding, RunStore } from '../ports/run-store.ts';
import { createEventWriter, type EventWriter } from './event-writer.ts';
import { runAsOwner } from './limits/run-owner.ts';
import type { RunNotifier } from './run-notifier.ts';
import { type RunStopped, type RunWork, toFailure, toStop, toSuccess } from './run-work.ts';

type RunExecutorOptions = {
  readonly store: RunStore;
  readonly clock: Clock;
  readonly notifier: RunNotifier;
  /** Id of this process. The store rejects writes to a run that another process has leased. */
  readonly holder: string;
  /** Time that work has to end after its abort signal (the grace period). */
  readonly graceMs: number;
  /** Maximum number of concurrent runs per kind. */
  readonly maxConcurrent: number;
  /** Logs an error and the run it belongs to. */
  readonly report: (thrown: unknown, runId: string) => void;
};

/** The unfinished runs of this process: the running ones and those that wait for a free slot. */
export type RunExecutor = {
  /** Queues a run. `isResumed` is true when another process had started it before. */
  execute(run: Pick<Run, 'id' | 'kind' | 'owner'>, work: RunWork, isResumed: boolean): void;
  /** Does short work in a slot of its kind, without storing a run. Like a run, it counts for its owner and for `stopAll`. */
  doNow<Result>(
    request: { readonly kind: string; readonly owner: string },
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Aborts the signal of the run; a no-op when this process does not execute it. */
  stop(id: string, reason: RunStopped): void;
  /** Stops every run with the reason for its kind, and waits until all have ended. */
  stopAll(reasonFor: (kind: string) => RunStopped): Promise<void>;
  has(id: string): boolean;
  ids(): string[];
  /** Number of unfinished runs of this owner and kind. */
  countOf(owner: string, kind: string): number;
  /** Resolves when the run has ended; immediately when this process does not execute it. */
  waitForEnd(id: string): Promise<void>;
};

type ActiveRun = {
  readonly kind: string;
  readonly owner: string;
  readonly controller: AbortController;
  readonly ended: Promise<void>;
};

/**
 * Creates an executor that limits concurrent runs per kind. Further runs of that kind wait in a queue, in which the owner
 * with the fewest executing runs comes first, so that one person cannot delay all others. Other kinds are not affected.
 */
export function createRunExecutor(options: RunExecutorOptions): RunExecutor {
  const active = new Map<string, ActiveRun>();
  const slotsByKind = new Map<string, Slots>();
  const unstored = new Set<Pick<ActiveRun, 'kind' | 'owner'> & { readonly ended: Promise<unknown> }>();

  const listUnfinished = () => [...active.values(), ...unstored];

  function getSlots(kind: string): Slots {
    const slots = slotsByKind.get(kind) ?? createSlots(options.maxConcurrent);
    slotsByKind.set(kind, slots);
    return slots;
  }

  async function runInSlot(execution: Execution, slots: Slots): Promise<void> {
    await slots.acquire(execution);
    try {
      await executeRun(execution, options);
    } finally {
      slots.release(execution.owner);
      active.delete(execution.runId);
    }
  }

  return {
    execute({ id, kind, owner }, work, isResumed) {
      const controller = new AbortController();
      const { signal } = controller;
      const ended = runInSlot({ runId: id, owner, work, signal, isResumed }, getSlots(kind));
      active.set(id, { kind, owner, controller, ended });
    },
    async doNow({ kind, owner }, work) {
      const result = workInSlot(owner, getSlots(kind), work);
      const entry = { kind, owner, ended: result };
      unstored.add(entry);
      try {
        return await result;
      } finally {
        unstored.delete(entry);
      }
    },
    stop: (id, reason) => active.get(id)?.controller.abort(reason),
    async stopAll(reasonFor) {
      for (const { kind, controller } of active.values()) controller.abort(reasonFor(kind));
      while (listUnfinished().length > 0)
        await Promise.allSettled(listUnfinished().map(({ ended }) => ended));
    },
    has: (id) => active.has(id),
    ids: () => [...active.keys()],
    countOf: (owner, kind) =>
      listUnfinished().filter((run) => run.owner === owner && run.kind === kind).length,
    waitForEnd: async (id) => active.get(id)?.ended,
  };
}

const NEVER_ABORTED = new AbortController().signal;

async function workInSlot<Result>(owner: string, slots: Slots, work: () => Promise<Result>): Promise<Result> {
  await slots.acquire({ owner, signal: NEVER_ABORTED });
  try {
    return await runAsOwner(owner, work);
  } finally {
    slots.release(owner);
  }
}

type SlotRequest = { readonly owner: string; readonly signal: AbortSignal };

type Slots = {
  /** Resolves when a slot is free. An aborted run gets a slot at once, even above the limit, so that it can end. */
  acquire(request: SlotRequest): Promise<void>;
  release(owner: string): void;
};

/** Creates a semaphore. The next free slot goes to the owner who uses the fewest; among equals, the longest waiting run gets it. */
function createSlots(limit: number): Slots {
  type Waiting = { readonly owner: string; readonly useSlot: () => void };
  const queue = new Set<Waiting>();
  const usedByOwner = new Map<string, number>();
  let usedSlots = 0;

  const countUsed = (owner: string): number => usedByOwner.get(owner) ?? 0;

  function changeUsed(owner: string, change: 1 | -1): void {
    usedSlots += change;
    const used = countUsed(owner) + change;
    if (used === 0) usedByOwner.delete(owner);
    else usedByOwner.set(owner, used);
  }

  function findNext(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const waiting of queue) {
      if (next === undefined || countUsed(waiting.owner) < countUsed(next.owner)) next = waiting;
      if (countUsed(next.owner) === 0) return next;
    }
    return next;
  }

  function admitWaiting(): void {
    while (usedSlots < limit) {
      const next = findNext();
      if (next === undefined) return;
      next.useSlot();
    }
  }

  return {
    async acquire({ owner, signal }) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const useSlot = (): void => {
        if (!queue.delete(waiting)) return;
        changeUsed(owner, 1);
        resolve();
      };
      const waiting = { owner, useSlot };
      queue.add(waiting);
      signal.addEventListener('abort', useSlot, { once: true });
      admitWaiting();
      await promise;
      signal.removeEventListener('abort', useSlot);
    },
    release(owner) {
      changeUsed(owner, -1);
      admitWaiting();
    },
  };
}

type Execution = {
  readonly runId: string;
  readonly owner: string;
  readonly work: RunWork;
  readonly signal: AbortSignal;
  readonly isResumed: boolean;
};

type Outcome = { readonly result: unknown } | { readonly thrown: unknown };

/** Executes one run from `pending` to its end; never throws. When the store fails, the lease expires and another process ends the run. */
async function executeRun(execution: Execution, options: RunExecutorOptions): Promise<void> {
  const { runId, signal, isResumed } = execution;
  const { store, clock, notifier, holder, report } = options;
  try {
    const canExecute = signal.aborted || (await store.begin(runId, clock.now().toISOString())) || isResumed;
    if (!canExecute) return;
    const ending = await workUntilEnd(execution, options);
    if (ending === undefined) await store.release(runId, holder, clock.now().toISOString());
    else await store.end(runId, ending, holder);
  } catch (thrown) {
    report(thrown, runId);
  } finally {
    notifier.notify(runId);
  }
}

/** Does the work and stores its events. Returns undefined when the run is released for another process to resume. */
async function workUntilEnd(
  execution: Execution,
  options: RunExecutorOptions,
): Promise<RunEnding | undefined> {
  const { runId, signal } = execution;
  const { clock, report } = options;
  const writer = openWriter(runId, options);
  const outcome = signal.aborted ? undefined : await workUntilStopped(execution, writer, options);
  const flushOutcome = await captureOutcome(writer.flush);
  if (signal.aborted) return toStop(signal, clock.now());
  const finalOutcome = 'thrown' in flushOutcome ? flushOutcome : (outcome ?? flushOutcome);
  if ('result' in finalOutcome) return toSuccess(finalOutcome.result, clock.now());
  report(finalOutcome.thrown, runId);
  return toFailure(finalOutcome.thrown, clock.now());
}

function openWriter(runId: string, { store, clock, notifier, holder }: RunExecutorOptions): EventWriter {
  return createEventWriter({
    now: clock.now,
    append: async (events) => {
      await store.append(runId, events, holder);
      notifier.notify(runId);
    },
  });
}

/** Returns the outcome of the work; undefined when it was stopped and did not end within the grace period. */
async function workUntilStopped(
  { runId, owner, work, signal }: Execution,
  { emit }: EventWriter,
  { clock, graceMs }: RunExecutorOptions,
): Promise<Outcome | undefined> {
  const { promise: graceEnded, resolve } = Promise.withResolvers<undefined>();
  let cancelTimer = (): void => undefined;
  const onStop = (): void => {
    cancelTimer = clock.after(graceMs, () => resolve(undefined));
  };
  signal.addEventListener('abort', onStop, { once: true });
  try {
    return await Promise.race([
      captureOutcome(() => runAsOwner(owner, () => work(emit, signal, runId))),
      graceEnded,
    ]);
  } finally {
    signal.removeEventListener('abort', onStop);
    cancelTimer();
  }
}

/** Returns the result or the error of the work, instead of throwing. */
async function captureOutcome(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { result: await work() };
  } catch (thrown) {
    return { thrown };
  }
}
