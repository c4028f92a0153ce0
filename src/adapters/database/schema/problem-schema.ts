import type { Generated } from 'kysely';

export type ProblemsTable = {
  /** Increases with every problem; lists are paged by it. */
  seq: Generated<number>;
  id: string;
  owner: string;
  name: string;
  /** JSON. */
  source: string;
  /** The key of its photo in the file store. */
  file_key: string | null;
  /** JSON: the requested results. */
  wish: string;
  run_id: string | null;
  version: Generated<number>;
  /** JSON: the fields of the newest version that lists show. */
  digest: string | null;
  /** JSON: the ids that its pieces received in the question bank and in the review queue. */
  sent: Generated<string>;
  calls: Generated<number>;
  tokens: Generated<number>;
  cost: Generated<number>;
  /** The number of model calls without a known price. */
  unpriced: Generated<number>;
  created_at: string;
  updated_at: string;
};

type ProblemVersionsTable = {
  problem_seq: number;
  version: number;
  reason: string;
  part: string;
  author: string;
  run_id: string | null;
  /** JSON. */
  content: string;
  /** The expert's reason for a decision. */
  note: Generated<string | null>;
  created_at: string;
};

export type ProblemSchema = { problems: ProblemsTable; problem_versions: ProblemVersionsTable };
