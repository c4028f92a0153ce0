import type { TexInspection } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import styles from './findings-summary.module.css';

/** Shows the number of findings and the number of steps checked, on one line. */
export function FindingsSummary({ inspection }: { inspection: TexInspection }) {
  const count = (severity: 'error' | 'warning' | 'info') =>
    inspection.findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings, infos] = [count('error'), count('warning'), count('info')];
  const worstSeverity = errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'clean';
  const { equalities } = inspection.read;
  return (
    <p className={styles.summary} role="status" data-worst={worstSeverity}>
      <Icon name={worstSeverity === 'clean' ? 'check' : 'alert'} size={16} />
      {strings.findings.counts(errors, warnings, infos)}
      {equalities > 0 && ` · ${strings.findings.checked(inspection.read)}`}
    </p>
  );
}
