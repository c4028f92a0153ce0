/** Terms of one kind, each with descriptions that apply to no other. */
export type FactTable = {
  /** The kind of entry, as it follows `Which`: `cell structure`. */
  readonly noun: string;
  /** The gap tag of a learner who confuses two entries. */
  readonly tag: string;
  /** The article of a term inside a sentence. Default: none. */
  readonly article?: 'a' | 'the';
  readonly facts: readonly Fact[];
};

export type Fact = {
  readonly term: string;
  /** Other wordings that earn the mark. */
  readonly or?: readonly string[];
  /** Descriptions of this term and of no other in the table, as they follow the noun: `makes proteins`. */
  readonly clues: readonly string[];
  /** Terms of the table that are too close in meaning to be wrong options for this one. */
  readonly near?: readonly string[];
};

/** True statements about a topic, and common misconceptions. */
export type StatementSet = {
  readonly about: string;
  readonly tag: string;
  readonly truths: readonly string[];
  /** A false statement and its correction. */
  readonly errors: readonly (readonly [wrong: string, right: string])[];
};

/** Stages in their order. */
export type Sequence = {
  /** `the cell cycle`, as it follows `stages of`. */
  readonly of: string;
  readonly tag: string;
  readonly stages: readonly string[];
};

/** A question with more correct points than it requests. */
export type PointSet = {
  /** The whole question, such as `State two functions of proteins.` */
  readonly question: string;
  readonly tag: string;
  /** Each point in its wordings, the best first. */
  readonly points: readonly (readonly string[])[];
  /** The number of points requested, a mark each. */
  readonly count: number;
};

/** The facts of one model. */
export type FactSheet = {
  readonly tables?: readonly FactTable[];
  readonly statements?: readonly StatementSet[];
  readonly sequences?: readonly Sequence[];
  readonly points?: readonly PointSet[];
};
