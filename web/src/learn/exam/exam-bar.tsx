import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import type { LearnQuestion } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import type { AnswerBook } from './answer-book.ts';
import styles from './exam-bar.module.css';
import { formatClock } from './format-clock.ts';
import { useAnsweredCount, useSaveState } from './use-answer-book.ts';

type BarProps = {
  book: AnswerBook;
  questions: readonly LearnQuestion[];
  timeLeftMs: number | undefined;
  isClosed: boolean;
  onHandIn: () => void;
};

const MINUTE_MS = 60_000;
/** The remaining minutes that are announced to screen readers. */
const ANNOUNCED_MINUTES = [30, 10, 5, 1];

/** The bar that stays visible during the exam: time left, save state and the hand-in button. */
export function ExamBar({ book, questions, timeLeftMs, isClosed, onHandIn }: BarProps) {
  const texts = learnStrings.exam;
  const answeredCount = useAnsweredCount(book, questions);
  const saveState = useSaveState(book);
  const announcedMinutes = ANNOUNCED_MINUTES.find(
    (minutes) => timeLeftMs !== undefined && Math.ceil(timeLeftMs / MINUTE_MS) === minutes,
  );
  return (
    <div className={styles.bar}>
      <p
        className={styles.clock}
        role="timer"
        aria-label={texts.timeLeft}
        data-short={timeLeftMs !== undefined && timeLeftMs < 5 * MINUTE_MS ? true : undefined}
      >
        <Icon name="clock" size={18} />
        {timeLeftMs === undefined ? '–' : formatClock(timeLeftMs)}
      </p>
      <p className={styles.facts}>
        <span>{texts.answered(answeredCount, questions.length)}</span>
        <span data-state={saveState} className={styles.saved}>
          {texts.saveStates[saveState]}
        </span>
      </p>
      <Button look="primary" onClick={onHandIn} disabled={isClosed}>
        {isClosed ? texts.handingIn : texts.handIn}
      </Button>
      <p className="visually-hidden" role="status">
        {announcedMinutes !== undefined && texts.minutesLeft(announcedMinutes)}
        {timeLeftMs === 0 && texts.timeUp}
      </p>
    </div>
  );
}
