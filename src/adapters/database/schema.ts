import type { Generated } from 'kysely';

/** The newest version of each question, with what lists are filtered by. */
export type QuestionsTable = {
  /** Grows with every new question; lists are paged by it. */
  seq: Generated<number>;
  id: string;
  kind: string;
  subject: string | null;
  level: string | null;
  topic: string | null;
  outcome_id: string | null;
  version: number;
  content_hash: string;
  created_at: string;
};

export type QuestionVersionsTable = {
  question_seq: number;
  version: number;
  /** The question as JSON. */
  content: string;
  content_hash: string;
  /** The question's own provenance once more, for queries by origin. */
  provenance: string | null;
  created_at: string;
};

/** Words of the newest versions; `rowid` is the question's `seq`. The texts are for the index and cannot be read back everywhere. */
export type QuestionSearchTable = { rowid: number; labels: string; stem: string; rest: string };

export type RunsTable = {
  /** Grows with every run; lists are paged by it. */
  seq: Generated<number>;
  id: string;
  owner: string;
  kind: string;
  thread_id: string | null;
  status: string;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  /** 1 when the holder is asked to stop. */
  cancel_requested: Generated<number>;
  last_event_id: Generated<number>;
  /** JSON. */
  result: string | null;
  /** JSON. */
  error: string | null;
  holder: string;
  lease_until: string;
};

export type RunEventsTable = { run_seq: number; id: number; type: string; at: string; data: string };

export type MigrationsTable = { version: number; name: string; applied_at: string };

/** Times are UTC; both databases hand them out as ISO 8601 text with milliseconds. */
export type Schema = {
  questions: QuestionsTable;
  question_versions: QuestionVersionsTable;
  question_search: QuestionSearchTable;
  runs: RunsTable;
  run_events: RunEventsTable;
  vbagent_migrations: MigrationsTable;
};
