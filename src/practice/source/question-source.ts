import type { CourseName } from '../../domain/course-spec.ts';
import type { Question } from '../../domain/question.ts';
import type { SQASpec } from '../../domain/sqa.ts';
import type { SeenQuestions } from './seen-questions.ts';

export type OutcomeRef = CourseName & { readonly outcomeId: string };

export type QuestionQuery = OutcomeRef & {
  /** 5 by default. */
  readonly limit?: number;
  /** The same seed draws the same computed questions; without one, each call draws others. */
  readonly seed?: number;
  /** Unseen questions come first; seen ones fill up the limit. */
  readonly seen?: SeenQuestions;
};

export type GenerateRequest = OutcomeRef & {
  /** 4 by default. The marks of the result are always the sum of its marking scheme. */
  readonly marks?: number;
  readonly seed?: number;
};

export type MutateOptions = { readonly seed?: number; readonly seen?: SeenQuestions };

/**
 * Provides questions, with their schemes and keys, and course specifications. An unknown course or outcome is a
 * `not-found` fault that lists the known ones.
 */
export type QuestionSource = {
  getSqaSpec(course: CourseName): Promise<SQASpec>;
  /** Questions from the bank and the item models. */
  getLocalQuestions(query: QuestionQuery): Promise<Question[]>;
  /** Questions imported from Understanding Standards and past papers; none below Nat 5. */
  getUsOrPastQuestions(query: QuestionQuery): Promise<Question[]>;
  /** Written by a model and verified, or computed by an item model; a `needs-model` fault when neither is possible. */
  generateQuestion(request: GenerateRequest): Promise<Question>;
  /** The same question with other numbers, stored under the next free id `_variant_N`. */
  mutateQuestion(question: Question, options?: MutateOptions): Promise<Question>;
  /** The outcomes that have questions without using a model. */
  listServedOutcomes(course: CourseName): Promise<string[]>;
};
