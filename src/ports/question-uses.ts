/** Where a question of the bank is used. */
export type QuestionUse = {
  /** The papers that contain it, newest first. */
  readonly papers: readonly { readonly id: string; readonly title: string; readonly usedAt: string }[];
  /** The number of learners who answered it. */
  readonly learners: number;
};

/** Finds where questions are used. */
export type QuestionUses = {
  find(id: string): Promise<QuestionUse>;
  /** Returns the ids of the questions that a paper contains or a learner has answered. */
  listUsed(ids: readonly string[]): Promise<ReadonlySet<string>>;
};
