import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { ErrorNote } from '../../design/error-note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { learnStrings } from '../learn-strings.ts';
import { isNothingNew, NothingNew } from './nothing-new.tsx';
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
  if (isNothingNew(opening.error)) return <NothingNew error={opening.error} course={{ subject, level }} />;
  if (opening.error) return <ErrorNote error={opening.error} onRetry={() => void opening.refetch()} />;
  return <Skeleton label={words.opening} />;
}
