import type { Severity } from '../../domain/finding.ts';
import type { ValidationField } from '../../domain/quality-loop.ts';
import type { RuleSettings } from '../settings/rule-settings.ts';
import { allItemChecks } from './all-item-checks.ts';
import type { ItemView } from './item-check.ts';

type ItemFinding = {
  readonly rule: string;
  readonly field: ValidationField;
  readonly severity: Severity;
  readonly message: string;
};

/**
 * Runs the checks for generated items: key, rationale, request, metadata and similar questions in the bank.
 */
export function verifyItem(view: ItemView, settings: RuleSettings): ItemFinding[] {
  return allItemChecks.flatMap((check) =>
    check
      .run(view, (name) => settings.getThreshold(check, name))
      .flatMap(({ field, message, severityShift }) => {
        const severity = settings.getSeverity(check, { level: view.level, severityShift });
        return severity === undefined ? [] : [{ rule: check.id, field, severity, message }];
      }),
  );
}
