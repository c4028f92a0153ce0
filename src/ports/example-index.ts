// The "query" of an example is the LaTeX of an exam question, or an SQL text; only SQL has tables, an intent and a
// complexity. `src/domain/queue-item.ts` explains the names.

export type ExampleStatus = 'approved' | 'rejected' | 'revoked';

/** A request in natural language and its answer (a query or a question), with a reviewer's judgement. */
export type StoredExample = {
  readonly id: string;
  /** The data source or component that produced the answer, such as `postgresql`. */
  readonly providerId: string;
  /** The request. */
  readonly nlQuery: string;
  /** The answer; the corrected answer if the reviewer corrected it. */
  readonly query: string;
  readonly status: ExampleStatus;
  readonly intent: string | null;
  readonly complexity: string | null;
  readonly tables: readonly string[];
  readonly addedBy: string;
  readonly createdAt: string;
};

export type ExampleSearchRequest = {
  readonly text: string;
  readonly providerId?: string;
  readonly intent?: string;
  readonly limit: number;
  /** From 0 to 1: the weighted share of the query's words that the example contains. */
  readonly minSimilarity?: number;
  /** `approved` by default; `rejected` finds examples of what to avoid. */
  readonly status?: 'approved' | 'rejected';
};

/** One term of the query, its weight, and whether the example contains it. */
export type ScorePart = { readonly term: string; readonly weight: number; readonly found: boolean };

export type ExampleHit = {
  readonly example: StoredExample;
  /** The rank by the database's full-text search (BM25 on SQLite); higher is better. */
  readonly score: number;
  readonly similarity: number;
  readonly explanation: readonly ScorePart[];
};

export type ExampleTally = {
  readonly providerId: string;
  readonly status: ExampleStatus;
  readonly intent: string | null;
  readonly count: number;
};

/** A full-text index of reviewed examples. */
export type ExampleIndex = {
  /** Saves an example; replaces the example with the same id. */
  put(example: StoredExample): Promise<void>;
  find(id: string): Promise<StoredExample | undefined>;
  /** Finds an example with the same provider, request and query that is not revoked. */
  findEqual(
    example: Pick<StoredExample, 'providerId' | 'nlQuery' | 'query'>,
  ): Promise<StoredExample | undefined>;
  /** Revokes an example and removes it from the index; returns false if the id is unknown or already revoked. */
  revoke(id: string, by: { actor: string; at: string }): Promise<boolean>;
  /** Returns the best matches first; of examples with equal text only the newest is returned. */
  search(request: ExampleSearchRequest): Promise<ExampleHit[]>;
  /** Counts the examples by provider, status and intent. */
  tally(): Promise<ExampleTally[]>;
};
