import type { TurnFeedback } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { reviewStrings } from '../review-strings.ts';
import { timeText } from './age.ts';
import { keepDraft } from './drafts.ts';
import styles from './panel.module.css';

type VoicesProps = { itemId: string; voices: readonly TurnFeedback[]; onEdit: (() => void) | undefined };

/** What users said; a correction of theirs is a good place to begin one's own. */
export function UserVoices({ itemId, voices, onEdit }: VoicesProps) {
  const words = reviewStrings.item;
  return (
    <ul className={styles.list}>
      {voices.map((voice) => (
        <li key={voice.user} className={styles.list}>
          <p className={styles.who}>
            <strong>{words[voice.rating]}</strong>
            <span className={styles.quiet}>{[voice.user, voice.category].filter(Boolean).join(' · ')}</span>
            <time dateTime={voice.created_at}>{timeText(voice.created_at)}</time>
          </p>
          {voice.text && <p>{voice.text}</p>}
          {voice.corrected_query && (
            <>
              <p className={styles.quiet}>{words.suggested}</p>
              <pre>{voice.corrected_query}</pre>
              {onEdit && (
                <Button
                  onClick={() => {
                    keepDraft(itemId, { text: voice.corrected_query ?? '', note: '' });
                    onEdit();
                  }}
                >
                  {words.useSuggestion}
                </Button>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
