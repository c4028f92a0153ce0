export type BatchesTable = {
  id: string;
  output: string;
  /** JSON. */
  task: string;
  /** JSON. */
  limits: string;
  /** Why the batch is paused. */
  held: string | null;
  created_at: string;
};

export type BatchJobsTable = {
  batch: string;
  /** The position in the batch, from 1. */
  place: number;
  path: string;
  name: string;
  content_hash: string;
  file: string | null;
  status: string;
  attempts: number;
  /** How many times its worker died. */
  lost: number;
  reason: string | null;
  /** JSON. */
  problem_ids: string;
  /** JSON. */
  outputs: string;
  /** 0 until its outputs are downloaded from the file store. */
  fetched: number;
  worker: string | null;
  lease_until: string | null;
};

/** The usage of a batch by one worker. */
type BatchUsageTable = {
  batch: string;
  worker: string;
  calls: number;
  input_tokens: number;
  output_tokens: number;
  cost: number;
  /** Calls whose price is not known. */
  unpriced: number;
};

/** Token buckets: the requests and tokens that were available at `filled_at` (milliseconds); below zero is overage. */
type BatchRatesTable = { batch: string; requests: number; tokens: number; filled_at: number };

type WorkersTable = {
  id: string;
  name: string;
  started_at: string;
  /** The time of the last heartbeat. */
  seen_at: string;
  stopped_at: string | null;
  in_flight: number;
  done: number;
  failed: number;
};

/** The cache of model replies. */
type KeptRepliesTable = {
  key: string;
  value: string;
  raw: string;
  model: string;
  /** 1 if the reply is unusable. */
  disowned: number;
};

export type BatchSchema = {
  batches: BatchesTable;
  batch_jobs: BatchJobsTable;
  batch_usage: BatchUsageTable;
  batch_rates: BatchRatesTable;
  workers: WorkersTable;
  kept_replies: KeptRepliesTable;
};
