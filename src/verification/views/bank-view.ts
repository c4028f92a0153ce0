import type { QuestionView } from './question-view.ts';

/** All questions that are asked together, in order. */
export type BankView = { readonly questions: readonly QuestionView[] };
