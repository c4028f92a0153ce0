import type { Finding } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { RaisedText } from '../design/raised-text.tsx';
import { reviewStrings } from '../review-strings.ts';
import styles from './finding-list.module.css';

type ListProps = {
  findings: readonly Finding[];
  /** Shows the place in the editor. */
  onShow?: ((finding: Finding) => void) | undefined;
  onApply?: ((finding: Finding) => void) | undefined;
};

const icons = { error: 'close', warning: 'alert', info: 'info' } as const;
const order = { error: 0, warning: 1, info: 2 } as const;

/** What was noticed, the worst first; in the editor each leads to its place and mends what it can. */
export function FindingList({ findings, onShow, onApply }: ListProps) {
  const sorted = findings.toSorted((one, other) => order[one.severity] - order[other.severity]);
  return (
    <ul className={styles.list}>
      {sorted.map((finding) => (
        <li key={keyOf(finding)} className={styles.finding}>
          <span className={`${styles.sign} ${styles[finding.severity]}`}>
            <Icon name={icons[finding.severity]} size={16} />
          </span>
          <div>
            <p className={styles.text}>
              <strong className={styles[finding.severity]}>
                {reviewStrings.severities[finding.severity]}
              </strong>{' '}
              <RaisedText text={finding.message} />
            </p>
            {finding.evidence && (
              <p className={styles.evidence}>
                <RaisedText text={finding.evidence} />
              </p>
            )}
            <p className={styles.facts}>
              <code>{finding.rule}</code>
              <Place finding={finding} onShow={onShow} />
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

function Place({ finding, onShow }: { finding: Finding; onShow: ListProps['onShow'] }) {
  if (finding.position === undefined) return null;
  const text = reviewStrings.item.line(finding.position.line);
  if (onShow === undefined) return <span>{text}</span>;
  return (
    <button type="button" className={styles.place} onClick={() => onShow(finding)}>
      {text}
    </button>
  );
}

function keyOf({ rule, message, span, field }: Finding): string {
  return [rule, message, span?.start, field].join('|');
}
