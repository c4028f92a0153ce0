import { useCallback, useMemo, useState } from 'react';
import type { DeliveredExam } from '../../../../src/domain/exam-result.ts';
import { Icon } from '../../design/icon.tsx';
import { learnStrings } from '../learn-strings.ts';
import { ExamBar } from './exam-bar.tsx';
import type { ExamValues } from './exam-thread.ts';
import { HandInDialog } from './hand-in-dialog.tsx';
import { PaperFront } from './paper-front.tsx';
import { PaperNav } from './paper-nav.tsx';
import { PaperSection } from './paper-section.tsx';
import styles from './paper-view.module.css';
import { questionsBySection } from './questions-by-section.ts';
import { useAnswerBook } from './use-answer-book.ts';
import { useHandIn } from './use-hand-in.ts';
import { usePaperKeys } from './use-paper-keys.ts';
import { useTimeLeft } from './use-time-left.ts';

type PaperProps = {
  thread: string;
  values: ExamValues;
  paper: DeliveredExam;
  /** Another window handed it in. */
  onHandedIn: () => unknown;
};

/** A paper that is being sat. */
export function PaperView({ thread, values, paper, onHandedIn }: PaperProps) {
  const questions = useMemo(() => values.questions ?? [], [values.questions]);
  const ids = useMemo(() => questions.map(({ id }) => id), [questions]);
  const book = useAnswerBook(
    thread,
    ids,
    useCallback(() => void onHandedIn(), [onHandedIn]),
  );
  const handing = useHandIn(thread, paper.exam_id, book);
  const [isAsking, setAsking] = useState(false);
  const handIn = () => {
    setAsking(false);
    if (!handing.isPending) handing.mutate();
  };
  const left = useTimeLeft(values.ends_at ?? '', handIn);
  usePaperKeys(ids, book);
  const isClosed = handing.isPending || left === 0;
  const sections = questionsBySection(paper, questions);
  return (
    <div className={styles.page}>
      <ExamBar book={book} ids={ids} left={left} isClosed={isClosed} onHandIn={() => setAsking(true)} />
      {handing.isPending && handing.failureCount > 0 && <Away />}
      {handing.error && <Away text={handing.error.message} />}
      <PaperNav sections={sections} book={book} />
      <div className={styles.sheet}>
        <PaperFront thread={thread} paper={paper} />
        {sections.map((section) => (
          <PaperSection key={section.name} section={section} book={book} isClosed={isClosed} />
        ))}
        <p className={styles.end}>{learnStrings.exam.end}</p>
      </div>
      {isAsking && <HandInDialog book={book} ids={ids} onHandIn={handIn} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Away({ text = learnStrings.exam.away }: { text?: string }) {
  return (
    <p className={styles.away} role="alert">
      <Icon name="alert" size={18} />
      {text}
    </p>
  );
}
