import { Fault } from '../domain/fault.ts';
import { hasEnded, type Json, type Run, type RunEvent, type RunStatus } from '../domain/run.ts';
import type { Clock } from '../ports/clock.ts';
import type { RunPage, RunPageRequest, RunStore } from '../ports/run-store.ts';
import { type FollowOptions, followEvents } from './follow-events.ts';
import { startLeaseRenewer } from './lease-renewer.ts';
import { createRunExecutor, type RunExecutor } from './run-executor.ts';
import { createRunNotifier, type RunNotifier } from './run-notifier.ts';
import { RunStopped, type RunWork } from './run-work.ts';

export type RunRequest = {
  /** A new id when omitted; an id that is in use is a `conflict` fault. */
  readonly id?: string;
  readonly owner: string;
  readonly kind: string;
  readonly threadId?: string;
  readonly request?: Json;
};

type OwnedRunFilter = {
  readonly kind?: string;
  readonly status?: RunStatus;
  readonly threadId?: string;
};

/** Starts runs and lets their owners follow and cancel them. A run of another owner is `not-found`. */
export type RunManager = {
  /** Returns as soon as the run is recorded; the work continues in the background. */
  start(request: RunRequest, work: RunWork): Promise<Run>;
  get(owner: string, id: string): Promise<Run>;
  list(owner: string, filter: OwnedRunFilter, page: RunPageRequest): Promise<RunPage>;
  /** Yields every event after `after`: first the stored ones, then each new one, until `done`. */
  subscribe(owner: string, id: string, options?: FollowOptions): AsyncGenerator<RunEvent, void, undefined>;
  /** Requests the work to stop; a no-op when the run has ended. */
  cancel(owner: string, id: string): Promise<Run>;
  /** Deletes the events of the thread's ended runs, except `done`. */
  deleteEvents(threadId: string): Promise<void>;
  /** Waits until a run of this process has ended. */
  waitForEnd(id: string): Promise<void>;
  /** Number of unfinished runs of this process. */
  countActive(): number;
  /** Releases the runs that another process can resume, interrupts the others, and waits for both. */
  close(): Promise<void>;
};

/** Creates the work that finishes a run which another process left unfinished; its event log has a `resumed` event. */
export type CreateResumedWork = (run: Run) => RunWork;

export type RunManagerOptions = {
  readonly store: RunStore;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Logs an error, and the run it belongs to if there is one. */
  readonly report: (thrown: unknown, runId?: string) => void;
  /** How long a process keeps its runs after its last heartbeat. */
  readonly leaseMs?: number;
  /** How long work may take to react to its abort signal. */
  readonly graceMs?: number;
  /** How often to look for events of a run that another process executes. */
  readonly pollMs?: number;
  /** Maximum number of concurrent runs per kind; further ones stay `pending` in a queue. */
  readonly maxConcurrent?: number;
  /** How long abandoned runs are left for another process to resume before they end as `interrupted`. */
  readonly takeoverMs?: number;
  /** The kinds of runs that this process can resume; abandoned runs of other kinds end as `interrupted`. */
  readonly resumable?: Readonly<Record<string, CreateResumedWork>>;
};

const DEFAULTS = { leaseMs: 15_000, graceMs: 5000, pollMs: 500, maxConcurrent: 8, takeoverMs: 0 };

/** Resumes or ends the runs of dead processes, then accepts new ones. The caller closes the store. */
export async function openRunManager(given: RunManagerOptions): Promise<RunManager> {
  const options = { ...DEFAULTS, ...given };
  const { store, clock, report, newId, leaseMs, pollMs } = options;
  const resumable = new Map(Object.entries<CreateResumedWork>(given.resumable ?? {}));
  const holder = newId();
  const notifier = createRunNotifier(clock);
  const executor = createRunExecutor({ ...options, notifier, holder });
  const lease = startLease(options, { resumable, holder, notifier, executor });
  let isClosed = false;
  await lease.renew();

  async function get(owner: string, id: string): Promise<Run> {
    const run = await store.find(id);
    if (run?.owner === owner) return run;
    throw new Fault('not-found', `There is no run ${id}.`, { advice: 'List your runs to see their ids.' });
  }

  return {
    get,
    countActive: () => executor.ids().length,
    list: (owner, filter, page) => store.list({ ...filter, owner }, page),
    async start(request, work) {
      if (isClosed) throw new Fault('service-down', 'The server is stopping and does not start new runs.');
      const id = request.id ?? newId();
      const createdAt = clock.now().toISOString();
      const run = await store.create({ ...request, id, createdAt, holder, leaseUntil: lease.leaseUntil() });
      executor.execute(run, work, false);
      return run;
    },
    deleteEvents: (threadId) => store.deleteEvents(threadId),
    waitForEnd: executor.waitForEnd,
    async *subscribe(owner, id, following = {}) {
      await get(owner, id);
      // Runs of this process notify their subscribers; the others are polled.
      const pollFor = (runId: string): number => (executor.has(runId) ? leaseMs : pollMs);
      yield* followEvents(id, following, { store, notifier, pollMs: pollFor });
    },
    async cancel(owner, id) {
      const run = await get(owner, id);
      if (hasEnded(run.status)) return run;
      await store.requestCancel(id);
      executor.stop(id, cancelled());
      return get(owner, id);
    },
    async close() {
      isClosed = true;
      await lease.stop().catch(report);
      const statusFor = (kind: string) => (resumable.has(kind) ? 'released' : 'interrupted');
      await executor.stopAll((kind) => new RunStopped(statusFor(kind), 'The server stopped.'));
    },
  };
}

type LeaseParts = {
  readonly resumable: ReadonlyMap<string, CreateResumedWork>;
  readonly holder: string;
  readonly notifier: RunNotifier;
  readonly executor: RunExecutor;
};

/** Connects the leases to the executor: resumes claimed runs, and stops cancelled and lost ones. */
function startLease(options: RunManagerOptions & typeof DEFAULTS, parts: LeaseParts) {
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
    onCancelRequested: (id) => executor.stop(id, cancelled()),
    onLost: (id) =>
      executor.stop(id, new RunStopped('interrupted', 'The lease of the run expired, so it was abandoned.')),
    onAbandoned: notifier.notify,
  });
}

function cancelled(): RunStopped {
  return new RunStopped('cancelled', 'The run was cancelled.');
}
