import type { Run } from '../domain/run.ts';
import type { StatusAfterRun } from '../domain/thread.ts';

/** The version of each channel. A channel is a field of the state, or the signal that starts a node. */
export type ChannelVersions = Readonly<Record<string, string>>;

/** A stored state of a thread. */
export type ThreadState = {
  readonly id: string;
  /** The number of the step that produced it. */
  readonly step: number;
  /** The fields of the state that have a value. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The node that runs next; undefined when the graph has ended. */
  readonly next: string | undefined;
  /** Only channels that were ever written. */
  readonly versions: ChannelVersions;
  /** For each node, the versions of the channels when it last ran. */
  readonly seen: Readonly<Record<string, ChannelVersions>>;
};

/** What the next node of a thread waits for. */
export type PendingInterrupt = {
  /** The id of the task, which is one execution of a node. */
  readonly taskId: string;
  readonly id: string;
  readonly value: unknown;
};

/** The result of a run that did its steps without LangGraph: the next state of the thread, and the ended run. */
export type FinishedSteps = {
  readonly threadId: string;
  readonly run: Pick<Run, 'id' | 'owner' | 'kind' | 'createdAt' | 'request'>;
  readonly endedAt: string;
  readonly status: StatusAfterRun;
  readonly parentId: string;
  readonly state: ThreadState;
  /** The channels that were written since the parent. */
  readonly changed: ChannelVersions;
  /** Undefined when the graph has ended. */
  readonly interrupt: PendingInterrupt | undefined;
};

/** Creates the ids of stored states, as LangGraph does. */
export type StateIds = {
  /** Returns a new version, which is greater than `current` and unique. */
  createVersion(current: string): string;
  /** Creates the id of the state after a step. Later states have greater ids. */
  createStateId(step: number): string;
  /** Returns the id of the execution of a node after a state. */
  createTaskId(node: string, state: Pick<ThreadState, 'id' | 'step'>): string;
};

/** Reads and stores states of threads for runs that do their steps without LangGraph. LangGraph can continue from each of these states. */
export type ThreadStepStore = {
  findNewestId(threadId: string): Promise<string | undefined>;
  /** Returns the newest state; undefined unless the thread waits at exactly one interrupt and has no other unfinished work. */
  findWaiting(threadId: string): Promise<ThreadState | undefined>;
  readonly ids: StateIds;
  /**
   * Stores the state and the ended run in one transaction, and returns the run. Throws a `conflict` fault if the thread has an
   * unfinished run or a newer state than the parent.
   */
  save(finished: FinishedSteps): Promise<Run>;
};
