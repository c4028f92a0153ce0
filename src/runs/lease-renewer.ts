import type { Run } from '../domain/run.ts';
import type { Clock } from '../ports/clock.ts';
import type { RunStore } from '../ports/run-store.ts';

type LeaseRenewerOptions = {
  readonly store: Pick<RunStore, 'renewLeases' | 'claimAbandoned' | 'endAbandoned'>;
  readonly clock: Clock;
  /** Id of this process. */
  readonly holder: string;
  readonly leaseMs: number;
  /** Time in which another process may resume an abandoned run; then the run ends as `interrupted`. */
  readonly takeoverMs: number;
  /** Ids of the runs that this process is executing. */
  readonly active: () => readonly string[];
  readonly onCancelRequested: (runId: string) => void;
  /** Called when this process lost the lease of a run: another process has it now, or the run was ended. */
  readonly onLost: (runId: string) => void;
  /** Kinds of runs that this process can resume. */
  readonly kinds: readonly string[];
  /** Called for each run that this process takes over. */
  readonly onClaimed: (run: Run) => void;
  /** Called for each abandoned run that was ended as `interrupted`. */
  readonly onAbandoned: (runId: string) => void;
  readonly report: (thrown: unknown) => void;
};

type LeaseRenewer = {
  /** Renews the leases of this process once, then takes over or ends runs whose lease has expired. */
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
    // Listed before the store is queried: a run that starts after the query is not in its result, but has not lost its lease.
    const activeBefore = options.active();
    const renewed = await store.renewLeases(holder, leaseUntil());
    const renewedIds = new Set(renewed.map(({ id }) => id));
    activeBefore.filter((id) => !renewedIds.has(id)).forEach(options.onLost);
    for (const { id, cancelRequested } of renewed) if (cancelRequested) options.onCancelRequested(id);
    const now = clock.now().toISOString();
    const claim = { kinds: options.kinds, holder, leaseUntil: leaseUntil(), now };
    if (options.kinds.length > 0 && !isStopped)
      (await store.claimAbandoned(claim)).forEach(options.onClaimed);
    const expiredBefore = new Date(Date.parse(now) - options.takeoverMs).toISOString();
    (await store.endAbandoned(expiredBefore)).forEach(options.onAbandoned);
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
