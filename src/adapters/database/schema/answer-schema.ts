import type { Generated } from 'kysely';

/** The marked answers of learners; rows are added and never changed. */
export type AnswerLogTable = {
  seq: Generated<number>;
  id: string;
  learner: string;
  at: string;
  course: string;
  outcome_id: string;
  question_id: string;
  question_version: number | null;
  item_model: string | null;
  seed: number | null;
  part: string | null;
  response: string;
  marks_awarded: number;
  marks_available: number;
  /** JSON. */
  bullets: string;
  /** JSON. */
  gap_tags: string;
  hints: number;
  seconds: number | null;
  mode: string;
  assignment: string | null;
  marked_by: string;
  supersedes: string | null;
  thread_id: string | null;
  section: string | null;
};

/** One row: how far the answers of older threads were copied into the log. */
type AnswerReplayTable = { id: number; until: string; position: number; is_done: number };

export type AnswerSchema = { answer_log: AnswerLogTable; answer_replay: AnswerReplayTable };
