import type { CourseProgress } from '../../api/schema.ts';
import { learnStrings } from '../learn-strings.ts';
import styles from './day-chart.module.css';
import { type DayMarks, getMarksByDay } from './marks-by-day.ts';

const MAX_DAYS = 21;
/** In pixels; the day numbers below the columns need another 18. */
const CHART_HEIGHT = 96;
const COLUMN_WIDTH = 22;

/** Marks earned and available per day as columns, with the same numbers as text for screen readers. */
export function DayChart({ answers }: { answers: CourseProgress['answers'] }) {
  const texts = learnStrings.progress;
  const days = getMarksByDay(answers, MAX_DAYS);
  const maxMarks = Math.max(1, ...days.map(({ available }) => available));
  return (
    <figure className={styles.chart}>
      <svg
        aria-hidden="true"
        width={days.length * COLUMN_WIDTH}
        height={CHART_HEIGHT + 18}
        className={styles.drawing}
      >
        {days.map((day, index) => (
          <Column key={day.day} day={day} x={index * COLUMN_WIDTH} scale={CHART_HEIGHT / maxMarks} />
        ))}
      </svg>
      <figcaption>{texts.dayChartCaption}</figcaption>
      <ul className="visually-hidden">
        {days.map(({ day, awarded, available }) => (
          <li key={day}>{texts.day(day, awarded, available)}</li>
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
        y={CHART_HEIGHT - available}
        width={COLUMN_WIDTH - 6}
        height={available}
        rx="2"
      />
      <rect
        className={styles.earned}
        x="3"
        y={CHART_HEIGHT - earned}
        width={COLUMN_WIDTH - 6}
        height={earned}
        rx="2"
      />
      <text x={COLUMN_WIDTH / 2} y={CHART_HEIGHT + 13} textAnchor="middle">
        {Number(day.day.slice(8))}
      </text>
    </g>
  );
}
