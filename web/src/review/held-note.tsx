import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { reviewStrings } from '../review-strings.ts';
import { timeText } from './age.ts';
import styles from './held-note.module.css';
import type { Lease } from './use-lease.ts';

/** The sign that somebody else has the item open. */
export function HeldNote({ lease, onSkip }: { lease: Lease; onSkip: () => void }) {
  if (lease.kind !== 'held') return null;
  return (
    <section className={`${styles.note} ${styles.held}`} role="status">
      <Icon name="lock" size={18} />
      <div>
        <strong>{reviewStrings.held.title(lease.holder)}</strong>
        <p>{reviewStrings.held.advice(timeText(lease.until))}</p>
      </div>
      <Button onClick={onSkip}>{reviewStrings.item.next}</Button>
    </section>
  );
}
