import { learnStrings } from './learn-strings.ts';
import styles from './marks-bar.module.css';

type MarksBarProps = { label: string; awarded: number; available: number; byPerson?: number };

/** Shows the marks earned out of the marks available, as a bar with numbers. `byPerson` marks are for a teacher to decide. */
export function MarksBar({ label, awarded, available, byPerson = 0 }: MarksBarProps) {
  const formatPercent = (part: number) => `${available === 0 ? 0 : (100 * part) / available}%`;
  return (
    <div className={styles.marksBar}>
      <span className={styles.label}>{label}</span>
      <span className={styles.numbers}>{learnStrings.marks.of(awarded, available)}</span>
      <svg className={styles.bar} aria-hidden="true" width="100%" height="8" preserveAspectRatio="none">
        <rect className={styles.track} width="100%" height="8" rx="4" />
        {byPerson > 0 && (
          <rect
            className={styles.person}
            x={formatPercent(awarded)}
            width={formatPercent(byPerson)}
            height="8"
            rx="4"
          />
        )}
        <rect className={styles.earned} width={formatPercent(awarded)} height="8" rx="4" />
      </svg>
    </div>
  );
}
