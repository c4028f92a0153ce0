import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { learnStrings } from '../learn-strings.ts';
import type { AnswerBook } from './answer-book.ts';
import styles from './exam-bar.module.css';
import { formatClock } from './format-clock.ts';
import { useAnsweredCount, useSaveState } from './use-answer-book.ts';

type BarProps = {
  book: AnswerBook;
  ids: readonly string[];
  left: number | undefined;
  isClosed: boolean;
  onHandIn: () => void;
};

const MINUTE = 60_000;
/** The remaining minutes that are announced to screen readers. */
const ANNOUNCED_MINUTES = [30, 10, 5, 1];

/** The bar that stays visible during the exam: time left, save state and the hand-in button. */
export function ExamBar({ book, ids, left, isClosed, onHandIn }: BarProps) {
  const words = learnStrings.exam;
  const answered = useAnsweredCount(book, ids);
  const saved = useSaveState(book);
  const announced = ANNOUNCED_MINUTES.find(
    (minutes) => left !== undefined && Math.ceil(left / MINUTE) === minutes,
  );
  return (
    <div className={styles.bar}>
      <p
        className={styles.clock}
        role="timer"
        aria-label={words.timeLeft}
        data-short={left !== undefined && left < 5 * MINUTE ? true : undefined}
      >
        <Icon name="clock" size={18} />
        {left === undefined ? '–' : formatClock(left)}
      </p>
      <p className={styles.facts}>
        <span>{words.answered(answered, ids.length)}</span>
        <span data-state={saved} className={styles.saved}>
          {words.saveStates[saved]}
        </span>
      </p>
      <Button look="primary" onClick={onHandIn} disabled={isClosed}>
        {isClosed ? words.handingIn : words.handIn}
      </Button>
      <p className="visually-hidden" role="status">
        {announced !== undefined && words.minutesLeft(announced)}
        {left === 0 && words.timeUp}
      </p>
    </div>
  );
}
