import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { learnStrings } from '../learn-strings.ts';
import type { AnswerBook } from './answer-book.ts';
import styles from './exam-bar.module.css';
import { useAnsweredCount, useSaveState } from './use-answer-book.ts';

type BarProps = {
  book: AnswerBook;
  ids: readonly string[];
  left: number | undefined;
  isClosed: boolean;
  onHandIn: () => void;
};

const MINUTE = 60_000;
/** Minutes left at which somebody who cannot see the clock is told. */
const MILESTONES = [30, 10, 5, 1];

/** What must be in sight all the time: the time, whether answers are safe, and the way out. */
export function ExamBar({ book, ids, left, isClosed, onHandIn }: BarProps) {
  const words = learnStrings.exam;
  const answered = useAnsweredCount(book, ids);
  const saved = useSaveState(book);
  const milestone = MILESTONES.find((minutes) => left !== undefined && Math.ceil(left / MINUTE) === minutes);
  return (
    <div className={styles.bar}>
      <p
        className={styles.clock}
        role="timer"
        aria-label={words.timeLeft}
        data-short={left !== undefined && left < 5 * MINUTE ? true : undefined}
      >
        <Icon name="clock" size={18} />
        {left === undefined ? '–' : clockText(left)}
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
        {milestone !== undefined && words.minutesLeft(milestone)}
        {left === 0 && words.timeUp}
      </p>
    </div>
  );
}

function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
