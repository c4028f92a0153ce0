import type { Finding } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { SuperscriptText } from '../design/superscript-text.tsx';
import styles from './finding-list.module.css';
import { reviewStrings } from './review-strings.ts';

type ListProps = {
  findings: readonly Finding[];
  /** Shows the position of the finding in the editor. */
  onShow?: ((finding: Finding) => void) | undefined;
  onApply?: ((finding: Finding) => void) | undefined;
};

const icons = { error: 'close', warning: 'alert', info: 'info' } as const;
const SEVERITY_ORDER = { error: 0, warning: 1, info: 2 } as const;

/** Findings, most severe first. In the editor, each links to its line and offers its fix. */
export function FindingList({ findings, onShow, onApply }: ListProps) {
  const sorted = findings.toSorted((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity]);
  return (
    <ul className={styles.list}>
      {sorted.map((finding) => (
        <li key={getFindingKey(finding)} className={styles.finding}>
          <span className={`${styles.icon} ${styles[finding.severity]}`}>
            <Icon name={icons[finding.severity]} size={16} />
          </span>
          <div>
            <p className={styles.text}>
              <strong className={styles[finding.severity]}>
                {reviewStrings.severities[finding.severity]}
              </strong>{' '}
              <SuperscriptText text={finding.message} />
            </p>
            {finding.evidence && (
              <p className={styles.evidence}>
                <SuperscriptText text={finding.evidence} />
              </p>
            )}
            <p className={styles.facts}>
              <code>{finding.rule}</code>
              <PositionLink finding={finding} onShow={onShow} />
              {finding.fix && onApply && (
                <Button className={styles.fix} onClick={() => onApply(finding)}>
                  {reviewStrings.edit.apply}: {finding.fix.title}
                </Button>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function PositionLink({ finding, onShow }: { finding: Finding; onShow: ListProps['onShow'] }) {
  if (finding.position === undefined) return null;
  const text = reviewStrings.item.line(finding.position.line);
  if (onShow === undefined) return <span>{text}</span>;
  return (
    <button type="button" className={styles.position} onClick={() => onShow(finding)}>
      {text}
    </button>
  );
}

function getFindingKey({ rule, message, span, field }: Finding): string {
  return [rule, message, span?.start, field].join('|');
}
