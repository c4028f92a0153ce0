export type BatchJobsTable = {
  batch: string;
  place: number;
  path: string;
  name: string;
  content_hash: string;
  status: string;
  attempts: number;
  reason: string | null;
  /** JSON. */
  problem_ids: string;
  worker: string | null;
  lease_until: string | null;
};

export type KeptRepliesTable = { key: string; value: string; raw: string; model: string };

export type BatchSchema = { batch_jobs: BatchJobsTable; kept_replies: KeptRepliesTable };
