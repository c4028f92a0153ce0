import { formatTime } from './format-time.ts';
import type { OpenItem } from './review-api.ts';
import { reviewStrings } from './review-strings.ts';
import type { SentDecision } from './sent-decision.ts';
import styles from './unsaved-decisions.module.css';

// The "query" of an item is the LaTeX of an exam question, or an SQL text. (`web/src/review/README.md` explains the
// names.)

type VersionsProps = { decision: SentDecision; theirItem: OpenItem };

/** This reviewer's decision beside the stored one, each with its resulting text. */
export function TwoVersions({ decision, theirItem: { item, record } }: VersionsProps) {
  const texts = reviewStrings.unsaved;
  const theirDecision = record.decision ? reviewStrings.decisions[record.decision] : undefined;
  return (
    <div className={styles.versions}>
      <div className={styles.version}>
        <h3>{texts.yours}</h3>
        <p>
          <strong>{reviewStrings.decisions[decision.decision]}</strong>{' '}
          {decision.feedback && texts.withReason(decision.feedback)}
        </p>
        <pre>{decision.correctedQuery ?? item.generated_query}</pre>
      </div>
      <div className={styles.version}>
        <h3>{theirDecision ? texts.theirs : texts.currentVersion}</h3>
        <p>
          <strong>
            {theirDecision
              ? reviewStrings.item.by(theirDecision, item.reviewed_by ?? '')
              : reviewStrings.statuses[item.status]}
          </strong>{' '}
          {item.reviewed_at && formatTime(item.reviewed_at)}{' '}
          {record.feedback && texts.withReason(record.feedback)}
        </p>
        <pre>{item.expert_corrected_query ?? item.generated_query}</pre>
      </div>
    </div>
  );
}
