import type { Generated } from 'kysely';

export type SuggestionsTable = {
  id: Generated<number>;
  /** Counts the suggestions for one file, from 1. */
  version: number;
  /** The folder that contains the problem. */
  root: string;
  problem_id: string;
  file_path: string;
  issue_type: string;
  description: string;
  reasoning: string;
  confidence: number;
  original_content: string;
  suggested_content: string;
  diff: string;
  /** 1 if the text may be applied without review. */
  certain: number;
  /** 1 if the reviewer edited the text. */
  edited: Generated<number>;
  status: string;
  session_id: string | null;
  created_at: string;
};

export type ReviewSessionsTable = {
  id: string;
  root: string;
  /** JSON: the problems to check. */
  plan: string;
  started_at: string;
  completed_at: string | null;
  problems_reviewed: Generated<number>;
  suggestions_made: Generated<number>;
  approved_count: Generated<number>;
  rejected_count: Generated<number>;
  skipped_count: Generated<number>;
};

export type SpotChecksTable = {
  seq: Generated<number>;
  session_id: string;
  root: string;
  problem_id: string;
  content_hash: string;
  outcome: string;
  /** JSON. */
  comments: string;
  /** How many invalid suggestions of the model were discarded. */
  dropped: number;
  at: string;
};

export type SpotCheckDecisionsTable = {
  seq: Generated<number>;
  session_id: string;
  suggestion_id: number;
  action: string;
  at: string;
  /** 1 if the file contains the approved text. */
  applied: Generated<number>;
  undone: Generated<number>;
};

export type SpotCheckSchema = {
  suggestions: SuggestionsTable;
  review_sessions: ReviewSessionsTable;
  spot_checks: SpotChecksTable;
  spot_check_decisions: SpotCheckDecisionsTable;
};
