import type { Severity } from '../domain/finding.ts';
import { allChecks } from './all-checks.ts';
import { itemRules } from './items/item-rules.ts';
import { allRelationChecks } from './relations/all-relation-checks.ts';
import { silenceRules } from './settings/silence-rules.ts';

/** The description of a rule, as used by the catalogue, the settings and SARIF reports. */
export type RuleEntry = {
  readonly id: string;
  /** The rule's code in the published list of item-writing flaws. */
  readonly code?: string;
  readonly meaning: string;
  readonly severity: Severity;
  readonly thresholds?: Readonly<Record<string, number>>;
  /** An example that the rule reports, and one that it accepts. */
  readonly fails: string;
  readonly passes: string;
};

/** All rules: of documents, silencing comments, derived questions and generated items. */
export const knownRules: readonly RuleEntry[] = [
  ...allChecks,
  ...silenceRules,
  ...allRelationChecks,
  ...itemRules,
];
