import type { TurnFeedback } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { saveDraft } from './correction-drafts.ts';
import { formatTime } from './format-time.ts';
import styles from './panel.module.css';
import { reviewStrings } from './review-strings.ts';

// The "query" of an item is the LaTeX of an exam question, or an SQL text. (`web/src/review/README.md` explains the
// names.)

type FeedbackProps = { itemId: string; feedback: readonly TurnFeedback[]; onEdit: (() => void) | undefined };

/** User feedback on the item; a suggested correction can be opened in the editor. */
export function UserFeedback({ itemId, feedback, onEdit }: FeedbackProps) {
  const texts = reviewStrings.item;
  return (
    <ul className={styles.list}>
      {feedback.map((entry) => (
        <li key={entry.user} className={styles.list}>
          <p className={styles.byline}>
            <strong>{texts[entry.rating]}</strong>
            <span className={styles.quiet}>{[entry.user, entry.category].filter(Boolean).join(' · ')}</span>
            <time dateTime={entry.created_at}>{formatTime(entry.created_at)}</time>
          </p>
          {entry.text && <p>{entry.text}</p>}
          {entry.corrected_query && (
            <>
              <p className={styles.quiet}>{texts.suggested}</p>
              <pre>{entry.corrected_query}</pre>
              {onEdit && (
                <Button
                  onClick={() => {
                    saveDraft(itemId, { text: entry.corrected_query ?? '', note: '' });
                    onEdit();
                  }}
                >
                  {texts.useSuggestion}
                </Button>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
