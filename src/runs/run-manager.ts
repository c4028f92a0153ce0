import { Fault } from '../domain/fault.ts';
import { hasEnded, type Json, type Run, type RunEvent, type RunStatus } from '../domain/run.ts';
import type { Clock } from '../ports/clock.ts';
import type { RunPage, RunPageRequest, RunStore } from '../ports/run-store.ts';
import { createEventReader } from './event-reader.ts';
import { type FollowOptions, followEvents } from './follow-events.ts';
import { startLeaseRenewer } from './lease-renewer.ts';
import { LimitReached } from './limits/limit-reached.ts';
import { createRunExecutor, type RunExecutor } from './run-executor.ts';
import { createRunNotifier, type RunNotifier } from './run-notifier.ts';
import { RunStopped, type RunWork } from './run-work.ts';

export type RunRequest = {
  /** By default a new id. An id that is already in use is a `conflict` fault. */
  readonly id?: string;
  readonly owner: string;
  readonly kind: string;
  readonly threadId?: string;
  /** Stored with the run; the manager does not read it. */
  readonly request?: Json;
};

type OwnedRunFilter = {
  readonly kind?: string;
  readonly status?: RunStatus;
  readonly threadId?: string;
};

/** Starts, reads, follows and cancels the runs of an owner. A run of another owner is `not-found`. */
export type RunManager = {
  /** Stores the run and returns; the work continues in the background. */
  start(request: RunRequest, work: RunWork): Promise<Run>;
  /** Does short work that stores its own run. Until it ends, it counts as an unfinished run of its owner. */
  doNow<Result>(request: Pick<RunRequest, 'owner' | 'kind'>, work: () => Promise<Result>): Promise<Result>;
  get(owner: string, id: string): Promise<Run>;
  list(owner: string, filter: OwnedRunFilter, page: RunPageRequest): Promise<RunPage>;
  /** Yields the stored events after `options.after`, and then each new event until `done`. */
  subscribe(owner: string, id: string, options?: FollowOptions): AsyncGenerator<RunEvent, void, undefined>;
  /** Requests the work to stop; a no-op when the run has ended. */
  cancel(owner: string, id: string): Promise<Run>;
  /** Deletes the events of the thread's ended runs, except `done`. */
  deleteEvents(threadId: string): Promise<void>;
  /** Deletes events of old runs of the owner, and results of graph runs, so that nobody can fill the disk with them. */
  deleteOldEvents(owner: string): Promise<void>;
  /** Waits until a run of this process has ended. */
  waitForEnd(id: string): Promise<void>;
  /** Number of unfinished runs of this process. */
  countActive(): number;
  /** Releases the runs that another process can resume, interrupts all others, and waits until all have stopped. */
  close(): Promise<void>;
};

/** Creates the work that finishes a run of another process that stopped. The event log of the run contains a `resumed` event. */
export type CreateResumedWork = (run: Run) => RunWork;

export type RunManagerOptions = {
  readonly store: RunStore;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Logs an error, with the id of its run if there is one. */
  readonly report: (thrown: unknown, runId?: string) => void;
  /** Time after the last renewal until other processes may take over the runs of a process. */
  readonly leaseMs?: number;
  /** Time that work has to end after its abort signal. */
  readonly graceMs?: number;
  /** Interval for reading the events of a run that another process executes. */
  readonly pollMs?: number;
  /** Maximum number of concurrent runs per kind; further runs stay `pending` in a queue. */
  readonly maxConcurrent?: number;
  /** Maximum number of unfinished runs of one owner and kind in this process; further ones are rejected with `LimitReached`. */
  readonly maxUnfinishedPerOwner?: number;
  /** Other maximum numbers for some kinds. */
  readonly maxUnfinishedByKind?: Readonly<Record<string, number>>;
  /** Time in which another process may resume an abandoned run; then the run ends as `interrupted`. */
  readonly takeoverMs?: number;
  /** The kinds of runs that this process can resume; abandoned runs of other kinds end as `interrupted`. */
  readonly resumable?: Readonly<Record<string, CreateResumedWork>>;
};

/** The newest runs of each owner whose events are kept. */
const RUNS_WITH_EVENTS = 100;

const DEFAULTS = {
  leaseMs: 15_000,
  graceMs: 5000,
  pollMs: 500,
  maxConcurrent: 8,
  maxUnfinishedPerOwner: 200,
  takeoverMs: 0,
};

