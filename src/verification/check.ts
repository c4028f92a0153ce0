import type { Finding, Severity } from '../domain/finding.ts';
import type { BankView } from './views/bank-view.ts';
import type { DocumentView } from './views/document-view.ts';
import type { QuestionView } from './views/question-view.ts';

/** What a check reports; the caller adds rule, severity and position. */
export type Remark = Pick<Finding, 'message' | 'span' | 'field' | 'evidence' | 'fix'> & {
  /** Lowers or raises the severity of the rule by one step for this remark. */
  readonly severityShift?: -1 | 1;
};

/** The numbers of a check that a rules file can change, by name. */
export type Thresholds = Readonly<Record<string, number>>;

type RuleDescription<T extends Thresholds> = {
  /** The fact that must hold; also the file name. */
  readonly id: string;
  /** The rule's code in the published list of item-writing flaws, if it is in that list. */
  readonly code?: string;
  /** The fact as a sentence. */
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

/** Returns the value of a threshold: from the rules file, or the default of the check. */
export type ThresholdLookup<T extends Thresholds = Thresholds> = (name: keyof T & string) => number;

/** Checks a view; `getThreshold` returns the value of a threshold. */
type RunCheck<V, T extends Thresholds> = (
  view: V,
  // The type is not `ThresholdLookup<T>`, because a lookup of all names is not assignable to it.
  getThreshold: (name: keyof T & string) => number,
) => readonly Remark[];

// `about` is what a check examines: a whole document, one question, or all questions of a document or bank.
export type DocumentCheck = RuleDescription<Thresholds> & {
  readonly about: 'document';
  readonly run: RunCheck<DocumentView, Thresholds>;
};
export type QuestionCheck = RuleDescription<Thresholds> & {
  readonly about: 'question';
  readonly run: RunCheck<QuestionView, Thresholds>;
};
export type BankCheck = RuleDescription<Thresholds> & {
  readonly about: 'bank';
  readonly run: RunCheck<BankView, Thresholds>;
};
/** One fact that must hold, with a failing and a passing example. */
export type Check = DocumentCheck | QuestionCheck | BankCheck;

type CheckDefinition<V, T extends Thresholds> = RuleDescription<T> & { readonly run: RunCheck<V, T> };

/** Defines a check of the text of a whole document. */
export function defineDocumentCheck<T extends Thresholds>(
  definition: CheckDefinition<DocumentView, T>,
): DocumentCheck {
  return {
    ...definition,
    about: 'document',
    run: (view, getThreshold) => definition.run(view, getThreshold),
  };
}

/** Defines a check of one question, alone or in a passage. */
export function defineQuestionCheck<T extends Thresholds>(
  definition: CheckDefinition<QuestionView, T>,
): QuestionCheck {
  return {
    ...definition,
    about: 'question',
    run: (view, getThreshold) => definition.run(view, getThreshold),
  };
}

/** Defines a check of all questions of a document or bank together. */
export function defineBankCheck<T extends Thresholds>(definition: CheckDefinition<BankView, T>): BankCheck {
  return { ...definition, about: 'bank', run: (view, getThreshold) => definition.run(view, getThreshold) };
}
