import type { Generated, Kysely, Transaction } from 'kysely';
import type { AccessSchema } from './access-schema.ts';
import type { AnswerSchema } from './answer-schema.ts';
import type { BankSchema } from './bank-schema.ts';
import type { BatchSchema } from './batch-schema.ts';
import type { ClassSchema } from './class-schema.ts';
import type { FeedbackSchema } from './feedback-schema.ts';
import type { PaperSchema } from './paper-schema.ts';
import type { PersonUsageSchema } from './person-usage-schema.ts';
import type { ProblemSchema } from './problem-schema.ts';
import type { ReviewSchema } from './review-schema.ts';
import type { SpotCheckSchema } from './spot-check-schema.ts';

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

/** Questions that were served to learners. */
export type ServedQuestionsTable = {
  id: string;
  outcome_id: string | null;
  /** Equal for questions with the same stem (main text). */
  stem_key: string;
  /** The question as JSON. */
  content: string;
  /** When the question was last served. */
  served_at: string;
};

type InstitutionsTable = {
  id: string;
  /** JSON. */
  settings: string;
  version: number;
  updated_at: string;
};

export type GeneratedItemsTable = {
  seq: Generated<number>;
  id: string;
  generation_id: string;
  /** The position among the items of its generation, from 1. */
  place: number;
  owner: string;
  status: string;
  question_id: string | null;
  review_item_id: string | null;
  /** JSON: brief, question, tags and the other fields of the item that have no column. */
  content: string;
  /** JSON. */
  review_history: string;
  /** JSON. */
  provenance: string;
  /** JSON. */
  usage: string;
  created_at: string;
};

type MigrationsTable = { version: number; name: string; applied_at: string };

/** All tables. Times are UTC; both databases return them as ISO 8601 text with milliseconds. */
export type Schema = ReviewSchema &
  AccessSchema &
  AnswerSchema &
  BankSchema &
  BatchSchema &
  PaperSchema &
  PersonUsageSchema &
  ClassSchema &
  FeedbackSchema &
  ProblemSchema &
  SpotCheckSchema & {
    runs: RunsTable;
    run_events: RunEventsTable;
    threads: ThreadsTable;
    thread_labels: ThreadLabelsTable;
    checkpoints: CheckpointsTable;
    checkpoint_values: CheckpointValuesTable;
    checkpoint_writes: CheckpointWritesTable;
    shelf_questions: ServedQuestionsTable;
    institutions: InstitutionsTable;
    generated_items: GeneratedItemsTable;
    vbagent_migrations: MigrationsTable;
  };

/**
 * How a table separates institutions.
 * - `institution`: it has a column `institution`, which `connection/institution-plugin.ts` filters by and fills in; stores never name it.
 * - `search`: each institution has its own table, so that rankings and counts depend on nothing else.
 * - `shared`: it has rows of all institutions, and its store names the institution itself.
 */
export type TableScope = 'institution' | 'search' | 'shared';

/** The scope of every table; a new table does not compile without one. */
export const tableScopes: Readonly<Record<keyof Schema, TableScope>> = {
  questions: 'institution',
  question_versions: 'institution',
  question_search: 'search',
  question_tags: 'institution',
  question_counts: 'institution',
  question_tag_counts: 'institution',
  collections: 'institution',
  collection_questions: 'institution',
  bank_changes: 'institution',
  bank_change_items: 'institution',
  runs: 'institution',
  run_events: 'institution',
  threads: 'institution',
  thread_labels: 'institution',
  checkpoints: 'institution',
  checkpoint_values: 'institution',
  checkpoint_writes: 'institution',
  shelf_questions: 'institution',
  generated_items: 'institution',
  problems: 'institution',
  problem_versions: 'institution',
  answer_log: 'institution',
  answer_replay: 'institution',
  classes: 'institution',
  class_members: 'institution',
  assignments: 'institution',
  assignment_allowances: 'institution',
  attempts: 'institution',
  mark_decisions: 'institution',
  papers: 'institution',
  paper_questions: 'institution',
  own_courses: 'institution',
  review_links: 'institution',
  question_verdicts: 'institution',
  learner_reports: 'institution',
  judge_calibrations: 'institution',
  review_turns: 'institution',
  turn_feedback: 'institution',
  review_items: 'institution',
  review_comments: 'institution',
  review_audit: 'institution',
  review_tallies: 'institution',
  review_examples: 'institution',
  example_search: 'search',
  suggestions: 'institution',
  review_sessions: 'institution',
  spot_checks: 'institution',
  spot_check_decisions: 'institution',
  batches: 'institution',
  batch_jobs: 'institution',
  batch_usage: 'institution',
  batch_rates: 'institution',
  workers: 'institution',
  kept_replies: 'institution',
  person_usage: 'institution',
  institutions: 'shared',
  api_keys: 'shared',
  accounts: 'shared',
  sessions: 'shared',
  sign_in_flows: 'shared',
  audit_log: 'shared',
  class_codes: 'shared',
  personal_codes: 'shared',
  vbagent_migrations: 'shared',
};

/** A connection to the database, or a transaction. */
export type Db = Kysely<Schema>;
/** An open transaction. */
export type Tx = Transaction<Schema>;
