import type { Thread, ThreadMetadata, ThreadRest, ThreadStatus } from '../domain/thread.ts';

export type NewThread = {
  readonly id: string;
  readonly owner: string;
  readonly graphId?: string;
  readonly metadata: ThreadMetadata;
  /** Of a run that asked for no thread; found by its id, never by a search. */
  readonly isTemporary?: boolean;
  readonly createdAt: string;
  readonly expiresAt?: string;
};

export type ThreadChanges = {
  readonly at: string;
  /** Added to what is there; an entry of the same name is replaced. */
  readonly metadata?: ThreadMetadata;
  readonly graphId?: string;
  readonly rest?: ThreadRest;
  readonly expiresAt?: string;
};

export type ThreadFilter = {
  readonly owner: string;
  readonly ids?: readonly string[];
  readonly status?: ThreadStatus;
  /** Every entry must be there with this value. */
  readonly metadata?: ThreadMetadata;
};

export type ThreadOrder = {
  readonly by: 'createdAt' | 'updatedAt' | 'id' | 'status';
  readonly direction: 'asc' | 'desc';
};

/** By offset, because the clients of LangGraph page so. */
export type ThreadPage = { readonly limit: number; readonly offset: number; readonly order: ThreadOrder };

export type RetentionLimits = {
  /** Threads that expired before this. */
  readonly now: string;
  /** Threads not touched since. */
  readonly unusedSince?: string;
  readonly limit: number;
};

export type OutdatedThread = { readonly id: string; readonly owner: string };

/** The threads of everybody; who may see one is the caller's to check. The store of their runs lies in the same database. */
export type ThreadStore = {
  /** An id that is taken is a `conflict` fault. */
  create(thread: NewThread): Promise<Thread>;
  find(id: string): Promise<Thread | undefined>;
  /** Undefined when there is no such thread. */
  change(id: string, changes: ThreadChanges): Promise<Thread | undefined>;
  search(filter: ThreadFilter, page: ThreadPage): Promise<Thread[]>;
  count(filter: ThreadFilter): Promise<number>;
  /** Removes the thread with its runs and their events; its checkpoints are the saver's. */
  remove(id: string): Promise<void>;
  /** Threads to be removed, none of them busy. */
  listOutdated(limits: RetentionLimits): Promise<OutdatedThread[]>;
  close(): Promise<void>;
};
