import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { reviewStrings } from '../review-strings.ts';
import { timeText } from './age.ts';
import styles from './decided-bar.module.css';
import { useDesk } from './desk-context.ts';
import { type OpenItem, reverseItem } from './review-api.ts';
import { itemKey, queueKey } from './review-queries.ts';

/** What was decided, by whom, and the ways back. */
export function DecidedBar({ open: { item, record } }: { open: OpenItem }) {
  const queries = useQueryClient();
  const desk = useDesk();
  const [problem, setProblem] = useState<string>();
  const reverse = async (way: 'reopen' | 'revoke') => {
    try {
      await reverseItem(item.id, way);
      setProblem(undefined);
      desk.dismiss(item.id);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    await queries.invalidateQueries({ queryKey: itemKey(item.id) });
    await queries.invalidateQueries({ queryKey: queueKey });
  };
  if (record.decision === null) return null;
  const isServed = item.status === 'approved' && record.revoked_at === null;
  return (
    <section className={styles.bar}>
      <div className={styles.said}>
        <strong>
          {reviewStrings.item.by(reviewStrings.decisions[record.decision], item.reviewed_by ?? '')}
        </strong>{' '}
        {item.reviewed_at && <time dateTime={item.reviewed_at}>{timeText(item.reviewed_at)}</time>}
        {record.feedback && <p>{reviewStrings.problems.withReason(record.feedback)}</p>}
        {record.revoked_at !== null && <p>{reviewStrings.item.revoked}</p>}
        {problem && <p role="alert">{problem}</p>}
      </div>
      <Button onClick={() => void reverse('reopen')}>{reviewStrings.actions.reopen}</Button>
      {isServed && <Button onClick={() => void reverse('revoke')}>{reviewStrings.actions.revoke}</Button>}
    </section>
  );
}
