import { formatTime } from './format-time.ts';
import type { OpenItem } from './review-api.ts';
import { reviewStrings } from './review-strings.ts';
import type { SentDecision } from './sent-decision.ts';
import styles from './unsaved-decisions.module.css';

type VersionsProps = { decision: SentDecision; theirs: OpenItem };

/** This reviewer's decision beside the stored one, each with its resulting text. */
export function TwoVersions({ decision, theirs: { item, record } }: VersionsProps) {
  const words = reviewStrings.problems;
  const theirName = record.decision ? reviewStrings.decisions[record.decision] : undefined;
  return (
    <div className={styles.versions}>
      <div className={styles.version}>
        <h3>{words.yours}</h3>
        <p>
          <strong>{reviewStrings.decisions[decision.decision]}</strong>{' '}
          {decision.feedback && words.withReason(decision.feedback)}
        </p>
        <pre>{decision.correctedQuery ?? item.generated_query}</pre>
      </div>
      <div className={styles.version}>
        <h3>{theirName ? words.theirs : words.now}</h3>
        <p>
          <strong>
            {theirName
              ? reviewStrings.item.by(theirName, item.reviewed_by ?? '')
              : reviewStrings.statuses[item.status]}
          </strong>{' '}
          {item.reviewed_at && formatTime(item.reviewed_at)}{' '}
          {record.feedback && words.withReason(record.feedback)}
        </p>
        <pre>{item.expert_corrected_query ?? item.generated_query}</pre>
      </div>
    </div>
  );
}
