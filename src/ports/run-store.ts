import type { EndStatus, Json, Run, RunError, RunEvent, RunStatus } from '../domain/run.ts';

export type NewRun = {
  readonly id: string;
  readonly owner: string;
  readonly kind: string;
  readonly threadId?: string;
  readonly request?: Json;
  readonly createdAt: string;
  /** The process that does the work, and until when it is believed to be alive. */
  readonly holder: string;
  readonly leaseUntil: string;
};

export type NewRunEvent = Omit<RunEvent, 'id'>;

export type RunEnding = {
  readonly status: EndStatus;
  readonly at: string;
  readonly result?: Json;
  readonly error?: RunError;
};

export type RunFilter = {
  readonly owner: string;
  readonly kind?: string;
  readonly status?: RunStatus;
  readonly threadId?: string;
};

export type RunPageRequest = { readonly limit: number; readonly after?: string };

export type RunPage = { readonly runs: readonly Run[]; readonly next: string | undefined };

export type LeasedRun = { readonly id: string; readonly cancelRequested: boolean };

/** What a process that can carry on certain kinds of work takes over. */
export type AbandonedRunClaim = {
  readonly kinds: readonly string[];
  readonly holder: string;
  readonly leaseUntil: string;
  readonly now: string;
};

/** How often one run may be taken over: work that ends every process that does it is given up. */
export const MAX_CLAIMS = 3;

/** Runs with their append-only event logs; several processes may share one store. */
export type RunStore = {
  /** A thread whose last run is still under way is a `conflict` fault. */
  create(run: NewRun): Promise<Run>;
  /** Marks a pending run as running; false when it is no longer pending. */
  begin(id: string, at: string): Promise<boolean>;
  find(id: string): Promise<Run | undefined>;
  /** Newest first, paged by key; a cursor that cannot be read is an `invalid-input` fault. */
  list(filter: RunFilter, page: RunPageRequest): Promise<RunPage>;
  /**
   * All or none, numbered on from the last event, which is answered; a run that has ended, or that another than the given
   * holder has, is a `conflict` fault.
   */
  append(id: string, events: readonly NewRunEvent[], holder?: string): Promise<number>;
  /** Events after the given id, in order, at most `limit`. */
  readEvents(id: string, after: number, limit: number): Promise<RunEvent[]>;
  /** Ends the run and appends its `done` event, together; false when it has ended already or is not the holder's. */
  end(id: string, ending: RunEnding, holder?: string): Promise<boolean>;
  /** Forgets the events of the thread's runs that have ended, all but `done`. */
  deleteEvents(threadId: string): Promise<void>;
  /** Asks whoever holds the run to stop; nothing happens to a run that has ended. */
  requestCancel(id: string): Promise<void>;
  /** Extends every lease of the holder, and answers the runs it still holds. */
  renewLeases(holder: string, leaseUntil: string): Promise<LeasedRun[]>;
  /** Lets go of a run, so that another process may take it at once. */
  release(id: string, holder: string, at: string): Promise<void>;
  /**
   * Hands over every run of these kinds whose lease ran out before `now`, with a `resumed` event; not those that are to be
   * cancelled, nor those that were taken too often.
   */
  claimAbandoned(taking: AbandonedRunClaim): Promise<Run[]>;
  /** Ends as `interrupted` every run whose lease ran out before `now`; answers their ids. */
  endAbandoned(now: string): Promise<string[]>;
  close(): Promise<void>;
};
