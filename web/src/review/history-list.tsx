import type { ReviewAuditEntry } from '../api/schema.ts';
import { formatTime } from './format-time.ts';
import styles from './panel.module.css';
import { reviewStrings } from './review-strings.ts';

/** The history of the item, newest first. */
export function HistoryList({ history }: { history: readonly ReviewAuditEntry[] }) {
  return (
    <ol className={styles.list}>
      {history.map((entry) => (
        <li key={`${entry.at}${entry.action}${entry.actor}`}>
          <p className={styles.byline}>
            <span>
              <strong>{reviewStrings.senders[entry.actor] ?? entry.actor}</strong>{' '}
              {reviewStrings.history[entry.action]}
            </span>
            <time dateTime={entry.at}>{formatTime(entry.at)}</time>
          </p>
          <Detail detail={entry.detail} />
        </li>
      ))}
    </ol>
  );
}

function Detail({ detail }: { detail: unknown }) {
  if (typeof detail !== 'object' || detail === null || !('reason' in detail)) return null;
  const { reason } = detail;
  const reasonNames: Readonly<Record<string, string>> = reviewStrings.reasons;
  return <p className={styles.quiet}>{reasonNames[String(reason)] ?? String(reason)}</p>;
}
