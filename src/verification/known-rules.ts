import type { Severity } from '../domain/finding.ts';
import { allChecks } from './all-checks.ts';
import { itemRules } from './items/item-rules.ts';
import { allRelationChecks } from './relations/all-relation-checks.ts';
import { silenceRules } from './settings/silence-rules.ts';

/** A rule as the catalogue and settings know it. */
export type RuleEntry = {
  readonly id: string;
  readonly code?: string;
  readonly meaning: string;
  readonly severity: Severity;
  readonly thresholds?: Readonly<Record<string, number>>;
  readonly fails: string;
  readonly passes: string;
};

/** Every rule that a document alone can break. */
export const documentRules: readonly RuleEntry[] = [...allChecks, ...silenceRules];

/** Every rule, those of generated items and those between a question and what was made from it included. */
export const knownRules: readonly RuleEntry[] = [...documentRules, ...allRelationChecks, ...itemRules];
