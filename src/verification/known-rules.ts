import type { Severity } from '../domain/finding.ts';
import { allChecks } from './all-checks.ts';
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

/** Every rule that a document can break. */
export const knownRules: readonly RuleEntry[] = [...allChecks, ...silenceRules];
