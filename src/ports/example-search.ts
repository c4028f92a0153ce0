/** A reviewed example that an agent may lean on. */
export type FoundExample = {
  readonly id: string;
  readonly asked: string;
  readonly answer: string;
  readonly similarity: number;
};

/** Where agents look for what experts approved; finds nothing when there is nothing to search. */
export type ExampleSearch = {
  find(wanted: {
    readonly text: string;
    readonly providerId: string;
    readonly limit: number;
  }): Promise<FoundExample[]>;
};
