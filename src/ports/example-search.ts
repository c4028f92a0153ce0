/** A reviewed example that an agent may use. */
export type FoundExample = {
  readonly id: string;
  /** The request to which `answer` is the approved answer. */
  readonly asked: string;
  readonly answer: string;
  readonly similarity: number;
};

/** Searches the examples that experts approved; returns none if there is no index. */
export type ExampleSearch = {
  find(query: {
    readonly text: string;
    readonly providerId: string;
    readonly limit: number;
  }): Promise<FoundExample[]>;
};
