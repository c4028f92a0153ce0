export type BatchesTable = {
  id: string;
  output: string;
  /** JSON. */
  task: string;
  /** JSON. */
  limits: string;
  held: string | null;
  created_at: string;
};

export type BatchJobsTable = {
  batch: string;
  place: number;
  path: string;
  name: string;
  content_hash: string;
  file: string | null;
  status: string;
  attempts: number;
  /** How many workers died with it in their hands. */
  lost: number;
  reason: string | null;
  /** JSON. */
  problem_ids: string;
  /** JSON. */
  outputs: string;
  /** 0 while its files wait in the file store. */
  fetched: number;
  worker: string | null;
  lease_until: string | null;
};

/** What a worker has used for a batch so far. */
export type BatchUsageTable = {
  batch: string;
  worker: string;
  calls: number;
  input_tokens: number;
  output_tokens: number;
  cost: number;
  /** Calls whose price is not known. */
  unpriced: number;
};

/** Token buckets: how many requests and tokens may be used now, as of a time in milliseconds; below zero it is a debt. */
export type BatchRatesTable = { batch: string; requests: number; tokens: number; filled_at: number };

export type WorkersTable = {
  id: string;
  name: string;
  started_at: string;
  seen_at: string;
  stopped_at: string | null;
  in_flight: number;
  done: number;
  failed: number;
};

export type KeptRepliesTable = {
  key: string;
  value: string;
  raw: string;
  model: string;
  /** 1 when it did not serve. */
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
