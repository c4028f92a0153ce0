import type { SingleVariant } from '../domain/pipeline-result.ts';
import type { Question } from '../domain/question.ts';
import type { QuestionKind } from '../domain/question-kind.ts';
import { type AlternateOptions, writeAlternates } from './alternate/write-alternates.ts';
import type { Asking, WorkOptions } from './ask-role.ts';
import {
  type AuthoredAlternate,
  type AuthoredIdeas,
  type AuthoredQuestion,
  leftToModel,
} from './authoring/authored.ts';
import { type ConvertOptions, convertByRules } from './converter/convert-by-rules.ts';
import { convertWithModel } from './converter/convert-with-model.ts';
import { extractIdeasWithModel } from './idea/extract-ideas.ts';
import { extractIdeasByRules } from './idea/extract-ideas-by-rules.ts';
import { type CombineOptions, combineWithModel } from './multi-context/combine-problems.ts';
import { varyByRules } from './variant/vary-by-rules.ts';
import { type VariantOptions, varyWithModel } from './variant/vary-with-model.ts';

type Working = { readonly work?: WorkOptions };

/** The roles that make something new of a question; what they answer is verified, or says why it is not. */
export type AuthoringAgents = {
  ideasOf(question: Question, options?: Working): Promise<AuthoredIdeas>;
  /** One outcome for each alternate that was asked for. */
  alternatesOf(
    question: Question,
    options?: AlternateOptions & Working,
  ): Promise<readonly AuthoredAlternate[]>;
  variantOf(
    question: Question,
    type: SingleVariant,
    options?: VariantOptions & Working,
  ): Promise<AuthoredQuestion>;
  /** Weaves several problems into one. */
  combine(questions: readonly Question[], options?: CombineOptions & Working): Promise<AuthoredQuestion>;
  convert(
    question: Question,
    to: QuestionKind,
    options?: ConvertOptions & Working,
  ): Promise<AuthoredQuestion>;
};

/** The roles as a model does them. */
export function authorsWithModel(asking: (work?: WorkOptions) => Asking): AuthoringAgents {
  return {
    ideasOf: (question, { work } = {}) => extractIdeasWithModel(question, asking(work)),
    alternatesOf: (question, options = {}) => writeAlternates(question, options, asking(options.work)),
    variantOf: (question, type, options = {}) =>
      varyWithModel(question, type, { options, asking: asking(options.work) }),
    combine: (questions, options = {}) => combineWithModel(questions, options, asking(options.work)),
    convert: (question, to, { work } = {}) => convertWithModel(question, to, asking(work)),
  };
}

/** The roles as rules do them; the rest is left to a model. */
export function authorsByRules(now: () => Date): AuthoringAgents {
  return {
    ideasOf: async (question) => extractIdeasByRules(question, now()),
    alternatesOf: async (_question, { count = 1 } = {}) =>
      Array.from({ length: count }, () => leftToModel('Another method of solution')),
    variantOf: async (question, type, options = {}) => varyByRules(question, type, { ...options, at: now() }),
    combine: async () => leftToModel('Weaving several problems into one'),
    convert: async (question, to, options = {}) => convertByRules(question, to, { ...options, at: now() }),
  };
}
