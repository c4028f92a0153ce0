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
import { MarkedPaperView } from './marked-paper-view.tsx';
import { PaperView } from './paper-view.tsx';

/** One attempt at an exam: the paper while it is open, then the marked paper. */
export function ExamPage() {
  const { thread } = useParams({ from: '/learn/exams/$thread' });
  const texts = learnStrings.exam;
  const exam = useQuery<ExamValues>({
    queryKey: ['exam', thread],
    queryFn: () => readExam(thread),
    staleTime: 15_000,
  });
  const { data: values, error } = exam;
  usePageTitle(values?.subject ? courseTitle(values) : texts.title);
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isMissing || (values && !values.exam_package)) {
    return (
      <Note icon="search" title={texts.missingTitle}>
        <p>{learnStrings.practice.missingAdvice}</p>
        <Link to="/learn/exams">{texts.allPapers}</Link>
      </Note>
    );
  }
  if (!values?.exam_package)
    return error ? (
      <ErrorNote error={error} onRetry={() => void exam.refetch()} />
    ) : (
      <Skeleton label={texts.loading} />
    );
  const { exam_package: paper } = values;
  return values.marking ? (
    <MarkedPaperView thread={thread} values={values} paper={paper} />
  ) : (
    <PaperView key={thread} thread={thread} values={values} paper={paper} onHandedIn={exam.refetch} />
  );
}
