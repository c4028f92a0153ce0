import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProblemSummary } from '../api/schema.ts';
import { StatusMessage } from '../review/status-message.tsx';
import { type Sending, sendProblem } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import styles from './problem-rows.module.css';
import { SendForm } from './send-form.tsx';

type SendProps = { problems: readonly ProblemSummary[]; onClose: () => void };

/** Sends the questions of several uploads to an expert with the same classification. */
export function SendSelected({ problems, onClose }: SendProps) {
  const texts = makeStrings.send;
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: async (sending: Sending) => {
      const ids = problems.filter(canBeSent).map(({ id }) => id);
      const results = await Promise.allSettled(ids.map((id) => sendProblem(id, 'problem', sending)));
      const sent = results.filter(({ status }) => status === 'fulfilled').length;
      return { sent, unsent: problems.length - sent };
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['problems'] });
      void queryClient.invalidateQueries({ queryKey: ['review'] });
    },
  });
  if (send.data !== undefined)
    return (
      <div className={styles.wide} role="status">
        <StatusMessage
          tone={send.data.unsent === 0 ? 'right' : 'partly'}
          text={texts.sentMany(send.data.sent, send.data.unsent)}
        />
      </div>
    );
  return (
    <div className={styles.wide}>
      <SendForm
        isSending={send.isPending}
        onSend={(sending) => send.mutate({ ...sending, to: 'review' })}
        onCancel={onClose}
      />
    </div>
  );
}

/** An upload that has a result and is not with an expert already. */
function canBeSent({ version, sent }: ProblemSummary): boolean {
  return version > 0 && !sent.some(({ part, review }) => part === 'problem' && review?.state === 'waiting');
}
