import type { TexInspection } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import styles from './findings-summary.module.css';

/** One line with the number of problems found and of steps checked. */
export function FindingsSummary({ found }: { found: TexInspection }) {
  const count = (severity: 'error' | 'warning' | 'info') =>
    found.findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings, infos] = [count('error'), count('warning'), count('info')];
  const worst = errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'clean';
  // Options are checked too, but they are not steps of the solution.
  const checked = found.marks.filter(
    ({ verdict, place }) => verdict !== 'undecided' && !place.field.startsWith('options'),
  ).length;
  return (
    <p className={styles.summary} role="status" data-worst={worst}>
      <Icon name={worst === 'clean' ? 'check' : 'alert'} size={16} />
      {strings.findings.counts(errors, warnings, infos)}
      {found.read.equalities > 0 && ` · ${strings.findings.checked(checked, found.read.equalities)}`}
    </p>
  );
}
