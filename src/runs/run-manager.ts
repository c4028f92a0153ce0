import { Fault } from '../domain/fault.ts';
import { hasEnded, type Json, type Run, type RunEvent, type RunStatus } from '../domain/run.ts';
import type { Clock } from '../ports/clock.ts';
import type { RunPage, RunPageRequest, RunStore } from '../ports/run-store.ts';
import { createActiveRuns } from './active-runs.ts';
import { type Following, followEvents } from './follow-events.ts';
import { startLeaseKeeper } from './lease-keeper.ts';
import { createRunBell } from './run-bell.ts';
import { RunStopped, type RunWork } from './run-work.ts';

export type RunRequest = {
  /** A new one when left out; one that is taken is a `conflict` fault. */
  readonly id?: string;
  readonly owner: string;
  readonly kind: string;
  readonly threadId?: string;
  readonly request?: Json;
};

export type OwnRunFilter = {
  readonly kind?: string;
  readonly status?: RunStatus;
  readonly threadId?: string;
};

/** Starts runs, lets their owners watch and cancel them; a run of somebody else is `not-found`. */
export type RunManager = {
  /** Answers as soon as the run is recorded; the work goes on by itself. */
  start(request: RunRequest, work: RunWork): Promise<Run>;
  get(owner: string, id: string): Promise<Run>;
  list(owner: string, filter: OwnRunFilter, page: RunPageRequest): Promise<RunPage>;
  /** Every event after `after`: the stored ones, then each as it comes, until `done`. */
  subscribe(owner: string, id: string, following?: Following): AsyncGenerator<RunEvent, void, undefined>;
  /** Asks the work to stop; a run that has ended stays as it is. */
  cancel(owner: string, id: string): Promise<Run>;
  /** Forgets the events of the thread's runs that have ended, all but `done`. */
  forgetEvents(threadId: string): Promise<void>;
  /** Waits until a run that this process works on has ended. */
  ended(id: string): Promise<void>;
  /** Runs of this process that have not ended. */
  underWay(): number;
  /** Lets go of what another process carries on, interrupts the rest, and waits for both. */
  close(): Promise<void>;
};

/** The work of a run that another process left unfinished; it is told once that it goes on, by a `resumed` event. */
export type CarryOn = (run: Run) => RunWork;

export type RunManagerTools = {
  readonly store: RunStore;
  readonly clock: Clock;
  readonly newId: () => string;
  /** For the log: what broke, and in which run if it was one. */
  readonly report: (thrown: unknown, runId?: string) => void;
  /** How long a process that fell silent is believed to be alive. */
  readonly leaseMs?: number;
  /** How long work may take to notice that it is stopped. */
  readonly graceMs?: number;
  /** How often to look for events of a run that another process works on. */
  readonly pollMs?: number;
  /** Runs of one kind at work at the same time; further ones stay pending in line. */
  readonly atOnce?: number;
  /** How long what was abandoned is left to a process that can carry it on. */
  readonly leaveMs?: number;
  /** By kind, the work that outlives its process; runs of other kinds end as `interrupted`. */
  readonly carriesOn?: Readonly<Record<string, CarryOn>>;
};

const DEFAULTS = { leaseMs: 15_000, graceMs: 5000, pollMs: 500, atOnce: 8, leaveMs: 0 };

/** Carries on or ends what a dead process left behind, and begins to hold runs. The store stays the caller's to close. */
export async function openRunManager(given: RunManagerTools): Promise<RunManager> {
  const tools = { ...DEFAULTS, ...given };
  const { store, clock, report } = tools;
  const carriesOn = new Map(Object.entries<CarryOn>(given.carriesOn ?? {}));
  const holder = tools.newId();
  const bell = createRunBell(clock);
  const active = createActiveRuns(tools.atOnce, { ...tools, bell, holder });
  let isClosed = false;

  const lease = startLeaseKeeper({
    ...tools,
    holder,
    kinds: [...carriesOn.keys()],
    active: active.ids,
    onTaken: (run) => {
      const carryOn = carriesOn.get(run.kind);
      if (carryOn !== undefined) active.add(run, carryOn(run), true);
      bell.ring(run.id);
    },
    onCancelRequested: (id) => active.stop(id, cancelled()),
    onLost: (id) => active.stop(id, new RunStopped('interrupted', 'The run was given up as abandoned.')),
    onAbandoned: bell.ring,
  });
  await lease.beat();

  async function get(owner: string, id: string): Promise<Run> {
    const run = await store.find(id);
    if (run?.owner === owner) return run;
    throw new Fault('not-found', `There is no run ${id}.`, { advice: 'List your runs to see their ids.' });
  }

  return {
    get,
    underWay: () => active.ids().length,
    list: (owner, filter, page) => store.list({ ...filter, owner }, page),
    async start(request, work) {
      if (isClosed) throw new Fault('service-down', 'The server is stopping and starts no further runs.');
      const id = request.id ?? tools.newId();
      const createdAt = clock.now().toISOString();
      const run = await store.create({ ...request, id, createdAt, holder, leaseUntil: lease.leaseUntil() });
      active.add(run, work, false);
      return run;
    },
    forgetEvents: (threadId) => store.forgetEvents(threadId),
    ended: active.ended,
    async *subscribe(owner, id, following = {}) {
      await get(owner, id);
      const patience = (runId: string): number => (active.has(runId) ? tools.leaseMs : tools.pollMs);
      yield* followEvents(id, following, { store, bell, patience });
    },
    async cancel(owner, id) {
      const run = await get(owner, id);
      if (hasEnded(run.status)) return run;
      await store.requestCancel(id);
      active.stop(id, cancelled());
      return get(owner, id);
    },
    async close() {
      isClosed = true;
      await lease.stop().catch(report);
      const statusFor = (kind: string) => (carriesOn.has(kind) ? 'released' : 'interrupted');
      await active.stopAll((kind) => new RunStopped(statusFor(kind), 'The server stopped.'));
    },
  };
}

function cancelled(): RunStopped {
  return new RunStopped('cancelled', 'The run was cancelled.');
}
