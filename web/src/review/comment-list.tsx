import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReviewComment } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import fieldStyles from '../design/field.module.css';
import { strings } from '../strings.ts';
import { formatTime } from './format-time.ts';
import styles from './panel.module.css';
import { addComment } from './review-api.ts';
import { useReviewStore } from './review-context.ts';
import { itemKey } from './review-queries.ts';
import { reviewStrings } from './review-strings.ts';

type CommentsProps = { itemId: string; comments: readonly ReviewComment[] };

/** The comments on an item and a form to add one. */
export function CommentList({ itemId, comments }: CommentsProps) {
  return (
    <>
      {comments.length === 0 && <p className={styles.quiet}>{reviewStrings.item.noComments}</p>}
      <ul className={styles.list}>
        {comments.map((comment) => (
          <li key={`${comment.at}${comment.author}`}>
            <p className={styles.byline}>
              <strong>{comment.author}</strong>
              <time dateTime={comment.at}>{formatTime(comment.at)}</time>
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
  const store = useReviewStore();
  const queryClient = useQueryClient();
  const sendRequest = useMutation({
    mutationFn: () => addComment(itemId, text),
    onSuccess: async () => {
      setText('');
      store.announce(reviewStrings.announce.commented);
      await queryClient.invalidateQueries({ queryKey: itemKey(itemId) });
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') sendRequest.mutate();
      }}
    >
      <label className={fieldStyles.field} htmlFor={id}>
        <span className={fieldStyles.label}>{reviewStrings.item.commentLabel}</span>
        <textarea
          id={id}
          rows={2}
          maxLength={10_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {sendRequest.isError && (
        <p role="alert">
          {strings.errors.title}: {sendRequest.error.message}
        </p>
      )}
      <Button type="submit" aria-disabled={text.trim() === '' || sendRequest.isPending}>
        {reviewStrings.item.commentSend}
      </Button>
    </form>
  );
}
