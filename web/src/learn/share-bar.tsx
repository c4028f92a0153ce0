import { learnStrings } from './learn-strings.ts';
import styles from './share-bar.module.css';

type ShareProps = { label: string; awarded: number; available: number; byPerson?: number };

/** The marks earned out of the marks available, as a bar with numbers. */
export function ShareBar({ label, awarded, available, byPerson = 0 }: ShareProps) {
  const percent = (part: number) => `${available === 0 ? 0 : (100 * part) / available}%`;
  return (
    <div className={styles.share}>
      <span className={styles.label}>{label}</span>
      <span className={styles.numbers}>{learnStrings.marks.of(awarded, available)}</span>
      <svg className={styles.bar} aria-hidden="true" width="100%" height="8" preserveAspectRatio="none">
        <rect className={styles.track} width="100%" height="8" rx="4" />
        {byPerson > 0 && (
          <rect className={styles.person} x={percent(awarded)} width={percent(byPerson)} height="8" rx="4" />
        )}
        <rect className={styles.earned} width={percent(awarded)} height="8" rx="4" />
      </svg>
    </div>
  );
}
