import type { SingleVariant } from '../domain/pipeline-result.ts';
import type { Question } from '../domain/question.ts';
import type { QuestionKind } from '../domain/question-kind.ts';
import type { AuthoredIdeas, AuthoredQuestion } from './authoring/authored.ts';
import { type ClassifyOutcome, classifyQuestionByRules } from './classifier/classify-question.ts';
import { type ConvertOptions, convertByRules } from './converter/convert-by-rules.ts';
import { extractIdeasByRules } from './idea/extract-ideas-by-rules.ts';
import { type ScanOutcome, scanByRules } from './scanner/scan-question.ts';
import type { SourceMaterial } from './source-material.ts';
import type { MakeVariantOptions } from './variant/vary-with-model.ts';

/**
 * The work of the roles by rules. Its arguments and results are plain data, so that a server can do it on worker threads;
 * `at` is the time that the result records.
 */
export type RulesWork = {
  classify(source: SourceMaterial, at: Date): Promise<ClassifyOutcome>;
  /** Reads the source as TeX. */
  scan(source: SourceMaterial, at: Date, kind?: string): Promise<ScanOutcome>;
  extractIdeas(question: Question, at: Date): Promise<AuthoredIdeas>;
  makeVariant(
    question: Question,
    type: SingleVariant,
    options: MakeVariantOptions & { readonly at: Date },
  ): Promise<AuthoredQuestion>;
  convert(
    question: Question,
    to: QuestionKind,
    options: ConvertOptions & { readonly at: Date },
  ): Promise<AuthoredQuestion>;
};

/** Does the work on the calling thread. */
export const rulesWork: RulesWork = {
  classify: async (...args) => classifyQuestionByRules(...args),
  scan: async (...args) => scanByRules(...args),
  extractIdeas: async (...args) => extractIdeasByRules(...args),
  makeVariant: async (...args) => {
    // Loaded here, because it loads all item models, which takes as long as the rest of a command.
    const { varyByRules } = await import('./variant/vary-by-rules.ts');
    return varyByRules(...args);
  },
  convert: async (...args) => convertByRules(...args),
};
