import { reviewStrings } from '../review-strings.ts';
import { timeText } from './age.ts';
import styles from './problem-list.module.css';
import type { OpenItem } from './review-api.ts';
import type { SentDecision } from './sent-decision.ts';

type VersionsProps = { decision: SentDecision; theirs: OpenItem };

/** What this person wanted beside what the record says, each with the text that it would serve. */
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
          {item.reviewed_at && timeText(item.reviewed_at)}{' '}
          {record.feedback && words.withReason(record.feedback)}
        </p>
        <pre>{item.expert_corrected_query ?? item.generated_query}</pre>
      </div>
    </div>
  );
}
