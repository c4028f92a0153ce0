import type { QuestionView } from './question-view.ts';

/** All questions of a document or bank, in order. */
export type BankView = { readonly questions: readonly QuestionView[] };
