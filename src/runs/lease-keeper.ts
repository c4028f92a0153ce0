import type { Run } from '../domain/run.ts';
import type { Clock } from '../ports/clock.ts';
import type { RunStore } from '../ports/run-store.ts';

export type LeaseKeeperTools = {
  readonly store: Pick<RunStore, 'renewLeases' | 'takeAbandoned' | 'endAbandoned'>;
  readonly clock: Clock;
  readonly holder: string;
  readonly leaseMs: number;
  /** How long what was abandoned is left to a process that can carry it on. */
  readonly leaveMs: number;
  /** The runs this process believes to hold. */
  readonly active: () => readonly string[];
  readonly onCancelRequested: (runId: string) => void;
  /** The store has given the run up while we were silent. */
  readonly onLost: (runId: string) => void;
  /** What this process can carry on when another one left it. */
  readonly kinds: readonly string[];
  readonly onTaken: (run: Run) => void;
  readonly onAbandoned: (runId: string) => void;
  readonly report: (thrown: unknown) => void;
};

export type LeaseKeeper = {
  /** One round: renew what is ours, take or end what nobody holds any more. */
  beat(): Promise<void>;
  leaseUntil(): string;
  /** Stops the rounds and waits for the one under way. */
  stop(): Promise<void>;
};

/** Says regularly that this process is alive, and ends the runs of those that no longer say so. */
export function startLeaseKeeper(tools: LeaseKeeperTools): LeaseKeeper {
  const { store, clock, holder, leaseMs } = tools;
  const leaseUntil = (): string => new Date(clock.now().getTime() + leaseMs).toISOString();
  let round: Promise<void> = Promise.resolve();
  let isStopped = false;
  let callOff = schedule();

  async function beat(): Promise<void> {
    // Listed before the store is asked, because a run that starts meanwhile is not in its answer.
    const believed = tools.active();
    const held = await store.renewLeases(holder, leaseUntil());
    const ids = new Set(held.map(({ id }) => id));
    believed.filter((id) => !ids.has(id)).forEach(tools.onLost);
    for (const { id, cancelRequested } of held) if (cancelRequested) tools.onCancelRequested(id);
    const now = clock.now().toISOString();
    const taking = { kinds: tools.kinds, holder, leaseUntil: leaseUntil(), now };
    if (tools.kinds.length > 0 && !isStopped) (await store.takeAbandoned(taking)).forEach(tools.onTaken);
    const before = new Date(Date.parse(now) - tools.leaveMs).toISOString();
    (await store.endAbandoned(before)).forEach(tools.onAbandoned);
  }

  function schedule(): () => void {
    return clock.after(leaseMs / 3, () => {
      round = beat()
        .catch(tools.report)
        .finally(() => {
          if (!isStopped) callOff = schedule();
        });
    });
  }

  return {
    beat,
    leaseUntil,
    stop: () => {
      isStopped = true;
      callOff();
      return round;
    },
  };
}
