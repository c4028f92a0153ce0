import type { Run } from '../domain/run.ts';
import type { Clock } from '../ports/clock.ts';
import type { RunStore } from '../ports/run-store.ts';

type LeaseRenewerOptions = {
  readonly store: Pick<RunStore, 'renewLeases' | 'claimAbandoned' | 'endAbandoned'>;
  readonly clock: Clock;
  /** Id of this process. */
  readonly holder: string;
  readonly leaseMs: number;
  /** How long abandoned runs are left for another process to resume before they end as `interrupted`. */
  readonly takeoverMs: number;
  /** Ids of the runs that this process is executing. */
  readonly active: () => readonly string[];
  readonly onCancelRequested: (runId: string) => void;
  /** The lease of the run expired, so another process holds it or it was ended. */
  readonly onLost: (runId: string) => void;
  /** Kinds of runs that this process can resume. */
  readonly kinds: readonly string[];
  readonly onClaimed: (run: Run) => void;
  readonly onAbandoned: (runId: string) => void;
  readonly report: (thrown: unknown) => void;
};

type LeaseRenewer = {
  /** Renews our leases once, then takes over or ends the runs whose lease expired. */
  renew(): Promise<void>;
  leaseUntil(): string;
  /** Stops renewing and waits for the renewal in progress. */
  stop(): Promise<void>;
};

/** Renews the leases of this process three times per lease, and takes over or ends the runs of processes that stopped renewing. */
export function startLeaseRenewer(options: LeaseRenewerOptions): LeaseRenewer {
  const { store, clock, holder, leaseMs } = options;
  const leaseUntil = (): string => new Date(clock.now().getTime() + leaseMs).toISOString();
  let renewal: Promise<void> = Promise.resolve();
  let isStopped = false;
  let cancelTimer = schedule();

  async function renew(): Promise<void> {
    // Listed before the store is queried, because a run that starts in between is missing from its reply.
    const believed = options.active();
    const held = await store.renewLeases(holder, leaseUntil());
    const ids = new Set(held.map(({ id }) => id));
    believed.filter((id) => !ids.has(id)).forEach(options.onLost);
    for (const { id, cancelRequested } of held) if (cancelRequested) options.onCancelRequested(id);
    const now = clock.now().toISOString();
    const claim = { kinds: options.kinds, holder, leaseUntil: leaseUntil(), now };
    if (options.kinds.length > 0 && !isStopped)
      (await store.claimAbandoned(claim)).forEach(options.onClaimed);
    const before = new Date(Date.parse(now) - options.takeoverMs).toISOString();
    (await store.endAbandoned(before)).forEach(options.onAbandoned);
  }

  function schedule(): () => void {
    return clock.after(leaseMs / 3, () => {
      renewal = renew()
        .catch(options.report)
        .finally(() => {
          if (!isStopped) cancelTimer = schedule();
        });
    });
  }

  return {
    renew,
    leaseUntil,
    stop: () => {
      isStopped = true;
      cancelTimer();
      return renewal;
    },
  };
}
