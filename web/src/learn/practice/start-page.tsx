import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { learnStrings } from '../learn-strings.ts';
import { isOutOfQuestions, NoMoreQuestions } from './no-more-questions.tsx';
import { leaveMarkedQuestion, openPractice } from './practice-thread.ts';
import { renewSession } from './use-session-goal.ts';

// Loads the code of the next page while the server finds a question.
void import('./practice-page.tsx');

/** Opens the session of a course and redirects to it. */
export function StartPage() {
  const start = useSearch({ from: '/learn/practice' });
  const { subject, level } = start;
  const hasCourse = subject !== undefined && level !== undefined;
  const texts = learnStrings.practice;
  const queryClient = useQueryClient();
  usePageTitle(texts.title);
  const openRequest = useQuery({
    queryKey: ['practice', 'open', start],
    queryFn: async () => {
      const opened = await openPractice(start);
      const { threadId, values } = opened;
      // A new session begins with a question to answer. In the old one, the marked question is still shown.
      const isNew = renewSession(threadId, values.total_questions);
      queryClient.setQueryData(['practice', threadId], isNew ? await leaveMarkedQuestion(opened) : values);
      return threadId;
    },
    enabled: hasCourse,
    // Not cached: the session may be finished by the next visit.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (!hasCourse) return <Navigate to="/learn" replace />;
  if (openRequest.data !== undefined)
    return <Navigate to="/learn/practice/$thread" params={{ thread: openRequest.data }} replace />;
  if (isOutOfQuestions(openRequest.error))
    return <NoMoreQuestions error={openRequest.error} course={{ subject, level }} />;
  if (openRequest.error)
    return <ErrorNote error={openRequest.error} onRetry={() => void openRequest.refetch()} />;
  return <Skeleton label={texts.opening} />;
}
