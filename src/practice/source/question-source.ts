import type { CourseName } from '../../domain/course-spec.ts';
import type { Question } from '../../domain/question.ts';
import type { SQASpec } from '../../domain/sqa.ts';
import type { SeenQuestions } from './seen-questions.ts';

export type OutcomeRef = CourseName & { readonly outcomeId: string };

export type QuestionQuery = OutcomeRef & {
  /** 5 by default. */
  readonly limit?: number;
  /** The same seed gives the same generated questions. Without a seed, each call gives different ones. */
  readonly seed?: number;
  /** Unseen questions are returned first. Seen questions follow, up to the limit. */
  readonly seen?: SeenQuestions;
};

export type GenerateRequest = OutcomeRef & {
  /** 4 by default. The marks of the result are always the sum of its marking scheme. */
  readonly marks?: number;
  readonly seed?: number;
};

export type MutateOptions = { readonly seed?: number; readonly seen?: SeenQuestions };

/**
 * Provides course specifications, and questions with their marking schemes and answers. An unknown course or outcome is a
 * `not-found` fault that lists the known ones.
 */
export type QuestionSource = {
  getSqaSpec(course: CourseName): Promise<SQASpec>;
  /** Returns questions from the bank and the item models. */
  getLocalQuestions(query: QuestionQuery): Promise<Question[]>;
  /** Returns questions imported from Understanding Standards (SQA's examples of marked answers) and past papers; none below Nat 5. */
  getUsOrPastQuestions(query: QuestionQuery): Promise<Question[]>;
  /** Returns a question that a language model wrote or an item model generated; a `needs-model` fault when neither is possible. */
  generateQuestion(request: GenerateRequest): Promise<Question>;
  /** Creates a variant with other numbers, and stores it under the next free id `<id>_variant_N`. */
  mutateQuestion(question: Question, options?: MutateOptions): Promise<Question>;
  /** Returns the item models that are not used, because experts decided so. */
  listRetiredModels(): Promise<ReadonlySet<string>>;
  /** Lists the outcomes that have questions without a language model. */
  listServedOutcomes(course: CourseName): Promise<string[]>;
};
