import type { Statement } from '../response/statement.ts';

/** The reason why a right value earns no mark: its unit, significant figures, decimal places or form. */
export type PresentationMistake = 'unit' | 'figures' | 'places' | 'form';

/** A statement that satisfies a bullet. */
export type Match = {
  readonly statement: Statement;
  /** The text that was compared, which may be the statement parsed in another way. */
  readonly text: string;
  /** A later value implies the step. */
  readonly isImplied: boolean;
  /** The expected formula is part of a longer one. */
  readonly isPiece: boolean;
  /** 0 is the method of the scheme; higher numbers are its alternatives. */
  readonly method: number;
};

/** A statement with the right value, but with a mistake in its presentation. */
export type NearMatch = {
  readonly statement: Statement;
  readonly text: string;
  readonly presentationMistake: PresentationMistake;
};

/** All statements that match a bullet, or nearly do. */
export type BulletMatches = {
  readonly matches: readonly Match[];
  readonly near: readonly NearMatch[];
  /** Some comparison was undecided. */
  readonly isUndecided: boolean;
};

export const NO_MATCHES: BulletMatches = { matches: [], near: [], isUndecided: false };

/** Why a nearly right value earns no mark, as sentences for the learner. */
export const PRESENTATION_RULES: Readonly<Record<PresentationMistake, string>> = {
  unit: 'Your number is right, but the unit is missing or wrong.',
  figures: 'Your value is right, but it has too many or too few significant figures.',
  places: 'Your value is right, but it is not rounded as the question asks.',
  form: 'Your value is right, but it is not simplified or not in the required form.',
};
