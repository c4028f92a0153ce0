import type { BulletAward } from '../domain/award.ts';

/** A line of the response and how it was read. */
export type MarkedLine = {
  readonly text: string;
  readonly reading: 'maths' | 'words' | 'crossed-out' | 'blank';
  /** The mathematics as it was interpreted; null for lines without mathematics. */
  readonly asRead: string | null;
};

/** The marking of one part of a question. */
export type PartMarking = {
  /** `a`, or `b.i` for part (b)(i). */
  readonly path: string;
  /** The learner's text for this part; empty if it was left blank. */
  readonly response: string;
  readonly result: 'correct' | 'wrong';
  readonly marksAwarded: number;
  readonly marksAvailable: number;
  /** Marks that a teacher must award; included in `marksAvailable`, never in `marksAwarded`. */
  readonly marksByPerson: number;
  readonly lines: readonly MarkedLine[];
  readonly finalAnswer: string | null;
  /** Explanations of the named mistakes that were recognised. */
  readonly mistakes: readonly string[];
};

/** The result of marking a response. */
export type Marking = {
  readonly result: 'correct' | 'wrong';
  readonly marksAwarded: number;
  readonly marksAvailable: number;
  /** Marks that a teacher must award; included in `marksAvailable`, never in `marksAwarded`. */
  readonly marksByPerson: number;
  /** One entry for each bullet (mark) of the scheme, awarded or not. */
  readonly awards: readonly BulletAward[];
  /** Gap tags: the names of mistakes or skills to practise, from lost marks and recognised mistakes. */
  readonly gapTags: readonly string[];
  /** The lines of the attempt that was marked. */
  readonly lines: readonly MarkedLine[];
  /** The last result of the attempt, as interpreted. */
  readonly finalAnswer: string | null;
  /** Explanations of the named mistakes that were recognised. */
  readonly mistakes: readonly string[];
  /** Numbers of the bullets that could not be checked automatically. */
  readonly undecided: readonly number[];
  /** The marks of each part, in order; absent for a question without parts. */
  readonly parts?: readonly PartMarking[];
};
