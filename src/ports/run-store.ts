import type { EndStatus, Json, Run, RunError, RunEvent, RunStatus } from '../domain/run.ts';

export type NewRun = {
  readonly id: string;
  readonly owner: string;
  readonly kind: string;
  readonly threadId?: string;
  readonly request?: Json;
  readonly createdAt: string;
  /** The id of the process that executes the run. */
  readonly holder: string;
  /** After this time the process counts as dead, unless it renews the lease. */
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

/** A run whose lease was renewed. */
export type LeasedRun = { readonly id: string; readonly cancelRequested: boolean };

/** Claims abandoned runs of the kinds that a process can resume. */
export type AbandonedRunClaim = {
  readonly kinds: readonly string[];
  readonly holder: string;
  readonly leaseUntil: string;
  readonly now: string;
};

/** The maximum number of times a run is resumed by another process; a run that keeps crashing its process is then ended. */
export const MAX_CLAIMS = 3;

/** Runs with their append-only event logs; several processes may share one store. */
export type RunStore = {
  /** Creates a pending run; throws a `conflict` fault if its thread has an unfinished run. */
  create(run: NewRun): Promise<Run>;
  /** Marks a pending run as running; returns false if it is no longer pending. */
  begin(id: string, at: string): Promise<boolean>;
  find(id: string): Promise<Run | undefined>;
  /** Lists runs, newest first; an invalid cursor is an `invalid-input` fault. */
  list(filter: RunFilter, page: RunPageRequest): Promise<RunPage>;
  /**
   * Appends all events or none, numbered from the last event, and returns the id of the last one. Throws a `conflict`
   * fault if the run has ended or another process holds its lease.
   */
  append(id: string, events: readonly NewRunEvent[], holder?: string): Promise<number>;
  /** Returns at most `limit` events after the given id, in order. */
  readEvents(id: string, after: number, limit: number): Promise<RunEvent[]>;
  /** Ends the run and appends its `done` event in one transaction; returns false if it has ended or another process holds it. */
  end(id: string, ending: RunEnding, holder?: string): Promise<boolean>;
  /** Deletes the events of the thread's ended runs, except `done`. */
  deleteEvents(threadId: string): Promise<void>;
  /**
   * Deletes the events of some of the owner's ended runs that are older than the newest `keep` ended runs, except `done`, and
   * the results of graph runs among them. Called at each start, it deletes all of them.
   */
  deleteOldEvents(owner: string, keep: number): Promise<void>;
  /** Requests the holder to cancel the run; a no-op if the run has ended. */
  requestCancel(id: string): Promise<void>;
  /** Renews all leases of the holder and returns the runs that it still holds. */
  renewLeases(holder: string, leaseUntil: string): Promise<LeasedRun[]>;
  /** Expires the lease of a run, so that another process can claim it immediately. */
  release(id: string, holder: string, at: string): Promise<void>;
  /**
   * Leases to the caller every run of these kinds whose lease expired before `now`, and appends a `resumed` event. Runs
   * with a cancel request and runs that reached `MAX_CLAIMS` are excluded.
   */
  claimAbandoned(claim: AbandonedRunClaim): Promise<Run[]>;
  /** Ends every run whose lease expired before `now` as `interrupted`; returns their ids. */
  endAbandoned(now: string): Promise<string[]>;
  close(): Promise<void>;
};
