import type { BankPaper } from '../../domain/bank-paper.ts';
import type { CourseSpec } from '../../domain/course-spec.ts';
import type { AssignmentAnswers } from '../../ports/assignment-answers.ts';
import type { AssignmentStore } from '../../ports/assignment-store.ts';
import type { ClassCodes } from '../../ports/class-codes.ts';
import type { ClassStore } from '../../ports/class-store.ts';
import type { PracticeService } from '../practice-service.ts';

/** Which question to fetch: one on the outcome that the pupil has not seen. */
export type QuestionRequest = {
  readonly subject: string;
  readonly level: string;
  readonly outcomeId: string;
  readonly usedIds: readonly string[];
  readonly attemptId: string;
  readonly learner: string;
};

export type FetchedQuestion = { readonly id: string; readonly marks: number };

/** The dependencies of the services for classes, all of one institution. */
export type ClassDependencies = {
  readonly institution: string;
  readonly classes: ClassStore;
  readonly assignments: AssignmentStore;
  readonly answers: AssignmentAnswers;
  readonly codes: ClassCodes;
  readonly openPractice: () => Promise<{
    readonly practice: PracticeService;
    readonly courses: readonly CourseSpec[];
  }>;
  /** Chooses a question, as practice does, and stores it for marking. */
  readonly fetchQuestion: (request: QuestionRequest) => Promise<FetchedQuestion>;
  /** Returns a paper from the bank; an unknown id is a `not-found` fault. */
  readonly getPaper: (id: string) => Promise<BankPaper>;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Creates a random join code. */
  readonly newCode: () => string;
};
