import { useEffect, useRef } from 'react';
import type { CourseProgress } from '../../api/schema.ts';
import { learnStrings } from '../learn-strings.ts';
import { getMarksByWeek } from './marks-by-week.ts';
import styles from './week-chart.module.css';

const MAX_WEEKS = 26;

/** The share of the marks per week as a line, with the same numbers as text. The chart library is loaded on demand. */
export function WeekChart({ answers }: { answers: CourseProgress['answers'] }) {
  const texts = learnStrings.progress;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const weeks = getMarksByWeek(answers, MAX_WEEKS);
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 0);
      if (width === 0) return;
      // If the library cannot be loaded, the numbers below the chart remain.
      void import('./draw-weeks.ts').then(
        ({ drawWeeks }) => element.replaceChildren(drawWeeks(weeks, width)),
        () => undefined,
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [answers]);
  return (
    <figure className={styles.chart}>
      <figcaption>{texts.weekChartCaption}</figcaption>
      <div ref={container} aria-hidden="true" className={styles.drawing} />
      <ul className="visually-hidden">
        {getMarksByWeek(answers, MAX_WEEKS).map(({ monday, awarded, available }) => (
          <li key={monday.getTime()}>{texts.week(monday, awarded, available)}</li>
        ))}
      </ul>
    </figure>
  );
}
