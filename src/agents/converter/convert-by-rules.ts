import type { Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { type AuthoredQuestion, leftToModel } from '../authoring/authored.ts';

/** `seed` chooses among the distractors and statements that rules can make. */
export type ConvertOptions = { readonly seed?: number };

/** Writes a question in another format, where that can be computed. */
export function convertByRules(
  question: Question,
  to: QuestionKind,
  _options: ConvertOptions & { readonly at: Date },
): AuthoredQuestion {
  return leftToModel(`Writing ${question.kind} as ${to}`);
}
