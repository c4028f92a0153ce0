import styles from './panel.module.css';

/** A value from 0 to 1 as a bar and a percentage. */
export function ScoreMeter({ value }: { value: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <>
      <span className={styles.meter} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      {percent}%
    </>
  );
}