/** Opens a run manager: it resumes or ends the runs of stopped processes, then accepts new runs. The caller closes the store. */
export async function openRunManager(overrides: RunManagerOptions): Promise<RunManager> {
  const options = { ...DEFAULTS, ...overrides };
  const { store, clock, report, newId, leaseMs, pollMs } = options;
  const resumable = new Map(Object.entries<CreateResumedWork>(overrides.resumable ?? {}));
  const holder = newId();
  const notifier = createRunNotifier(clock);
  const readEvents = createEventReader(store);
  const executor = createRunExecutor({ ...options, notifier, holder });
  const leases = connectLeases(options, { resumable, holder, notifier, executor });
  let isClosed = false;
  await leases.renew();

  const get = (owner: string, id: string): Promise<Run> => getOwnRun(store, owner, id);

  function requireStartable({ owner, kind }: Pick<RunRequest, 'owner' | 'kind'>): void {
    if (isClosed) throw createStoppingFault();
    const maximum = options.maxUnfinishedByKind?.[kind] ?? options.maxUnfinishedPerOwner;
    requireUnfinishedBelow(maximum, executor.countOf(owner, kind));
  }

  return {
    get,
    countActive: () => executor.ids().length,
    list: (owner, filter, page) => store.list({ ...filter, owner }, page),
    async start(request, work) {
      requireStartable(request);
      const id = request.id ?? newId();
      const createdAt = clock.now().toISOString();
      const run = await store.create({ ...request, id, createdAt, holder, leaseUntil: leases.leaseUntil() });
      executor.execute(run, work, false);
      return run;
    },
    async doNow(request, work) {
      requireStartable(request);
      return executor.doNow(request, work);
    },
    deleteEvents: (threadId) => store.deleteEvents(threadId),
    deleteOldEvents: (owner) => store.deleteOldEvents(owner, RUNS_WITH_EVENTS),
    waitForEnd: executor.waitForEnd,
    async *subscribe(owner, id, followOptions = {}) {
      await get(owner, id);
      // Runs of this process notify their subscribers; the runs of other processes are polled.
      const getPollMs = (runId: string): number => (executor.has(runId) ? leaseMs : pollMs);
      yield* followEvents(id, followOptions, { store, notifier, readEvents, pollMs: getPollMs });
    },
    async cancel(owner, id) {
      const run = await get(owner, id);
      if (hasEnded(run.status)) return run;
      await store.requestCancel(id);
      executor.stop(id, createCancelReason());
      return get(owner, id);
    },
    async close() {
      isClosed = true;
      await leases.stop().catch(report);
      const getStopStatus = (kind: string) => (resumable.has(kind) ? 'released' : 'interrupted');
      await executor.stopAll((kind) => new RunStopped(getStopStatus(kind), 'The server stopped.'));
    },
  };
}

type LeaseParts = {
  readonly resumable: ReadonlyMap<string, CreateResumedWork>;
  readonly holder: string;
  readonly notifier: RunNotifier;
  readonly executor: RunExecutor;
};

/** Starts the lease renewer and connects it to the executor: claimed runs are resumed, cancelled and lost runs are stopped. */
function connectLeases(options: RunManagerOptions & typeof DEFAULTS, parts: LeaseParts) {
  const { resumable, holder, notifier, executor } = parts;
  return startLeaseRenewer({
    ...options,
    holder,
    kinds: [...resumable.keys()],
    active: executor.ids,
    onClaimed: (run) => {
      const createWork = resumable.get(run.kind);
      if (createWork !== undefined) executor.execute(run, createWork(run), true);
      notifier.notify(run.id);
    },
    onCancelRequested: (id) => executor.stop(id, createCancelReason()),
    onLost: (id) =>
      executor.stop(id, new RunStopped('interrupted', 'The lease of the run expired, so it was abandoned.')),
    onAbandoned: notifier.notify,
  });
}

async function getOwnRun(store: RunStore, owner: string, id: string): Promise<Run> {
  const run = await store.find(id);
  if (run?.owner === owner) return run;
  throw new Fault('not-found', `There is no run ${id}.`, { advice: 'List your runs to see their ids.' });
}

function createStoppingFault(): Fault {
  return new Fault('service-down', 'The server is stopping and does not start new runs.');
}

function requireUnfinishedBelow(maximum: number, unfinished: number): void {
  if (unfinished < maximum) return;
  throw new LimitReached(`You have ${unfinished} unfinished runs; ${maximum} are allowed.`, {
    advice: 'Wait until some have ended, or cancel them.',
    retryAfterSeconds: 5,
  });
}

function createCancelReason(): RunStopped {
  return new RunStopped('cancelled', 'The run was cancelled.');
}
