import type { Finding, Severity } from '../domain/finding.ts';
import type { BankView } from './views/bank-view.ts';
import type { DocumentView } from './views/document-view.ts';
import type { QuestionView } from './views/question-view.ts';

/** What a check noticed; rule, severity and position are filled in by who runs it. */
export type Remark = Pick<Finding, 'message' | 'span' | 'field' | 'evidence' | 'fix'> & {
  /** One step lighter or heavier than the rule as a whole. */
  readonly shift?: -1 | 1;
};

export type Thresholds = Readonly<Record<string, number>>;

type Described<T extends Thresholds> = {
  /** The fact that must hold; also the name of the file. */
  readonly id: string;
  /** The rule's number in the list of item-writing flaws, where it comes from there. */
  readonly code?: string;
  readonly meaning: string;
  readonly severity: Severity;
  readonly thresholds?: T;
  /** A document that breaks the rule, and one that keeps it. */
  readonly fails: string;
  readonly passes: string;
};

/** The value of a threshold, as a rules file or the check itself sets it. */
export type ThresholdLookup<T extends Thresholds = Thresholds> = (name: keyof T & string) => number;

type Runner<V, T extends Thresholds> = (view: V, limit: ThresholdLookup<T>) => readonly Remark[];

export type DocumentCheck = Described<Thresholds> & {
  readonly about: 'document';
  readonly run: Runner<DocumentView, Thresholds>;
};
export type QuestionCheck = Described<Thresholds> & {
  readonly about: 'question';
  readonly run: Runner<QuestionView, Thresholds>;
};
export type BankCheck = Described<Thresholds> & {
  readonly about: 'bank';
  readonly run: Runner<BankView, Thresholds>;
};
/** One fact that must hold, with an example of each kind. */
export type Check = DocumentCheck | QuestionCheck | BankCheck;

type Draft<V, T extends Thresholds> = Described<T> & { readonly run: Runner<V, T> };

/** A fact about the text of a whole document. */
export function documentCheck<T extends Thresholds>(draft: Draft<DocumentView, T>): DocumentCheck {
  return { ...draft, about: 'document', run: (view, limit) => draft.run(view, (name) => limit(name)) };
}

/** A fact about one question that stands alone or in a passage. */
export function questionCheck<T extends Thresholds>(draft: Draft<QuestionView, T>): QuestionCheck {
  return { ...draft, about: 'question', run: (view, limit) => draft.run(view, (name) => limit(name)) };
}

/** A fact about all questions of a document or bank together. */
export function bankCheck<T extends Thresholds>(draft: Draft<BankView, T>): BankCheck {
  return { ...draft, about: 'bank', run: (view, limit) => draft.run(view, (name) => limit(name)) };
}
