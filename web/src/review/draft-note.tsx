import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { reviewStrings } from '../review-strings.ts';
import type { Draft } from './drafts.ts';
import styles from './held-note.module.css';

/** Reminds of a correction that was begun and not sent. */
export function DraftNote({ draft, onOpen }: { draft: Draft | undefined; onOpen: () => void }) {
  if (draft === undefined) return null;
  return (
    <section className={`${styles.note} ${styles.draft}`}>
      <Icon name="make" size={18} />
      <p>{reviewStrings.draftNote}</p>
      <Button onClick={onOpen}>{reviewStrings.draftOpen}</Button>
    </section>
  );
}
