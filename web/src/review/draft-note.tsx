import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import type { CorrectionDraft } from './correction-drafts.ts';
import styles from './lease-note.module.css';
import { reviewStrings } from './review-strings.ts';

/** Reminds the reviewer of an unfinished correction. */
export function DraftNote({ draft, onOpen }: { draft: CorrectionDraft | undefined; onOpen: () => void }) {
  if (draft === undefined) return null;
  return (
    <section className={`${styles.note} ${styles.draft}`}>
      <Icon name="make" size={18} />
      <p>{reviewStrings.draftNote}</p>
      <Button onClick={onOpen}>{reviewStrings.draftOpen}</Button>
    </section>
  );
}
