import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { formatTime } from './format-time.ts';
import type { Lease } from './lease.ts';
import styles from './lease-note.module.css';
import { reviewStrings } from './review-strings.ts';

/** Tells the reviewer that someone else has the item open. */
export function LeaseNote({ lease, onSkip }: { lease: Lease; onSkip: () => void }) {
  if (lease.kind !== 'other') return null;
  return (
    <section className={`${styles.note} ${styles.locked}`} role="status">
      <Icon name="lock" size={18} />
      <div>
        <strong>{reviewStrings.lease.title(lease.holder)}</strong>
        <p>{reviewStrings.lease.advice(formatTime(lease.until))}</p>
      </div>
      <Button onClick={onSkip}>{reviewStrings.item.next}</Button>
    </section>
  );
}
