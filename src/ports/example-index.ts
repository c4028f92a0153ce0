export type ExampleStatus = 'approved' | 'rejected' | 'revoked';

/** What was asked and what was answered, as a person judged it. */
export type StoredExample = {
  readonly id: string;
  readonly providerId: string;
  readonly nlQuery: string;
  /** The correction where there is one. */
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
  /** From 0 to 1: the weight of the query's words that the example holds. */
  readonly minSimilarity?: number;
  /** `rejected` asks for what to avoid. */
  readonly status?: 'approved' | 'rejected';
};

/** One word of the query, how much it counts, and whether the example holds it. */
export type ScorePart = { readonly term: string; readonly weight: number; readonly found: boolean };

export type ExampleHit = {
  readonly example: StoredExample;
  /** BM25 or what the database has of it; higher is better. */
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

/** Judged examples, found by the words they share with a text. */
export type ExampleIndex = {
  /** An example of the same id is replaced. */
  put(example: StoredExample): Promise<void>;
  find(id: string): Promise<StoredExample | undefined>;
  findAlike(
    example: Pick<StoredExample, 'providerId' | 'nlQuery' | 'query'>,
  ): Promise<StoredExample | undefined>;
  /** Out of the index at once; false when it is not there or was revoked before. */
  revoke(id: string, by: { actor: string; at: string }): Promise<boolean>;
  /** Best first; examples of the same words are shown once. */
  search(wanted: ExampleSearchRequest): Promise<ExampleHit[]>;
  tally(): Promise<ExampleTally[]>;
};
