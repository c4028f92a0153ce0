import type { PlacedFinding } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import styles from './finding-notes.module.css';

/** Findings shown below the part they refer to; each expands to its reason and rule. */
export function FindingNotes({ findings }: { findings: readonly PlacedFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={strings.findings.title}>
      {findings.map((finding) => (
        <li key={`${finding.rule}${finding.span?.start}${finding.message}`}>
          <details className={styles.note} data-severity={finding.severity}>
            <summary>
              <Icon name="alert" size={16} />
              <span>
                <strong>{strings.findings.severity[finding.severity]}</strong> {finding.message}
              </span>
              <span className={styles.why}>{strings.findings.why}</span>
            </summary>
            <div className={styles.more}>
              <p>{finding.reason}</p>
              {finding.evidence && <p>{finding.evidence}</p>}
              {finding.fix && <p>{strings.findings.fix(finding.fix.title)}</p>}
              <p>
                <code>{finding.rule}</code>
              </p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
