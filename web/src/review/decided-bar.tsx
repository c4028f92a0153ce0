import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import styles from './decided-bar.module.css';
import { formatTime } from './format-time.ts';
import { type OpenItem, reverseItem } from './review-api.ts';
import { useReviewStore } from './review-context.ts';
import { itemKey, queueKey } from './review-queries.ts';
import { reviewStrings } from './review-strings.ts';

/** The decision on an item, who made it, and buttons to reverse it. */
export function DecidedBar({ openItem: { item, record } }: { openItem: OpenItem }) {
  const queryClient = useQueryClient();
  const store = useReviewStore();
  const [errorMessage, setErrorMessage] = useState<string>();
  const reverse = async (action: 'reopen' | 'revoke') => {
    try {
      await reverseItem(item.id, action);
      setErrorMessage(undefined);
      store.dismiss(item.id);
    } catch (error) {
      setErrorMessage(error instanceof Error ? error.message : String(error));
    }
    await queryClient.invalidateQueries({ queryKey: itemKey(item.id) });
    await queryClient.invalidateQueries({ queryKey: queueKey });
  };
  if (record.decision === null) return null;
  const isUsedAsExample = item.status === 'approved' && record.revoked_at === null;
  return (
    <section className={styles.bar}>
      <div className={styles.text}>
        <strong>
          {reviewStrings.item.by(reviewStrings.decisions[record.decision], item.reviewed_by ?? '')}
        </strong>{' '}
        {item.reviewed_at && <time dateTime={item.reviewed_at}>{formatTime(item.reviewed_at)}</time>}
        {record.feedback && <p>{reviewStrings.unsaved.withReason(record.feedback)}</p>}
        {record.revoked_at !== null && <p>{reviewStrings.item.revoked}</p>}
        {errorMessage && <p role="alert">{errorMessage}</p>}
      </div>
      <Button onClick={() => void reverse('reopen')}>{reviewStrings.actions.reopen}</Button>
      {isUsedAsExample && (
        <Button onClick={() => void reverse('revoke')}>{reviewStrings.actions.revoke}</Button>
      )}
    </section>
  );
}
