import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ApiError } from '../../api/client.ts';
import type { Attempt } from '../../api/schema.ts';
import type { AnswerServer } from '../exam/answer-book.ts';
import { PaperForm } from '../exam/paper-view.tsx';
import { getAnswerId, toResponses } from '../exam/part-answers.ts';
import { useAnswerBook } from '../exam/use-answer-book.ts';
import type { LearnQuestion } from '../learn-question.ts';
import { parsePartTexts } from '../parts/part-texts.ts';
import { handInPaper, ownAssignmentsQuery, saveDrafts } from './assigned-queries.ts';

type PaperProps = { attempt: Attempt; onChange: (attempt: Attempt) => void };

/** A paper that the teacher has set, until it is handed in. */
export function AttemptPaper({ attempt, onChange }: PaperProps) {
  const queryClient = useQueryClient();
  const questions = useMemo(() => attempt.questions.flatMap(({ question }) => question ?? []), [attempt]);
  const server = useMemo(() => createAnswerServer(attempt, questions), [attempt, questions]);
  const refresh = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: ['attempt', attempt.id] }),
    [queryClient, attempt.id],
  );
  const book = useAnswerBook(attempt.id, questions, refresh, server);
  const handInRequest = useMutation({
    mutationFn: async () => {
      // If saving fails, the unsaved answers are sent with the hand-in request.
      await book.save().catch(() => undefined);
      return handInPaper(attempt.id, toResponses(questions, book.getUnsavedAnswers()));
    },
    retry: (_failures, error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
    onSuccess: (handedIn) => {
      book.close();
      onChange(handedIn);
      void queryClient.invalidateQueries({ queryKey: ownAssignmentsQuery.queryKey });
    },
  });
  if (attempt.paper === null) return null;
  return (
    <PaperForm
      paper={attempt.paper}
      questions={questions}
      endsAt={attempt.ends_at ?? ''}
      book={book}
      handInRequest={handInRequest}
    />
  );
}

/** Saves answers with the attempt. The server stores one text for each question, so all its parts are sent together. */
function createAnswerServer(attempt: Attempt, questions: readonly LearnQuestion[]): AnswerServer {
  const saved = attempt.questions.flatMap(({ question, response }) =>
    Object.entries(parsePartTexts(response ?? '')).map(
      ([path, text]) => [getAnswerId(question?.id ?? '', path), text] as const,
    ),
  );
  let answers: Readonly<Record<string, string>> = Object.fromEntries(saved);
  return {
    read: async () => ({ answers, flags: [] }),
    async save(changed) {
      answers = { ...answers, ...changed };
      const touched = questions.filter(({ id }) =>
        Object.keys(changed).some((answerId) => answerId === id || answerId.startsWith(`${id}:`)),
      );
      const blank = Object.fromEntries(touched.map(({ id }) => [id, '']));
      if (touched.length > 0) await saveDrafts(attempt.id, { ...blank, ...toResponses(touched, answers) });
      return { isHandedIn: false };
    },
  };
}
