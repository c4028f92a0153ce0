import type { Severity } from '../../domain/finding.ts';
import type { RuleSeverity } from '../../domain/rules-choice.ts';

const SEVERITIES: readonly Severity[] = ['info', 'warning', 'error'];
const RULE_SEVERITIES = { info: 'info', warning: 'warn', error: 'error' } as const;

/** Converts a severity to its name in rules files, where a warning is `warn`. */
export function toRuleSeverity(severity: Severity): RuleSeverity {
  return RULE_SEVERITIES[severity];
}

/** Returns the severity that a rules file names, raised or lowered by the `severityShift` of a remark; undefined if the rule is off. */
export function toSeverity(ruleSeverity: RuleSeverity, severityShift = 0): Severity | undefined {
  if (ruleSeverity === 'off') return undefined;
  const index = Object.values(RULE_SEVERITIES).indexOf(ruleSeverity);
  return SEVERITIES[Math.min(2, Math.max(0, index + severityShift))];
}
