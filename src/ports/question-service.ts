import type { CourseName } from '../domain/course-spec.ts';
import type { SQASpec, SqaQuestion } from '../domain/sqa.ts';

export type ServiceOutcome = CourseName & { readonly outcomeId: string };

/** Questions and specs of another house, as the specification's dictionaries; what it refuses is a fault of the same kind. */
export type QuestionService = {
  getSqaSpec(course: CourseName): Promise<SQASpec>;
  getLocalQuestions(wish: ServiceOutcome & { readonly limit: number }): Promise<SqaQuestion[]>;
  getUsOrPastQuestions(wish: ServiceOutcome & { readonly limit: number }): Promise<SqaQuestion[]>;
  generateQuestion(wish: ServiceOutcome & { readonly marks: number }): Promise<SqaQuestion>;
  mutateQuestion(question: SqaQuestion): Promise<SqaQuestion>;
  /** The outcomes of a course that have something to ask. */
  listServedOutcomes(course: CourseName): Promise<string[]>;
};
