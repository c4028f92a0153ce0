import type { Schema } from '../schema/schema.ts';

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
