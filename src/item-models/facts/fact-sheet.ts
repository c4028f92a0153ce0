/** Terms of one kind, such as cell structures. Each description of a term applies to no other term of the table. */
export type FactTable = {
  /** The kind of the terms, worded to follow `Which`: `cell structure`. */
  readonly noun: string;
  /** The gap tag recorded when a learner confuses two terms. */
  readonly tag: string;
  /** The article written before a term in a sentence. Default: none. */
  readonly article?: 'a' | 'the';
  readonly facts: readonly Fact[];
};

/** A term and its descriptions. */
export type Fact = {
  readonly term: string;
  /** Other wordings that earn the mark. */
  readonly or?: readonly string[];
  /** Descriptions of the term, worded to follow the noun of the table: `makes proteins`. */
  readonly clues: readonly string[];
  /** Terms of the table that are too close in meaning to be wrong options for this one. */
  readonly near?: readonly string[];
};

/** True statements about a topic, and common misconceptions. */
export type StatementSet = {
  /** The topic, worded to follow `statements about`. */
  readonly about: string;
  readonly tag: string;
  readonly truths: readonly string[];
  /** False statements, each with its correction. */
  readonly errors: readonly (readonly [wrong: string, right: string])[];
};

/** A process as a list of stages in their order. */
export type Sequence = {
  /** The name of the process, worded to follow `stages of`: `the cell cycle`. */
  readonly processName: string;
  readonly tag: string;
  readonly stages: readonly string[];
};

/** A question that requests some of several correct points. */
export type PointSet = {
  /** The whole question, such as `State two functions of proteins.` */
  readonly question: string;
  readonly tag: string;
  /** The correct points. Each is a list of accepted wordings, the best first. */
  readonly points: readonly (readonly string[])[];
  /** The number of points requested, a mark each. */
  readonly count: number;
};

/** The facts of one item model; `factModel` writes the questions. */
export type FactSheet = {
  readonly tables?: readonly FactTable[];
  readonly statements?: readonly StatementSet[];
  readonly sequences?: readonly Sequence[];
  readonly points?: readonly PointSet[];
};
