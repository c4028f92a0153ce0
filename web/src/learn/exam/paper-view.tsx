import type { UseMutationResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { DeliveredExam } from '../../../../src/domain/exam-result.ts';
import { Icon } from '../../design/icon.tsx';
import type { LearnQuestion } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import type { AnswerBook } from './answer-book.ts';
import { ExamBar } from './exam-bar.tsx';
import type { ExamValues } from './exam-thread.ts';
import { HandInDialog } from './hand-in-dialog.tsx';
import { PaperFront } from './paper-front.tsx';
import { PaperNav } from './paper-nav.tsx';
import { PaperSection } from './paper-section.tsx';
import styles from './paper-view.module.css';
import { groupBySection } from './questions-by-section.ts';
import { useAnswerBook } from './use-answer-book.ts';
import { useHandIn } from './use-hand-in.ts';
import { usePaperShortcuts } from './use-paper-shortcuts.ts';
import { useTimeLeft } from './use-time-left.ts';

type PaperProps = {
  thread: string;
  values: ExamValues;
  paper: DeliveredExam;
  /** Called when another window has handed in the exam. */
  onHandedIn: () => unknown;
};

/** An exam in progress. */
export function PaperView({ thread, values, paper, onHandedIn }: PaperProps) {
  const questions = useMemo(() => values.questions ?? [], [values.questions]);
  const book = useAnswerBook(
    thread,
    questions,
    useCallback(() => void onHandedIn(), [onHandedIn]),
  );
  const handInRequest = useHandIn(thread, { examId: paper.exam_id, questions }, book);
  return <PaperForm {...{ thread, paper, questions, book, handInRequest }} endsAt={values.ends_at ?? ''} />;
}

type PaperFormProps = {
  /** The thread whose paper can be downloaded. */
  thread?: string;
  paper: DeliveredExam;
  questions: readonly LearnQuestion[];
  endsAt: string;
  book: AnswerBook;
  handInRequest: Pick<
    UseMutationResult<unknown, Error, void>,
    'isPending' | 'failureCount' | 'error' | 'mutate'
  >;
};

/** The paper with its answer fields, its clock and the button to hand it in. */
export function PaperForm({ thread, paper, questions, endsAt, book, handInRequest }: PaperFormProps) {
  const questionIds = useMemo(() => questions.map(({ id }) => id), [questions]);
  const [isConfirming, setConfirming] = useState(false);
  const handIn = () => {
    setConfirming(false);
    if (!handInRequest.isPending) handInRequest.mutate();
  };
  const timeLeftMs = useTimeLeft(endsAt, handIn);
  usePaperShortcuts(questionIds, book);
  const isClosed = handInRequest.isPending || timeLeftMs === 0;
  const sections = groupBySection(paper, questions);
  return (
    <div className={styles.page}>
      <ExamBar
        book={book}
        questions={questions}
        timeLeftMs={timeLeftMs}
        isClosed={isClosed}
        onHandIn={() => setConfirming(true)}
      />
      {handInRequest.isPending && handInRequest.failureCount > 0 && <ServerAlert />}
      {handInRequest.error && <ServerAlert text={handInRequest.error.message} />}
      <PaperNav sections={sections} book={book} />
      <div className={styles.sheet}>
        <PaperFront thread={thread} paper={paper} />
        {sections.map((section) => (
          <PaperSection key={section.name} section={section} book={book} isClosed={isClosed} />
        ))}
        <p className={styles.end}>{learnStrings.exam.end}</p>
      </div>
      {isConfirming && (
        <HandInDialog
          book={book}
          questions={questions}
          onHandIn={handIn}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}

function ServerAlert({ text = learnStrings.exam.unreachable }: { text?: string }) {
  return (
    <p className={styles.unreachable} role="alert">
      <Icon name="alert" size={18} />
      {text}
    </p>
  );
}
