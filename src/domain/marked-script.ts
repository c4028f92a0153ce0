import type { BulletAward } from './award.ts';

// A script is a learner's responses to one exam paper.

/** The marking of one part of a question. */
export type MarkedPartOfQuestion = {
  /** `a`, or `b.i` for part (b)(i). */
  readonly path: string;
  readonly marks: number;
  readonly marksAwarded: number;
  /** Marks that only a person can award; included in `marks`, never in `marksAwarded`. */
  readonly marksByPerson: number;
  readonly isCorrect: boolean;
  /** The learner's text for this part; empty if it was left blank. */
  readonly response: string;
  /** The final answer as the engine read it. */
  readonly finalAnswer: string | null;
};

/** The marking of one question of a paper. */
export type MarkedQuestion = {
  readonly id: string;
  readonly section: string;
  /** Its number in the section, from 1. */
  readonly number: number;
  readonly outcomeId: string;
  readonly marks: number;
  readonly marksAwarded: number;
  /** Marks that only a person can award; included in `marks`, never in `marksAwarded`. */
  readonly marksByPerson: number;
  readonly isCorrect: boolean;
  readonly isAnswered: boolean;
  /** The learner's whole response, with the label of each part if the question has parts. */
  readonly response: string;
  /** The marks of each part, in printed order; absent for a question without parts. */
  readonly parts?: readonly MarkedPartOfQuestion[];
  readonly awards: readonly BulletAward[];
  /** Gap tags: the names of mistakes or skills to practise. */
  readonly gapTags: readonly string[];
  /** Explanations of the recognised mistakes. */
  readonly mistakes: readonly string[];
  /** Numbers of the bullets that the engine could not decide and a person must judge. */
  readonly undecided: readonly number[];
};

/** The marks lost in one outcome. Lists of gaps start with the largest. */
export type OutcomeGap = {
  readonly outcomeId: string;
  readonly label: string;
  readonly marksLost: number;
  readonly marks: number;
  readonly gapTags: readonly string[];
};

/** An estimate of the grade, not a grade: real grade boundaries change every year, and coursework is not included. */
export type GradeEstimate = {
  /** Percentage of the award's marks, scaled if the course scales sections. */
  readonly percent: number;
  /** Null if the course is not graded. */
  readonly grade: string | null;
  /** The grade if every mark left to a person is awarded. */
  readonly atBest: string | null;
  readonly note: string;
};

export type MarkedSection = {
  readonly section: string;
  readonly marks: number;
  readonly marksAwarded: number;
  readonly marksByPerson: number;
};

/** A learner's script after marking. */
export type MarkedScript = {
  readonly examId: string;
  readonly marks: number;
  readonly marksAwarded: number;
  readonly marksByPerson: number;
  readonly sections: readonly MarkedSection[];
  readonly questions: readonly MarkedQuestion[];
  /** Response keys that do not belong to a question of the paper. */
  readonly unknownIds: readonly string[];
  readonly gaps: readonly OutcomeGap[];
  readonly estimate: GradeEstimate;
};
