import type { Generated } from 'kysely';

/** Which text of an upload an item of the expert queue is about. */
type ReviewLinksTable = {
  seq: Generated<number>;
  item_id: string;
  problem_id: string;
  piece: string;
  owner: string;
  /** The version of the problem that was sent. */
  sent_version: number;
  /** 1 if the question enters the bank when an expert approves it. */
  to_bank: number;
  /** JSON: subject, level, topic and difficulty of the question. */
  facts: string;
  /** The version in the bank before the decision was applied; 0 if the question was not in the bank. */
  bank_version: number | null;
  created_at: string;
};

/** What experts decided about questions that learners may get. */
type QuestionVerdictsTable = {
  seq: Generated<number>;
  question_id: string;
  item_id: string;
  verdict: string;
  /** JSON: the corrected question; null if it is in the bank. */
  content: string | null;
  decided_at: string;
};

type LearnerReportsTable = {
  seq: Generated<number>;
  id: string;
  learner: string;
  question_id: string;
  item_id: string;
  reason: string;
  comment: string | null;
  /** JSON: the learner's answers with their marks. */
  answers: string;
  created_at: string;
};

/** The measured quality of judges; the newest row of a judge counts. */
type JudgeCalibrationsTable = {
  seq: Generated<number>;
  model: string;
  prompt_hash: string;
  /** JSON. */
  content: string;
  created_at: string;
};

export type FeedbackSchema = {
  review_links: ReviewLinksTable;
  question_verdicts: QuestionVerdictsTable;
  learner_reports: LearnerReportsTable;
  judge_calibrations: JudgeCalibrationsTable;
};
