import type { BulletAward } from '../domain/award.ts';

/** How a line of the response was read. */
export type MarkedLine = {
  readonly text: string;
  readonly reading: 'maths' | 'words' | 'crossed-out' | 'blank';
  /** The mathematics as it was understood. */
  readonly asRead: string | null;
};

/** A response after marking. */
export type Marking = {
  readonly result: 'correct' | 'wrong';
  readonly marksAwarded: number;
  readonly marksAvailable: number;
  /** Marks only a person can give; they are part of `marksAvailable` and never of `marksAwarded`. */
  readonly marksByPerson: number;
  readonly awards: readonly BulletAward[];
  readonly gapTags: readonly string[];
  /** The lines of the attempt that was marked. */
  readonly lines: readonly MarkedLine[];
  /** What the learner ends with, as understood. */
  readonly finalAnswer: string | null;
  /** Explanations of the named mistakes that were recognised. */
  readonly mistakes: readonly string[];
  /** Bullets the engine could not settle, for a person to look at. */
  readonly undecided: readonly number[];
};
