import type { TexInspection } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import styles from './findings-summary.module.css';

/** Shows the number of findings and how many steps were checked; warns if only few steps were. */
export function FindingsSummary({ inspection }: { inspection: TexInspection }) {
  const count = (severity: 'error' | 'warning' | 'info') =>
    inspection.findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings, infos] = [count('error'), count('warning'), count('info')];
  const { read, coverage_warning: coverageWarning } = inspection;
  const worstSeverity = errors > 0 ? 'error' : warnings > 0 || coverageWarning !== null ? 'warning' : 'clean';
  return (
    <p className={styles.summary} role="status" data-worst={worstSeverity}>
      <Icon name={worstSeverity === 'clean' ? 'check' : 'alert'} size={16} />
      <span>
        {strings.findings.counts(errors, warnings, infos)}
        {read.equalities > 0 && ` · ${strings.findings.judged(read)}`}
        {coverageWarning !== null && (
          <>
            {' · '}
            <strong>{coverageWarning}</strong>
          </>
        )}
      </span>
    </p>
  );
}
