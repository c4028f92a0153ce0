import type { Generated } from 'kysely';

export type RunsTable = {
  /** Increases with every run; lists are paged by it. */
  seq: Generated<number>;
  id: string;
  owner: string;
  kind: string;
  thread_id: string | null;
  status: string;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  /** 1 if cancellation was requested. */
  cancel_requested: Generated<number>;
  last_event_id: Generated<number>;
  /** JSON. */
  result: string | null;
  /** JSON. */
  error: string | null;
  /** The process that holds the lease of the run. */
  holder: string;
  lease_until: string;
  /** JSON. */
  request: string | null;
};

type RunEventsTable = { run_seq: number; id: number; type: string; at: string; data: string };

type ThreadsTable = {
  seq: Generated<number>;
  id: string;
  owner: string;
  graph_id: string | null;
  /** JSON. */
  metadata: string;
  /** `idle` or `interrupted`: the state in which the last run left the thread. */
  rest: string;
  /** 1 for the thread of a run that was started without a thread. */
  temporary: number;
  created_at: string;
  updated_at: string;
  expires_at: string | null;
  edited_at: string | null;
  /** When all states but the newest were deleted. */
  pruned_at: Generated<string | null>;
};

/** The metadata of threads, one row for each entry; values are JSON. */
type ThreadLabelsTable = { thread_seq: number; name: string; value: string };

type CheckpointsTable = {
  thread_id: string;
  /** The namespace of the subgraph; empty for the graph itself. */
  ns: string;
  id: string;
  parent_id: string | null;
  /** JSON; the values of its channels are in `checkpoint_values`. */
  content: string;
  /** JSON. */
  metadata: string;
};

/** A serialised value: text, or bytes in base64. */
type StoredValue = { type: string; content: string };

type CheckpointValuesTable = StoredValue & {
  thread_id: string;
  ns: string;
  channel: string;
  version: string;
};

type CheckpointWritesTable = StoredValue & {
  thread_id: string;
  ns: string;
  checkpoint_id: string;
  task_id: string;
  /** The position among the writes of its task. */
  place: number;
  channel: string;
};

/** The tables of runs, threads and checkpoints. */
export type RunSchema = {
  runs: RunsTable;
  run_events: RunEventsTable;
  threads: ThreadsTable;
  thread_labels: ThreadLabelsTable;
  checkpoints: CheckpointsTable;
  checkpoint_values: CheckpointValuesTable;
  checkpoint_writes: CheckpointWritesTable;
};
