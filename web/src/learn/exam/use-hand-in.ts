import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import type { AnswerBook } from './answer-book.ts';
import { type ExamValues, handInExam } from './exam-thread.ts';

const MAX_RETRY_DELAY_MS = 3000;

/** Hands in the exam; retries while the server cannot be reached, because the answers are in this browser. */
export function useHandIn(threadId: string, examId: string, book: AnswerBook) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // If saving fails, the unsaved answers are sent with the hand-in request.
      await book.save().catch(() => undefined);
      return handInExam(threadId, examId, book.unsaved());
    },
    retry: (_failures, error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
    retryDelay: (failures) => Math.min(500 * 2 ** failures, MAX_RETRY_DELAY_MS),
    onSuccess: (values) => {
      if (!values.marking) return;
      book.close();
      queries.setQueryData<ExamValues>(['exam', threadId], values);
      void queries.invalidateQueries({ queryKey: ['progress'] });
    },
  });
}
