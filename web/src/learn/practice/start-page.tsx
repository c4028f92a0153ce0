import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { ApiError } from '../../api/client.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { courseTitle } from '../learn-queries.ts';
import { learnStrings } from '../learn-strings.ts';
import { openPractice } from './practice-thread.ts';

// The page that comes next is fetched while the question is.
void import('./practice-page.tsx');

/** Leads to the session of a course, which it begins where there is none. */
export function StartPage() {
  const wanted = useSearch({ from: '/learn/practice' });
  const { subject, level } = wanted;
  const isNamed = subject !== undefined && level !== undefined;
  const words = learnStrings.practice;
  const queries = useQueryClient();
  usePageTitle(words.title);
  const opening = useQuery({
    queryKey: ['practice', 'open', wanted],
    queryFn: async () => {
      const { threadId, values } = await openPractice(wanted);
      if (values !== undefined) queries.setQueryData(['practice', threadId], values);
      return threadId;
    },
    enabled: isNamed,
    // Asked anew at each visit: the session may be over.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (!isNamed) return <Navigate to="/learn" replace />;
  if (opening.data !== undefined)
    return <Navigate to="/learn/practice/$thread" params={{ thread: opening.data }} replace />;
  if (opening.error instanceof ApiError && opening.error.status === 422) {
    return (
      <Note icon="learn" title={words.nothingTitle(courseTitle({ subject, level }))}>
        <p>{opening.error.message}</p>
        <Link to="/learn" search={{ subject, level }}>
          {words.otherTopic}
        </Link>
      </Note>
    );
  }
  if (opening.error) return <ErrorNote error={opening.error} onRetry={() => void opening.refetch()} />;
  return <Skeleton label={words.opening} />;
}
