import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Attempt } from '../../api/schema.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import { Icon } from '../../design/icon.tsx';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import styles from './assigned.module.css';
import { describeCourse, describeDue, describeWork } from './assigned-list.tsx';
import { attemptQuery, type OwnAssignment, openAttempt, ownAssignmentsQuery } from './assigned-queries.ts';
import { assignedStrings as texts } from './assigned-strings.ts';
import { AttemptPaper } from './attempt-paper.tsx';
import { AttemptPractice } from './attempt-practice.tsx';
import { AttemptResults } from './attempt-results.tsx';

/** An assignment: how to start it, the work itself, then the results. */
export function AssignmentPage() {
  const { id } = useParams({ from: '/learn/assignments/$id' });
  const list = useQuery(ownAssignmentsQuery);
  const assignment = list.data?.assignments.find((candidate) => candidate.id === id);
  usePageTitle(assignment?.title ?? texts.title);
  if (list.error && !list.data) return <ErrorNote error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton label={texts.loading} />;
  if (!assignment)
    return (
      <Note icon="search" title={texts.missingTitle}>
        <p>{texts.missingAdvice}</p>
        <Link to="/learn">{texts.back}</Link>
      </Note>
    );
  const lastAttempt = assignment.attempts.at(-1);
  return lastAttempt ? (
    <OpenAssignment key={lastAttempt.id} assignment={assignment} attemptId={lastAttempt.id} />
  ) : (
    <StartPage assignment={assignment} />
  );
}

/** Starts or continues an attempt and shows it. */
function useOpenAttempt({ id }: OwnAssignment) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => openAttempt(id),
    onSuccess: async (attempt) => {
      queryClient.setQueryData(attemptQuery(attempt.id).queryKey, attempt);
      await queryClient.invalidateQueries({ queryKey: ownAssignmentsQuery.queryKey });
    },
  });
}

function StartPage({ assignment }: { assignment: OwnAssignment }) {
  const open = useOpenAttempt(assignment);
  return (
    <div className={styles.page}>
      <Head assignment={assignment} />
      {assignment.is_overdue ? (
        <p>{texts.closed}</p>
      ) : (
        <>
          <p>
            {assignment.minutes === null
              ? texts.answerOnceNote
              : texts.paperNote(assignment.minutes, assignment.due_at !== null)}
          </p>
          {open.error && (
            <p role="alert" className={styles.failed}>
              {describeError(open.error)}
            </p>
          )}
          <div>
            <Button look="primary" disabled={open.isPending} onClick={() => open.mutate()}>
              {texts.start}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Head({ assignment }: { assignment: OwnAssignment }) {
  return (
    <header>
      <Link to="/learn" search={{}} className={styles.back}>
        <Icon name="back" size={16} /> {texts.back}
      </Link>
      <h1>{assignment.title}</h1>
      <p className={styles.facts}>
        {describeCourse(assignment).map((course) => (
          <span key={course}>{course}</span>
        ))}
        <span>{describeWork(assignment)}</span>
        {assignment.minutes !== null && <span>{texts.time(assignment.minutes)}</span>}
        <span>{describeDue(assignment)}</span>
      </p>
    </header>
  );
}

function OpenAssignment({ assignment, attemptId }: { assignment: OwnAssignment; attemptId: string }) {
  const query = useQuery(attemptQuery(attemptId));
  const queryClient = useQueryClient();
  const open = useOpenAttempt(assignment);
  const { data: attempt, error } = query;
  if (!attempt)
    return error ? (
      <ErrorNote error={error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton label={texts.loading} />
    );
  const show = (changed: Attempt) => queryClient.setQueryData(attemptQuery(attemptId).queryKey, changed);
  const isPaper = assignment.kind === 'paper';
  if (isPaper && attempt.finished_at === null && attempt.state !== 'closed')
    return <AttemptPaper attempt={attempt} onChange={show} />;
  const attemptCount = assignment.attempts.length;
  const canTryAgain =
    attempt.finished_at !== null && attemptCount < assignment.max_attempts && !assignment.is_overdue;
  return (
    <div className={styles.page}>
      <Head assignment={assignment} />
      {isPaper ? <AttemptResults attempt={attempt} /> : <AttemptPractice attempt={attempt} onChange={show} />}
      {canTryAgain && (
        <div>
          <Button disabled={open.isPending} onClick={() => open.mutate()}>
            {texts.again(attemptCount + 1, assignment.max_attempts)}
          </Button>
        </div>
      )}
    </div>
  );
}
