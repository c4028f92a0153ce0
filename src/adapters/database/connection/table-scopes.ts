import { hash } from 'node:crypto';
import { DEFAULT_INSTITUTION } from '../../../domain/institution-id.ts';
import type { Schema } from '../schema/schema.ts';

/**
 * How a table separates institutions.
 * - `institution`: it has a column `institution`, which the plugin of `institution-plugin.ts` filters by and fills in; stores never name it.
 * - `search`: each institution has its own table, so that rankings and counts depend on nothing else.
 * - `shared`: it has rows of all institutions, and its store names the institution itself.
 */
type TableScope = 'institution' | 'search' | 'shared';

/** The scope of every table; a new table does not compile without one. */
const tableScopes: Readonly<Record<keyof Schema, TableScope>> = {
  questions: 'institution',
  question_versions: 'institution',
  question_search: 'search',
  question_tags: 'institution',
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

const scopeByName: ReadonlyMap<string, TableScope> = new Map(Object.entries(tableScopes));

/** Finds the scope of a table; undefined for an alias and for a table of another program. */
export function findTableScope(table: string): TableScope | undefined {
  return scopeByName.get(table);
}

const HASH_LENGTH = 16;

/** Adds the institution to a name. Ids may be longer than names in PostgreSQL, so their hash is used. */
export function nameForInstitution(name: string, institution: string): string {
  if (institution === DEFAULT_INSTITUTION) return name;
  return `${name}_${hash('sha256', institution).slice(0, HASH_LENGTH)}`;
}
