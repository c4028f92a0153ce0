import styles from './skeleton.module.css';

const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Grey placeholder lines; CSS shows them only after 150 ms. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {LINES.slice(0, lines).map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}
