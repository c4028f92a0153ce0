import type { CourseName } from '../../domain/course-spec.ts';
import type { Question } from '../../domain/question.ts';
import type { SQASpec } from '../../domain/sqa.ts';

/** What a learner has met. */
export type Met = { readonly ids: ReadonlySet<string>; readonly stems: ReadonlySet<string> };

export const NOTHING_MET: Met = { ids: new Set(), stems: new Set() };

export type OutcomeName = CourseName & { readonly outcomeId: string };

export type QuestionWish = OutcomeName & {
  /** 5 when left out. */
  readonly limit?: number;
  /** The same seed draws the same computed questions; left out, each call draws others. */
  readonly seed?: number;
  /** New ones come first; those met come only when nothing new is left. */
  readonly met?: Met;
};

export type GenerateWish = OutcomeName & {
  /** 4 when left out; a question is never given other marks than its scheme adds up to. */
  readonly marks?: number;
  readonly seed?: number;
};

export type MutateOptions = { readonly seed?: number; readonly met?: Met };

/**
 * Where questions and the facts of courses come from. Questions are whole, with schemes and keys. Everything that
 * does not exist is a fault that lists what does.
 */
export type QuestionSource = {
  getSqaSpec(course: CourseName): Promise<SQASpec>;
  /** Of the bank and of the item models. */
  getLocalQuestions(wish: QuestionWish): Promise<Question[]>;
  /** What was imported from Understanding Standards and past papers; nothing below Nat 5. */
  getUsOrPastQuestions(wish: QuestionWish): Promise<Question[]>;
  /** Written by a model and verified, or computed by an item model; a `needs-model` fault when neither can. */
  generateQuestion(wish: GenerateWish): Promise<Question>;
  /** The same question with other numbers, under the next free `_variant_N`. */
  mutateQuestion(question: Question, options?: MutateOptions): Promise<Question>;
  /** The outcomes that have something to ask without a model. */
  listServedOutcomes(course: CourseName): Promise<string[]>;
};
