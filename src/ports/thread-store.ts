import type { StatusAfterRun, Thread, ThreadMetadata, ThreadStatus } from '../domain/thread.ts';

export type NewThread = {
  readonly id: string;
  readonly owner: string;
  readonly graphId?: string;
  readonly metadata: ThreadMetadata;
  /** True for a thread that was created only for one run; it is found by id but excluded from searches. */
  readonly isTemporary?: boolean;
  readonly createdAt: string;
  readonly expiresAt?: string;
};

/** Changes to a thread; omitted fields stay. */
export type ThreadChanges = {
  readonly at: string;
  /** Merged into the existing metadata; an entry with the same name is replaced. */
  readonly metadata?: ThreadMetadata;
  readonly graphId?: string;
  /** The status of the thread until its next run. */
  readonly status?: StatusAfterRun;
  readonly expiresAt?: string;
  /** The first change sets it; later ones do not change it. */
  readonly editedAt?: string;
};

export type ThreadFilter = {
  readonly owner: string;
  readonly ids?: readonly string[];
  readonly status?: ThreadStatus;
  /** All these entries must match. */
  readonly metadata?: ThreadMetadata;
};

export type ThreadOrder = {
  readonly by: 'createdAt' | 'updatedAt' | 'id' | 'status';
  readonly direction: 'asc' | 'desc';
};

/** Paged by offset, because LangGraph clients page this way. */
export type ThreadPage = { readonly limit: number; readonly offset: number; readonly order: ThreadOrder };

export type RetentionLimits = {
  /** Selects threads that expired before this time. */
  readonly now: string;
  /** Also selects threads that were not updated since this time. */
  readonly unusedSince?: string;
  readonly limit: number;
};

export type OutdatedThread = { readonly id: string; readonly owner: string };

/** A thread and its position in the order of creation, from 1. */
export type PlacedThread = { readonly position: number; readonly thread: Thread };

/** The threads of all users; the caller checks access. The run store must use the same database. */
export type ThreadStore = {
  /** Creates a thread; throws a `conflict` fault if the id exists. */
  create(thread: NewThread): Promise<Thread>;
  find(id: string): Promise<Thread | undefined>;
  /** Changes a thread; returns undefined if it does not exist. */
  change(id: string, changes: ThreadChanges): Promise<Thread | undefined>;
  /** Stores the status of a thread after a run. A crash may lose it unless the end of the run was also stored. */
  setStatus(id: string, change: { readonly at: string; readonly status: StatusAfterRun }): Promise<void>;
  search(filter: ThreadFilter, page: ThreadPage): Promise<Thread[]>;
  count(filter: ThreadFilter): Promise<number>;
  /** Lists the threads of all users that were created after the thread at a position, in the order of creation. */
  listAfter(position: number, limit: number): Promise<PlacedThread[]>;
  /** Deletes the thread with its runs and their events; the checkpoint saver deletes its checkpoints. */
  remove(id: string): Promise<void>;
  /** Lists threads that the retention limits select, except threads with an unfinished run. */
  listOutdated(limits: RetentionLimits): Promise<OutdatedThread[]>;
  close(): Promise<void>;
};
