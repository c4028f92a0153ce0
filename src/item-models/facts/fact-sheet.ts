/** Things of one kind that are told apart by what is true of each. */
export type FactTable = {
  /** What the entries are, as it follows `Which`: `cell structure`. */
  readonly noun: string;
  /** The gap of who takes one for another. */
  readonly tag: string;
  /** How a term is said in a sentence; without an article when left out. */
  readonly article?: 'a' | 'the';
  readonly facts: readonly Fact[];
};

export type Fact = {
  readonly term: string;
  /** Other wordings that earn the mark. */
  readonly or?: readonly string[];
  /** What is true of this term and of no other in the table, as it follows the noun: `makes proteins`. */
  readonly clues: readonly string[];
  /** Terms of the table too close in meaning to stand beside this one as wrong options. */
  readonly near?: readonly string[];
};

/** What is true of something, and what is often thought of it. */
export type StatementSet = {
  readonly about: string;
  readonly tag: string;
  readonly truths: readonly string[];
  /** A false statement, and what is right. */
  readonly errors: readonly (readonly [wrong: string, right: string])[];
};

/** Stages that follow one another. */
export type Sequence = {
  /** `the cell cycle`, as it follows `stages of`. */
  readonly of: string;
  readonly tag: string;
  readonly stages: readonly string[];
};

/** A question with more right points than it asks for. */
export type PointSet = {
  /** The whole question, such as `State two functions of proteins.` */
  readonly ask: string;
  readonly tag: string;
  /** Each point in its wordings, the best first. */
  readonly points: readonly (readonly string[])[];
  /** Points asked for, a mark each. */
  readonly count: number;
};

/** What a model may ask about. */
export type FactSheet = {
  readonly tables?: readonly FactTable[];
  readonly statements?: readonly StatementSet[];
  readonly sequences?: readonly Sequence[];
  readonly points?: readonly PointSet[];
};
