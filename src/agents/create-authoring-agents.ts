import type { SingleVariant } from '../domain/pipeline-result.ts';
import type { Question } from '../domain/question.ts';
import type { QuestionKind } from '../domain/question-kind.ts';
import { type AlternateOptions, writeAlternates } from './alternate/write-alternates.ts';
import {
  type AuthoredAlternate,
  type AuthoredIdeas,
  type AuthoredQuestion,
  createNeedsModelOutcome,
} from './authoring/authored.ts';
import type { ModelCallContext, ModelCallOptions } from './call-role.ts';
import type { ConvertOptions } from './converter/convert-by-rules.ts';
import { convertWithModel } from './converter/convert-with-model.ts';
import { extractIdeasWithModel } from './idea/extract-ideas.ts';
import { type CombineOptions, combineWithModel } from './multi-context/combine-problems.ts';
import type { OutputChecker } from './output-checker.ts';
import type { RulesWork } from './rules-work.ts';
import { type MakeVariantOptions, varyWithModel } from './variant/vary-with-model.ts';

/** `work` contains the options of the model calls. */
type WithCallOptions = { readonly work?: ModelCallOptions };

/** The roles that make something new from a question. Their results are verified, or state the reason why there is no verified result. */
export type AuthoringAgents = {
  extractIdeas(question: Question, options?: WithCallOptions): Promise<AuthoredIdeas>;
  /** Returns one outcome for each alternate solution that was requested. */
  writeAlternates(
    question: Question,
    options?: AlternateOptions & WithCallOptions,
  ): Promise<readonly AuthoredAlternate[]>;
  makeVariant(
    question: Question,
    type: SingleVariant,
    options?: MakeVariantOptions & WithCallOptions,
  ): Promise<AuthoredQuestion>;
  /** Combines several problems into one. */
  combine(
    questions: readonly Question[],
    options?: CombineOptions & WithCallOptions,
  ): Promise<AuthoredQuestion>;
  /** Rewrites a question, or one part of it, as another kind. */
  convert(
    question: Question,
    to: QuestionKind,
    options?: ConvertOptions & WithCallOptions,
  ): Promise<AuthoredQuestion>;
};

/** Creates the authoring roles that use a model; `checker` checks its output. */
export function createModelAuthors(
  createContext: (options?: ModelCallOptions) => ModelCallContext,
  checker: OutputChecker,
): AuthoringAgents {
  return {
    extractIdeas: (question, { work } = {}) => extractIdeasWithModel(question, createContext(work)),
    writeAlternates: (question, options = {}) =>
      writeAlternates(question, options, { ...createContext(options.work), check: checker.checkAlternate }),
    makeVariant: (question, type, options = {}) =>
      varyWithModel(
        { question, type, ...options },
        { ...createContext(options.work), check: checker.checkVariant },
      ),
    combine: (questions, options = {}) =>
      combineWithModel(questions, options, {
        ...createContext(options.work),
        check: checker.checkCombination,
      }),
    convert: (question, to, { work, part } = {}) =>
      convertWithModel({ question, part }, to, { ...createContext(work), check: checker.checkConversion }),
  };
}

/** Creates the authoring roles that work by rules; an outcome that rules cannot produce has the status `needs-model`. */
export function createRulesAuthors(rules: RulesWork, now: () => Date): AuthoringAgents {
  return {
    extractIdeas: (question) => rules.extractIdeas(question, now()),
    writeAlternates: async (_question, { count = 1 } = {}) =>
      Array.from({ length: count }, () => createNeedsModelOutcome('Another method of solution')),
    makeVariant: (question, type, { work: _work, ...options } = {}) =>
      rules.makeVariant(question, type, { ...options, at: now() }),
    combine: async () => createNeedsModelOutcome('Combining several problems into one'),
    convert: (question, to, { work: _work, ...options } = {}) =>
      rules.convert(question, to, { ...options, at: now() }),
  };
}
