import type { Severity } from '../../domain/finding.ts';
import type { RuleLevel } from '../../domain/rules-choice.ts';

const SEVERITIES: readonly Severity[] = ['info', 'warning', 'error'];
const LEVELS = { info: 'info', warning: 'warn', error: 'error' } as const;

/** Converts a severity to the level used in rules files. */
export function toRuleLevel(severity: Severity): RuleLevel {
  return LEVELS[severity];
}

/** Returns the severity of a level, raised or lowered by the `severityShift` of a remark; undefined if the rule is off. */
export function toSeverity(level: RuleLevel, severityShift = 0): Severity | undefined {
  if (level === 'off') return undefined;
  const index = Object.values(LEVELS).indexOf(level);
  return SEVERITIES[Math.min(2, Math.max(0, index + severityShift))];
}
