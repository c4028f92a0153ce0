import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Button } from '../../design/button.tsx';
import { ErrorNote } from '../../design/error-note.tsx';
import { Icon } from '../../design/icon.tsx';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { coursesQuery, courseTitle, findCourse } from '../learn-queries.ts';
import type { LearnQuestion } from '../learn-question.ts';
import { readLearnSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';
import { ChoiceNote } from './choice-note.tsx';
import { FeedbackView } from './feedback-view.tsx';
import { findMarkedOptions } from './find-marked-options.ts';
import { findNextTopic } from './find-next-topic.ts';
import { HintList } from './hint-list.tsx';
import { isOutOfQuestions, NoMoreQuestions } from './no-more-questions.tsx';
import styles from './practice-page.module.css';
import {
  type FollowUp,
  getFeedbackCallId,
  getQuestionCallId,
  type PracticeValues,
} from './practice-thread.ts';
import { QuestionCard } from './question-card.tsx';
import { isGoalReached } from './session-goal.ts';
import { SessionLength } from './session-length.tsx';
import { openSessionQuestions } from './session-questions.ts';
import { SessionSide } from './session-side.tsx';
import { sessionStrings } from './session-strings.ts';
import { SessionSummary } from './session-summary.tsx';
import { usePractice } from './use-practice.ts';
import { useSessionGoal } from './use-session-goal.ts';

// Loaded on demand, because it is rarely used and needs the dialog library.
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** A practice session: a question, then its marking, then the next question. */
export function PracticePage() {
  const { thread } = useParams({ from: '/learn/practice/$thread' });
  const { state, action } = usePractice(thread);
  const texts = learnStrings.practice;
  const { data: values, error } = state;
  usePageTitle(values?.subject ? courseTitle(values) : texts.title);
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <MissingSession />;
  if (isOutOfQuestions(error))
    return <NoMoreQuestions error={error} course={readLearnSearch({ ...values })} />;
  if (values === undefined)
    return error ? (
      <ErrorNote error={error} onRetry={() => void state.refetch()} />
    ) : (
      <Skeleton label={texts.loading} />
    );
  if (!values.question) return <MissingSession />;
  return (
    <Session
      key={values.question.id}
      thread={thread}
      values={values}
      action={action}
      question={values.question}
    />
  );
}

type SessionProps = {
  thread: string;
  values: PracticeValues;
  question: LearnQuestion;
  action: ReturnType<typeof usePractice>['action'];
};

function Session({ thread, values, question, action }: SessionProps) {
  const course = findCourse(useQuery(coursesQuery).data, values);
  const isMarked = typeof values.result === 'string';
  const answerCount = values.total_questions;
  const session = useSessionGoal(thread, answerCount);
  const answers = (values.answered ?? []).slice(session.goal.from);
  useEffect(() => {
    if (isMarked) openSessionQuestions(thread).add(question.id, question.text);
  }, [isMarked, thread, question]);
  const isDone = isMarked && isGoalReached(session.goal, answerCount, Date.now());
  const continueWith = (options: FollowUp = {}) => {
    if (!action.isPending)
      action.mutate({ continue: true, tool_call_id: getFeedbackCallId(question), ...options });
  };
  if (session.goal.isEnded)
    return (
      <SessionSummary
        threadId={thread}
        answers={answers}
        course={course}
        onAgain={() => {
          session.restart('questions');
          if (isMarked) continueWith();
        }}
      />
    );
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{courseTitle(values)}</h1>
      <div className={styles.main}>
        <QuestionArea thread={thread} values={values} question={question} action={action} />
        {isMarked && (
          <FeedbackView
            values={values}
            isBusy={action.isPending}
            onNext={isDone ? session.end : () => continueWith()}
            {...(isDone && { nextLabel: sessionStrings.length.seeSummary })}
            onSimilar={() => continueWith({ try_similar: true })}
            onHarder={() => continueWith({ try_harder: true })}
            nextTopic={findNextTopic(course, values.target_outcome)}
            onSelfMark={(marks) =>
              action.mutate({ self_marks: marks, tool_call_id: getFeedbackCallId(question) })
            }
          />
        )}
        {isOutOfQuestions(action.error) && (
          <NoMoreQuestions error={action.error} course={readLearnSearch({ ...values })} />
        )}
        <ReportButton questionId={question.id} />
      </div>
      <SessionSide values={values} answers={answers}>
        <SessionLength goal={session.goal} answerCount={answerCount} onChange={session.change} />
      </SessionSide>
    </div>
  );
}

/** The question with its hints, or with its marked options. */
function QuestionArea({ thread, values, question, action }: SessionProps) {
  const isMarked = typeof values.result === 'string';
  const callId = getQuestionCallId(question);
  /** Returns the action that requests the next hint; undefined after the last one, or while a request runs. */
  const getHintAction = (part: string | undefined) => {
    const last = values.hints?.findLast((hint) => (hint.part ?? undefined) === part);
    if (last?.left === 0 || action.isPending) return undefined;
    const request = { hint: true, tool_call_id: callId, ...(part !== undefined && { part }) } as const;
    return { run: () => action.mutate(request), isFirst: last === undefined };
  };
  return (
    <>
      {!isMarked && (
        <ChoiceNote
          reason={values.choice_reason}
          isBusy={action.isPending}
          onOther={() => action.mutate({ something_else: true, tool_call_id: callId })}
        />
      )}
      <QuestionCard
        threadId={thread}
        question={question}
        isMarked={isMarked}
        markedOptions={isMarked ? findMarkedOptions(values) : undefined}
        isBusy={action.isPending}
        onAnswer={(answer) => action.mutate({ user_answer: answer, tool_call_id: callId })}
        getHintAction={getHintAction}
      />
      {!isMarked && <HintList hints={values.hints ?? []} />}
      {action.error && !isOutOfQuestions(action.error) && (
        <RequestFailed
          error={action.error}
          onOnline={() => action.variables !== undefined && action.mutate(action.variables)}
        />
      )}
    </>
  );
}

function ReportButton({ questionId }: { questionId: string }) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Button className={styles.report} onClick={() => setReporting(true)}>
        <Icon name="thumbDown" size={18} />
        {learnStrings.practice.report}
      </Button>
      {isReporting && (
        <Suspense>
          <ReportDialog questionId={questionId} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function RequestFailed({ error, onOnline }: { error: Error; onOnline: () => void }) {
  const texts = learnStrings.practice;
  const isUnreachable = error instanceof ApiError && error.status === 0;
  const sendAgain = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const onEvent = () => sendAgain();
    window.addEventListener('online', onEvent);
    return () => window.removeEventListener('online', onEvent);
  }, [isUnreachable]);
  return (
    <p className={styles.failed} role="alert">
      <Icon name="alert" size={18} />
      <span>
        <b>{isUnreachable ? texts.failedTitle : error.message}</b> {isUnreachable && texts.failedAdvice}
      </span>
    </p>
  );
}

function MissingSession() {
  const texts = learnStrings.practice;
  return (
    <Note icon="search" title={texts.missingTitle}>
      <p>{texts.missingAdvice}</p>
      <Link to="/learn">{learnStrings.courses.back}</Link>
    </Note>
  );
}
