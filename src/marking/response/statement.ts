/** How a statement was found in its line. */
export type StatementRole =
  /** A whole clause, as written. */
  | 'clause'
  /** Two ends of a chain: `v = 12` out of `v = 3 × 4 = 12`. */
  | 'link'
  /** One member of a chain, without its name. */
  | 'member'
  /** A formula picked out of a sentence. */
  | 'prose';

/** The smallest claim of a learner that is compared with a scheme. */
export type Statement = {
  /** Index into the lines of the response. */
  readonly line: number;
  /** Position in the whole attempt, to tell earlier from later. */
  readonly order: number;
  readonly text: string;
  readonly role: StatementRole;
  /** The symbol the chain is about: `v`, `x_1`, `ΔT`. */
  readonly name: string | undefined;
  /** How many values the line gives for the same symbol: 2 in `x = 3 or x = 4`. */
  readonly choices: number;
  /** It ends its chain, so it is the learner's result. */
  readonly isResult: boolean;
};

/** A line of the response with its statements. */
export type ReadLine = {
  /** As the learner wrote it. */
  readonly text: string;
  readonly isCrossedOut: boolean;
  readonly statements: readonly Statement[];
};
