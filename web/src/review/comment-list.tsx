import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReviewComment } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import field from '../design/field.module.css';
import { reviewStrings } from '../review-strings.ts';
import { strings } from '../strings.ts';
import { timeText } from './age.ts';
import { useDesk } from './desk-context.ts';
import styles from './panel.module.css';
import { commentOn } from './review-api.ts';
import { itemKey } from './review-queries.ts';

type CommentsProps = { itemId: string; comments: readonly ReviewComment[] };

export function CommentList({ itemId, comments }: CommentsProps) {
  return (
    <>
      {comments.length === 0 && <p className={styles.quiet}>{reviewStrings.item.noComments}</p>}
      <ul className={styles.list}>
        {comments.map((comment) => (
          <li key={`${comment.at}${comment.author}`}>
            <p className={styles.who}>
              <strong>{comment.author}</strong>
              <time dateTime={comment.at}>{timeText(comment.at)}</time>
            </p>
            <p>{comment.text}</p>
          </li>
        ))}
      </ul>
      <CommentForm itemId={itemId} />
    </>
  );
}

function CommentForm({ itemId }: { itemId: string }) {
  const [text, setText] = useState('');
  const id = useId();
  const desk = useDesk();
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: () => commentOn(itemId, text),
    onSuccess: async () => {
      setText('');
      desk.announce(reviewStrings.announce.commented);
      await queries.invalidateQueries({ queryKey: itemKey(itemId) });
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') sending.mutate();
      }}
    >
      <label className={field.field} htmlFor={id}>
        <span className={field.label}>{reviewStrings.item.commentLabel}</span>
        <textarea
          id={id}
          rows={2}
          maxLength={10_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {sending.isError && (
        <p role="alert">
          {strings.errors.title}: {sending.error.message}
        </p>
      )}
      <Button type="submit" aria-disabled={text.trim() === '' || sending.isPending}>
        {reviewStrings.item.commentSend}
      </Button>
    </form>
  );
}
