import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import type { AnswerBook } from './answer-book.ts';
import { type AnsweredPaper, type ExamValues, handInExam } from './exam-thread.ts';

const MAX_RETRY_DELAY_MS = 3000;

/** Hands in the exam; retries while the server cannot be reached. The answers stay in this browser until then. */
export function useHandIn(threadId: string, paper: AnsweredPaper, book: AnswerBook) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // If saving fails, the unsaved answers are sent with the hand-in request.
      await book.save().catch(() => undefined);
      return handInExam(threadId, paper, book.getUnsavedAnswers());
    },
    retry: (_failures, error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
    retryDelay: (failures) => Math.min(500 * 2 ** failures, MAX_RETRY_DELAY_MS),
    onSuccess: (values) => {
      if (!values.marking) return;
      book.close();
      queryClient.setQueryData<ExamValues>(['exam', threadId], values);
      void queryClient.invalidateQueries({ queryKey: ['progress'] });
    },
  });
}
