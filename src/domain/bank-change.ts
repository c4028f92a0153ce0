import type { BankChangeKind, QuestionState } from './question-change.ts';

/** The effect of a change on one question. */
export type BankChangeItem = {
  readonly questionId: string;
  readonly versionBefore: number;
  readonly versionAfter: number;
  readonly stateBefore: QuestionState;
};

/** A change of one or many questions, as it was carried out. */
export type BankChange = {
  readonly id: string;
  readonly kind: BankChangeKind;
  readonly author: string;
  readonly createdAt: string;
  /** What was changed: tags, fields, a collection or a format. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly undoneAt: string | null;
};
