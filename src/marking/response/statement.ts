/** How a statement was found in its line. */
export type StatementRole =
  /** A whole clause, as written. */
  | 'clause'
  /** The name of a chain with one of its members: `v = 12` from `v = 3 × 4 = 12`. */
  | 'link'
  /** One member of a chain, without its name. */
  | 'member'
  /** A formula from a sentence. */
  | 'prose';

/** The smallest part of a response that is compared with a scheme. */
export type Statement = {
  /** Index into the lines of the response. */
  readonly line: number;
  /** Position in the attempt; a later statement has a higher number. */
  readonly order: number;
  readonly text: string;
  readonly role: StatementRole;
  /** The symbol on the left of the chain: `v`, `x_1`, `ΔT`. */
  readonly name: string | undefined;
  /** The words before the chain: `horizontal` in `horizontal: 58 sin 34 = 32`. */
  readonly label?: string | undefined;
  /** The member before this one in its chain: `3 × 4` for the value of `v = 3 × 4 = 12`. */
  readonly computedFrom?: string;
  /** The calculation that is the whole line before a value alone: probably its calculation, although no equals sign connects them. */
  readonly calculationBefore?: string;
  /** The number of values in the line for the same symbol: 2 in `x = 3 or x = 4`. */
  readonly choices: number;
  /** The statement ends its chain, so it is a result. */
  readonly isResult: boolean;
};

/** A parsed line of the response, with its statements. */
export type ParsedLine = {
  /** The original text. */
  readonly text: string;
  /** The text that counts: without crossed-out work that other work replaces. */
  readonly countedText: string;
  readonly isCrossedOut: boolean;
  readonly statements: readonly Statement[];
};
