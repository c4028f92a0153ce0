import type { TexInspection } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import styles from './findings-summary.module.css';

/** Matches `options.b` and `parts.a.options.b`. */
const OPTION_FIELD = /^(?:parts\..+\.)?options\b/u;

/** Shows the number of findings and the number of steps checked, on one line. */
export function FindingsSummary({ inspection }: { inspection: TexInspection }) {
  const count = (severity: 'error' | 'warning' | 'info') =>
    inspection.findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings, infos] = [count('error'), count('warning'), count('info')];
  const worstSeverity = errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'clean';
  // An equality of the solution counts as one step. Options are checked too, but they are not steps.
  const { equalities, unread } = inspection.read;
  const checkedStepCount = inspection.marks.filter(
    ({ verdict, place }) => verdict !== 'undecided' && !OPTION_FIELD.test(place.field),
  ).length;
  return (
    <p className={styles.summary} role="status" data-worst={worstSeverity}>
      <Icon name={worstSeverity === 'clean' ? 'check' : 'alert'} size={16} />
      {strings.findings.counts(errors, warnings, infos)}
      {equalities > 0 && ` · ${strings.findings.checked(checkedStepCount, equalities, unread)}`}
    </p>
  );
}
