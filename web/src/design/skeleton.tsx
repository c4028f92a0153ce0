import styles from './skeleton.module.css';

/** React keys for the lines; a skeleton has at most six lines. */
const LINE_KEYS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Grey placeholder lines; CSS shows them only after 150 ms. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {LINE_KEYS.slice(0, lines).map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}
