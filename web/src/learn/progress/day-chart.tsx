import type { CourseProgress } from '../../api/schema.ts';
import { learnStrings } from '../learn-strings.ts';
import styles from './day-chart.module.css';
import { type DayMarks, getMarksByDay } from './marks-by-day.ts';

const MAX_DAYS = 21;
const HEIGHT = 96;
const STEP = 22;

/** Marks earned and available per day as columns, with the same numbers as text for screen readers. */
export function DayChart({ answers }: { answers: CourseProgress['answers'] }) {
  const words = learnStrings.progress;
  const days = getMarksByDay(answers, MAX_DAYS);
  const highest = Math.max(1, ...days.map(({ available }) => available));
  return (
    <figure className={styles.chart}>
      <svg aria-hidden="true" width={days.length * STEP} height={HEIGHT + 18} className={styles.drawing}>
        {days.map((day, index) => (
          <Column key={day.day} day={day} x={index * STEP} scale={HEIGHT / highest} />
        ))}
      </svg>
      <figcaption>{words.dayKey}</figcaption>
      <ul className="visually-hidden">
        {days.map(({ day, awarded, available }) => (
          <li key={day}>{words.day(day, awarded, available)}</li>
        ))}
      </ul>
    </figure>
  );
}

function Column({ day, x, scale }: { day: DayMarks; x: number; scale: number }) {
  const available = day.available * scale;
  const earned = day.awarded * scale;
  return (
    <g transform={`translate(${x} 0)`}>
      <rect
        className={styles.available}
        x="3"
        y={HEIGHT - available}
        width={STEP - 6}
        height={available}
        rx="2"
      />
      <rect className={styles.earned} x="3" y={HEIGHT - earned} width={STEP - 6} height={earned} rx="2" />
      <text x={STEP / 2} y={HEIGHT + 13} textAnchor="middle">
        {Number(day.day.slice(8))}
      </text>
    </g>
  );
}
