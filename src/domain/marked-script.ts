import type { BulletAward } from './award.ts';

/** One question of a sat paper after marking. */
export type MarkedQuestion = {
  readonly id: string;
  readonly section: string;
  /** Its number in the section, from 1. */
  readonly number: number;
  readonly outcomeId: string;
  readonly marks: number;
  readonly marksAwarded: number;
  /** Part of `marks`, never of `marksAwarded`: only a person can give them. */
  readonly marksByPerson: number;
  readonly isCorrect: boolean;
  readonly isAnswered: boolean;
  readonly response: string;
  readonly awards: readonly BulletAward[];
  readonly gapTags: readonly string[];
  /** What went wrong, where the mistake has a name. */
  readonly mistakes: readonly string[];
  /** Bullets for a person to look at: the engine could not settle them. */
  readonly undecided: readonly number[];
};

/** Marks lost in one outcome, most first in a list of them. */
export type OutcomeGap = {
  readonly outcomeId: string;
  readonly label: string;
  readonly marksLost: number;
  readonly marks: number;
  readonly gapTags: readonly string[];
};

/** Never a grade: real boundaries are set every year, and coursework is left out. */
export type GradeEstimate = {
  /** Of the marks of the award, scaled where the course scales. */
  readonly percent: number;
  /** Null where the course is not graded. */
  readonly grade: string | null;
  /** The grade if a person gave every mark that is left to them. */
  readonly atBest: string | null;
  readonly note: string;
};

export type MarkedSection = {
  readonly section: string;
  readonly marks: number;
  readonly marksAwarded: number;
  readonly marksByPerson: number;
};

/** A sat paper after marking. */
export type MarkedScript = {
  readonly examId: string;
  readonly marks: number;
  readonly marksAwarded: number;
  readonly marksByPerson: number;
  readonly sections: readonly MarkedSection[];
  readonly questions: readonly MarkedQuestion[];
  /** Response keys that name no question of the paper. */
  readonly unknownIds: readonly string[];
  readonly gaps: readonly OutcomeGap[];
  readonly estimate: GradeEstimate;
};
