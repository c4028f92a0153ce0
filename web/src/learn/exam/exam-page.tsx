import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ApiError } from '../../api/client.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { courseTitle } from '../learn-queries.ts';
import { learnStrings } from '../learn-strings.ts';
import { type ExamValues, readExam } from './exam-thread.ts';
import { PaperView } from './paper-view.tsx';
import { ScriptView } from './script-view.tsx';

/** One attempt at an exam: the paper while it is open, then the marked paper. */
export function ExamPage() {
  const { thread } = useParams({ from: '/learn/exams/$thread' });
  const words = learnStrings.exam;
  const exam = useQuery<ExamValues>({
    queryKey: ['exam', thread],
    queryFn: () => readExam(thread),
    staleTime: 15_000,
  });
  const { data: values, error } = exam;
  usePageTitle(values?.subject ? courseTitle(values) : words.title);
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isMissing || (values && !values.exam_package)) {
    return (
      <Note icon="search" title={words.missingTitle}>
        <p>{learnStrings.practice.missingAdvice}</p>
        <Link to="/learn/exams">{words.allPapers}</Link>
      </Note>
    );
  }
  if (!values?.exam_package)
    return error ? (
      <ErrorNote error={error} onRetry={() => void exam.refetch()} />
    ) : (
      <Skeleton label={words.loading} />
    );
  const { exam_package: paper } = values;
  return values.marking ? (
    <ScriptView thread={thread} values={values} paper={paper} />
  ) : (
    <PaperView key={thread} thread={thread} values={values} paper={paper} onHandedIn={exam.refetch} />
  );
}
