import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { asFault, type Fault } from '../../domain/fault.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import type { Clock } from '../../ports/clock.ts';

export type JobSource = {
  readonly store: Pick<BatchStore, 'claim'>;
  readonly worker: string;
  readonly clock: Clock;
  /** Batches with jobs that wait or are worked on; they are taken from in turn. */
  readonly listBatches: () => Promise<readonly Batch[]>;
  /** False when no further job of the batch may begin; then it is listed no more. */
  readonly mayBegin: (batch: Batch) => Promise<boolean>;
  /** Ends when no batch has jobs any more; else waits for the next batch. */
  readonly untilEmpty: boolean;
  /** Takes no further job from then on. */
  readonly drain: AbortSignal;
  /** Told of a database that is away; it is asked again. Without it the fault is thrown. */
  readonly onTrouble?: (fault: Fault) => void;
};

export type TakenJob = { readonly job: BatchJob; readonly batch: Batch };

export type JobTaker = {
  /** The next job, once there is one; undefined when the work is over. */
  next(): Promise<TakenJob | undefined>;
  /** Looks again at once, as when a job has ended. */
  wake(): void;
  end(): void;
};

const LOOK_AGAIN_MS = 1_000;

/** Takes one job after the other from several batches in turn, and looks again every second when none is free. */
export function createJobTaker(source: JobSource): JobTaker {
  let isOver = false;
  let isPlenty = false;
  let pause: { readonly over: Promise<void>; end(): void } | undefined;
  let looks: Promise<unknown> = Promise.resolve();
  let wakes = 0;
  let emptySince = -1;
  const round = createRound(source);
  const lookPatiently = async (): Promise<TakenJob | undefined> => {
    try {
      const taken = await round.look();
      if (taken === undefined && source.untilEmpty && round.isEmpty()) isOver = true;
      return taken;
    } catch (thrown) {
      const fault = asFault(thrown);
      if (source.onTrouble === undefined || fault.kind !== 'service-down') throw fault;
      source.onTrouble(fault);
      return undefined;
    }
  };
  const look = async (): Promise<TakenJob | undefined> => {
    if (emptySince === wakes || isOver || source.drain.aborted) return undefined;
    const before = wakes;
    const taken = await lookPatiently();
    if (taken === undefined) emptySince = before;
    isPlenty = taken !== undefined;
    return taken;
  };
  /** Where jobs are few, one after the other: when one finds nothing, the others need not look before something happens. */
  const lookInTurn = (): Promise<TakenJob | undefined> => {
    if (isPlenty) return look();
    const turn = looks.then(look);
    looks = turn.catch(() => {});
    return turn;
  };
  const wake = (): void => {
    wakes++;
    pause?.end();
  };
  source.drain.addEventListener('abort', wake);
  return {
    next: async () => {
      while (!isOver && !source.drain.aborted) {
        const taken = await lookInTurn();
        if (taken !== undefined) return taken;
        if (isOver || source.drain.aborted) break;
        pause ??= startPause(() => {
          pause = undefined;
          wakes++;
        });
        await pause.over;
      }
      wake();
      return undefined;
    },
    wake,
    end: () => {
      isOver = true;
      source.drain.removeEventListener('abort', wake);
      wake();
    },
  };
}

type Round = { look(): Promise<TakenJob | undefined>; isEmpty(): boolean };

/** Goes round the batches, each in its turn. */
function createRound(source: JobSource): Round {
  let batches: readonly Batch[] = [];
  let listedAt = 0;
  let turn = 0;
  const takeFromAny = async (): Promise<TakenJob | undefined> => {
    for (const _batch of batches) {
      const batch = batches[turn++ % batches.length];
      if (batch === undefined || source.drain.aborted) return undefined;
      const job = (await source.mayBegin(batch))
        ? await source.store.claim(batch.id, source.worker)
        : undefined;
      if (job !== undefined) return { job, batch };
    }
    return undefined;
  };
  /** Batches are listed anew when they have nothing, and every second, because limits may change. */
  const look = async (): Promise<TakenJob | undefined> => {
    const now = source.clock.now().getTime();
    const taken = now - listedAt < LOOK_AGAIN_MS ? await takeFromAny() : undefined;
    if (taken !== undefined) return taken;
    listedAt = now;
    batches = await source.listBatches();
    return takeFromAny();
  };
  return { look, isEmpty: () => batches.length === 0 };
}

/** One pause for all who wait. */
function startPause(onOver: () => void): { over: Promise<void>; end(): void } {
  const cut = new AbortController();
  const over = sleep(LOOK_AGAIN_MS, undefined, { signal: cut.signal })
    .catch(() => {})
    .then(onOver);
  return { over, end: () => cut.abort() };
}
