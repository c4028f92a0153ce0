import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Attempt, ScriptQuestion } from '../../api/schema.ts';
import { useShortcuts } from '../../browser/use-shortcuts.ts';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import { Note } from '../../design/note.tsx';
import { FeedbackView } from '../practice/feedback-view.tsx';
import { findMarkedOptions } from '../practice/find-marked-options.ts';
import { QuestionCard } from '../practice/question-card.tsx';
import styles from './assigned.module.css';
import { fetchNextQuestion, ownAssignmentsQuery, sendAnswer } from './assigned-queries.ts';
import { assignedStrings as texts } from './assigned-strings.ts';
import { AttemptResults } from './attempt-results.tsx';
import { toFeedbackValues } from './feedback-values.ts';

type PracticeProps = { attempt: Attempt; onChange: (attempt: Attempt) => void };

/** The questions of an assignment one after another, each with its feedback, then the results. */
export function AttemptPractice({ attempt, onChange }: PracticeProps) {
  const queryClient = useQueryClient();
  const wasFinished = attempt.finished_at !== null;
  const [isDone, setDone] = useState(wasFinished);
  const answer = useMutation({
    mutationFn: ({ id, response }: { id: string; response: string | Record<string, string> }) =>
      sendAnswer(attempt.id, id, response),
    onSuccess: onChange,
  });
  const next = useMutation({ mutationFn: () => fetchNextQuestion(attempt.id), onSuccess: onChange });
  const shown = attempt.questions.at(-1);
  const isLast = attempt.state !== 'question';
  const showNext = () => {
    if (answer.isPending || next.isPending) return;
    if (!isLast) return next.mutate();
    setDone(true);
    void queryClient.invalidateQueries({ queryKey: ownAssignmentsQuery.queryKey });
  };
  if (isDone || !shown?.question || (attempt.state === 'closed' && !shown.answered))
    return <End attempt={attempt} />;
  const error = answer.error ?? next.error;
  const label = isLast ? (attempt.results_shown ? texts.seeResult : texts.finish) : texts.next;
  return (
    <>
      <Progress attempt={attempt} />
      <QuestionCard
        key={shown.question.id}
        threadId={attempt.id}
        question={shown.question}
        isMarked={shown.answered}
        markedOptions={findMarkedOptions(toFeedbackValues(shown, attempt.assignment))}
        isBusy={answer.isPending}
        onAnswer={(response) => answer.mutate({ id: shown.question?.id ?? '', response })}
        getHintAction={() => undefined}
      />
      {error && (
        <p role="alert" className={styles.failed}>
          {describeError(error)}
        </p>
      )}
      {shown.answered && <Feedback question={shown} attempt={attempt} onNext={showNext} label={label} />}
    </>
  );
}

type FeedbackProps = { question: ScriptQuestion; attempt: Attempt; onNext: () => void; label: string };

/** Shows the marks with their reasons. While results are hidden, it shows only that the answer is saved. */
function Feedback({ question, attempt, onNext, label }: FeedbackProps) {
  useShortcuts({ n: onNext });
  if (!question.marks)
    return (
      <div className={styles.saved} role="status">
        <p>{texts.saved}</p>
        <Button look="primary" onClick={onNext}>
          {label} <kbd>N</kbd>
        </Button>
      </div>
    );
  return (
    <FeedbackView
      key={question.question?.id}
      values={toFeedbackValues(question, attempt.assignment)}
      isBusy={false}
      onNext={onNext}
      nextLabel={label}
    />
  );
}

function Progress({ attempt }: { attempt: Attempt }) {
  const { question_count: all, until_secure: isOpenEnded } = attempt.assignment.work;
  const number = attempt.questions.length;
  const answered = attempt.questions.filter((question) => question.answered).length;
  if (isOpenEnded) return <p className={styles.facts}>{texts.questionNumber(number)}</p>;
  return (
    <div>
      <p className={styles.facts}>{texts.progress(number, all)}</p>
      <div className={styles.bar}>
        <span style={{ width: `${(100 * answered) / all}%` }} />
      </div>
    </div>
  );
}

function End({ attempt }: { attempt: Attempt }) {
  if (attempt.state === 'come_back')
    return (
      <Note icon="check" title={texts.comeBackTitle}>
        <p>{texts.comeBack}</p>
      </Note>
    );
  return <AttemptResults attempt={attempt} />;
}
