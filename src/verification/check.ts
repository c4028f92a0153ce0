import type { Finding, Severity } from '../domain/finding.ts';
import type { BankView } from './views/bank-view.ts';
import type { DocumentView } from './views/document-view.ts';
import type { QuestionView } from './views/question-view.ts';

/** What a check found; the caller adds rule, severity and position. */
export type Remark = Pick<Finding, 'message' | 'span' | 'field' | 'evidence' | 'fix'> & {
  /** Lowers or raises the severity of the rule by one step for this remark. */
  readonly shift?: -1 | 1;
};

/** The numbers of a check that a rules file can change, by name. */
export type Thresholds = Readonly<Record<string, number>>;

type Described<T extends Thresholds> = {
  /** The fact that must hold; also the file name. */
  readonly id: string;
  /** The rule's number in the list of item-writing flaws, where it comes from there. */
  readonly code?: string;
  readonly meaning: string;
  readonly severity: Severity;
  readonly thresholds?: T;
  /**
   * An example document that the check reports, and one that it accepts. Both are tested and shown in
   * docs/rules.md.
   */
  readonly fails: string;
  readonly passes: string;
};

/** Returns the value of a threshold: from the rules file, else the default of the check. */
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
/** One fact that must hold, with a failing and a passing example. */
export type Check = DocumentCheck | QuestionCheck | BankCheck;

type Draft<V, T extends Thresholds> = Described<T> & { readonly run: Runner<V, T> };

/** Defines a check of the text of a whole document. */
export function documentCheck<T extends Thresholds>(draft: Draft<DocumentView, T>): DocumentCheck {
  return { ...draft, about: 'document', run: (view, limit) => draft.run(view, (name) => limit(name)) };
}

/** Defines a check of one question, alone or in a passage. */
export function questionCheck<T extends Thresholds>(draft: Draft<QuestionView, T>): QuestionCheck {
  return { ...draft, about: 'question', run: (view, limit) => draft.run(view, (name) => limit(name)) };
}

/** Defines a check of all questions of a document or bank together. */
export function bankCheck<T extends Thresholds>(draft: Draft<BankView, T>): BankCheck {
  return { ...draft, about: 'bank', run: (view, limit) => draft.run(view, (name) => limit(name)) };
}
