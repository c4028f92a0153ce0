import { useEffect, useState } from 'react';
import { countLeft, type GoalKind, type SessionGoal } from './session-goal.ts';
import styles from './session-length.module.css';
import { sessionStrings } from './session-strings.ts';

type LengthProps = { goal: SessionGoal; answerCount: number; onChange: (kind: GoalKind) => void };

const texts = sessionStrings.length;
const CLOCK_MS = 15_000;

/** What is left of the session, and the choice of its length. */
export function SessionLength({ goal, answerCount, onChange }: LengthProps) {
  const now = useClock(goal.kind === 'minutes');
  const left = countLeft(goal, answerCount, now);
  return (
    <div className={styles.length}>
      {left !== undefined && (
        <p>{goal.kind === 'minutes' ? texts.minutesLeft(left) : texts.questionsLeft(left)}</p>
      )}
      <label>
        <span className="visually-hidden">{texts.label}</span>
        <select value={goal.kind} onChange={(event) => onChange(readKind(event.target.value))}>
          {Object.entries(texts.kinds).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function readKind(value: string): GoalKind {
  return value === 'minutes' || value === 'open' ? value : 'questions';
}

function useClock(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
