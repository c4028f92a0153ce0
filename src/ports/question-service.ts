import type { CourseName } from '../domain/course-spec.ts';
import type { SQASpec, SqaQuestion } from '../domain/sqa.ts';

/** A learning outcome of a course. */
export type ServiceOutcome = CourseName & { readonly outcomeId: string };

/** A remote source of questions and course specs in the JSON format of the SQA (Scottish Qualifications Authority) specification. Its error responses become faults of the same kind. */
export type QuestionService = {
  getSqaSpec(course: CourseName): Promise<SQASpec>;
  /** The questions that a centre (a school or college) wrote; the specification calls them local. */
  getLocalQuestions(request: ServiceOutcome & { readonly limit: number }): Promise<SqaQuestion[]>;
  /** The questions that the SQA published, in past papers or as examples (“Understanding Standards”, in wire names `us`). */
  getUsOrPastQuestions(request: ServiceOutcome & { readonly limit: number }): Promise<SqaQuestion[]>;
  generateQuestion(request: ServiceOutcome & { readonly marks: number }): Promise<SqaQuestion>;
  mutateQuestion(question: SqaQuestion): Promise<SqaQuestion>;
  /** Lists the outcomes of a course for which the service has questions. */
  listServedOutcomes(course: CourseName): Promise<string[]>;
};
