import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { Button } from '../../design/button.tsx';
import { ErrorNote } from '../../design/error-note.tsx';
import { Icon } from '../../design/icon.tsx';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { courseTitle } from '../learn-queries.ts';
import type { LearnQuestion } from '../learn-question.ts';
import { readStartSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';
import { SetText } from '../typeset/set-text.tsx';
import { FeedbackView } from './feedback-view.tsx';
import { isNothingNew, NothingNew } from './nothing-new.tsx';
import styles from './practice-page.module.css';
import { askedCall, type PracticeValues, toldCall } from './practice-thread.ts';
import { QuestionCard } from './question-card.tsx';
import { SessionSide } from './session-side.tsx';
import { usePractice } from './use-practice.ts';

// Few need it, and it brings the dialogs along.
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** One session of practice: a question, its marking, the next. */
export function PracticePage() {
  const { thread } = useParams({ from: '/learn/practice/$thread' });
  const { state, move } = usePractice(thread);
  const words = learnStrings.practice;
  const { data: values, error } = state;
  usePageTitle(values?.subject ? courseTitle(values) : words.title);
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <MissingSession />;
  if (isNothingNew(error)) return <NothingNew error={error} course={readStartSearch({ ...values })} />;
  if (values === undefined)
    return error ? (
      <ErrorNote error={error} onRetry={() => void state.refetch()} />
    ) : (
      <Skeleton label={words.loading} />
    );
  if (!values.question) return <MissingSession />;
  return <Session key={values.question.id} {...{ thread, values, move }} question={values.question} />;
}

type SessionProps = {
  thread: string;
  values: PracticeValues;
  question: LearnQuestion;
  move: ReturnType<typeof usePractice>['move'];
};

function Session({ thread, values, question, move }: SessionProps) {
  const [isReporting, setReporting] = useState(false);
  const words = learnStrings.practice;
  const isMarked = typeof values.result === 'string';
  const asked = askedCall(question);
  const goOn = (more: { try_similar?: true } = {}) => {
    if (!move.isPending) move.mutate({ continue: true, tool_call_id: toldCall(question), ...more });
  };
  const askHint = () => move.mutate({ hint: true, tool_call_id: asked });
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{courseTitle(values)}</h1>
      <div className={styles.main}>
        <QuestionCard
          threadId={thread}
          question={question}
          sent={isMarked ? (values.user_answer ?? '') : null}
          isBusy={move.isPending}
          onAnswer={(answer) => move.mutate({ user_answer: answer, tool_call_id: asked })}
          onHint={values.hint || move.isPending ? undefined : askHint}
        />
        {values.hint && !isMarked && <HintNote hint={values.hint} />}
        {move.error && !isNothingNew(move.error) && <MoveFailed error={move.error} />}
        {isMarked && (
          <FeedbackView
            values={values}
            isBusy={move.isPending}
            onNext={() => goOn()}
            onSimilar={() => goOn({ try_similar: true })}
          />
        )}
        {isNothingNew(move.error) && (
          <NothingNew error={move.error} course={readStartSearch({ ...values })} />
        )}
        <Button className={styles.report} onClick={() => setReporting(true)}>
          <Icon name="thumbDown" size={18} />
          {words.report}
        </Button>
      </div>
      <SessionSide values={values} />
      {isReporting && (
        <Suspense>
          <ReportDialog questionId={question.id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Takes the focus that the button for it had; whoever opens the page later keeps theirs. */
function HintNote({ hint }: { hint: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <aside ref={place} tabIndex={-1} className={styles.hint} role="status">
      <h2>{learnStrings.practice.hintTitle}</h2>
      <SetText tex={hint} />
    </aside>
  );
}

function MoveFailed({ error }: { error: Error }) {
  const words = learnStrings.practice;
  const isAway = error instanceof ApiError && error.status === 0;
  return (
    <p className={styles.failed} role="alert">
      <Icon name="alert" size={18} />
      <span>
        <b>{isAway ? words.failedTitle : error.message}</b> {isAway && words.failedAdvice}
      </span>
    </p>
  );
}

function MissingSession() {
  const words = learnStrings.practice;
  return (
    <Note icon="search" title={words.missingTitle}>
      <p>{words.missingAdvice}</p>
      <Link to="/learn">{learnStrings.courses.back}</Link>
    </Note>
  );
}
