import type { Statement } from '../response/statement.ts';

/** What keeps a right value from its mark. */
export type PresentationFault = 'unit' | 'figures' | 'places' | 'form';

/** A statement of the learner's that answers a bullet. */
export type Match = {
  readonly statement: Statement;
  /** The statement as it was compared, which may be another reading of it. */
  readonly text: string;
  /** A later value stands for the step. */
  readonly isImplied: boolean;
  /** It is one part of a longer formula. */
  readonly isPart: boolean;
  /** 0 is the scheme's own method, others its alternatives. */
  readonly method: number;
};

export type NearMatch = {
  readonly statement: Statement;
  readonly text: string;
  readonly fault: PresentationFault;
};

export type Findings = {
  readonly matches: readonly Match[];
  readonly near: readonly NearMatch[];
  /** The engine could not settle a comparison. */
  readonly isUndecided: boolean;
};

export const NO_FINDINGS: Findings = { matches: [], near: [], isUndecided: false };
