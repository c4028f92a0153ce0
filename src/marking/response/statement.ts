/** Where in a line a statement was found. */
export type StatementRole =
  /** A whole clause, as written. */
  | 'clause'
  /** Two ends of a chain: `v = 12` out of `v = 3 × 4 = 12`. */
  | 'link'
  /** One member of a chain, without its name. */
  | 'member'
  /** A formula picked out of a sentence. */
  | 'prose';

/** Something a learner claims: the smallest piece that is compared with a scheme. */
export type Statement = {
  /** Index into the lines of the response. */
  readonly line: number;
  /** Its place in the whole response, for what comes before what. */
  readonly order: number;
  readonly text: string;
  readonly role: StatementRole;
  /** The symbol the chain is about: `v`, `x_1`, `ΔT`. */
  readonly name: string | undefined;
  /** How many values are offered for the same thing on this line: 2 in `x = 3 or x = 4`. */
  readonly choices: number;
  /** It ends its chain, so that it is what the learner says the value is. */
  readonly isResult: boolean;
};

/** A line of the response after reading. */
export type ReadLine = {
  /** As the learner wrote it. */
  readonly text: string;
  readonly isCrossedOut: boolean;
  readonly statements: readonly Statement[];
};
