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
import type { RunSchema } from './run-schema.ts';
import type { SpotCheckSchema } from './spot-check-schema.ts';

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
  RunSchema &
  SpotCheckSchema & {
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

/** Rows that belong to a row of another table, such as the events of a run. */
type ParentRow = {
  readonly table: keyof Schema;
  /** The column of the parent that `column` of the holding refers to. */
  readonly key: string;
  /** The column of the parent that contains the user id. */
  readonly owner: string;
};

/** A column by which the rows about a user are found. */
export type Holding = {
  readonly table: keyof Schema;
  /** Contains the user id, or the key of the parent. */
  readonly column: string;
  readonly parent?: ParentRow;
  /**
   * `delete` deletes the rows, `rename` replaces the user id by `erased`, `forget` sets the column to null.
   * Rows with a parent are deleted with it.
   */
  readonly onErase: 'delete' | 'rename' | 'forget';
};

const thread: ParentRow = { table: 'threads', key: 'id', owner: 'owner' };
const run: ParentRow = { table: 'runs', key: 'seq', owner: 'owner' };
const problem: ParentRow = { table: 'problems', key: 'seq', owner: 'owner' };
const answer: ParentRow = { table: 'answer_log', key: 'id', owner: 'learner' };
const turn: ParentRow = { table: 'review_turns', key: 'id', owner: 'created_by' };

/** Every place that contains data about a user, children before their parents. To add a place, add one line. */
export const holdings: readonly Holding[] = [
  { table: 'checkpoint_writes', column: 'thread_id', parent: thread, onErase: 'delete' },
  { table: 'checkpoint_values', column: 'thread_id', parent: thread, onErase: 'delete' },
  { table: 'checkpoints', column: 'thread_id', parent: thread, onErase: 'delete' },
  {
    table: 'thread_labels',
    column: 'thread_seq',
    parent: { ...thread, key: 'seq' },
    onErase: 'delete',
  },
  { table: 'threads', column: 'owner', onErase: 'delete' },
  { table: 'run_events', column: 'run_seq', parent: run, onErase: 'delete' },
  { table: 'runs', column: 'owner', onErase: 'delete' },
  { table: 'person_usage', column: 'owner', onErase: 'delete' },
  { table: 'mark_decisions', column: 'answer_id', parent: answer, onErase: 'delete' },
  { table: 'mark_decisions', column: 'teacher', onErase: 'rename' },
  { table: 'answer_log', column: 'learner', onErase: 'delete' },
  { table: 'attempts', column: 'learner', onErase: 'delete' },
  { table: 'assignment_allowances', column: 'learner', onErase: 'delete' },
  { table: 'class_members', column: 'learner', onErase: 'delete' },
  { table: 'classes', column: 'teacher', onErase: 'rename' },
  { table: 'papers', column: 'created_by', onErase: 'rename' },
  { table: 'own_courses', column: 'created_by', onErase: 'rename' },
  { table: 'question_versions', column: 'author', onErase: 'rename' },
  { table: 'collections', column: 'created_by', onErase: 'rename' },
  { table: 'bank_changes', column: 'author', onErase: 'rename' },
  { table: 'personal_codes', column: 'learner', onErase: 'delete' },
  { table: 'learner_reports', column: 'learner', onErase: 'delete' },
  { table: 'review_links', column: 'owner', onErase: 'delete' },
  { table: 'problem_versions', column: 'problem_seq', parent: problem, onErase: 'delete' },
  { table: 'problem_versions', column: 'author', onErase: 'rename' },
  { table: 'problems', column: 'owner', onErase: 'delete' },
  { table: 'generated_items', column: 'owner', onErase: 'rename' },
  { table: 'turn_feedback', column: 'turn_id', parent: turn, onErase: 'delete' },
  { table: 'turn_feedback', column: 'user_id', onErase: 'delete' },
  { table: 'review_comments', column: 'author', onErase: 'delete' },
  { table: 'review_items', column: 'turn_id', parent: turn, onErase: 'delete' },
  { table: 'review_turns', column: 'created_by', onErase: 'delete' },
  { table: 'review_items', column: 'lease_holder', onErase: 'forget' },
  { table: 'review_items', column: 'reviewed_by', onErase: 'rename' },
  { table: 'review_examples', column: 'added_by', onErase: 'rename' },
  { table: 'review_audit', column: 'actor', onErase: 'rename' },
  { table: 'api_keys', column: 'user_id', onErase: 'delete' },
  { table: 'sessions', column: 'user_id', onErase: 'delete' },
  { table: 'accounts', column: 'id', onErase: 'delete' },
  { table: 'audit_log', column: 'actor', onErase: 'rename' },
  { table: 'audit_log', column: 'subject', onErase: 'rename' },
];
