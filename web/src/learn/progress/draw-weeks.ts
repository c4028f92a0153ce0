import * as Plot from '@observablehq/plot';
import { learnStrings } from '../learn-strings.ts';
import type { WeekMarks } from './marks-by-week.ts';

const HEIGHT = 200;
/** Below this width in pixels the axis of weeks gets fewer ticks. */
const NARROW_WIDTH = 480;

/** Draws the share of the marks per week as a line; larger points are weeks with more answers. */
export function drawWeeks(weeks: readonly WeekMarks[], width: number): Element {
  const maxTicks = width < NARROW_WIDTH ? 4 : 8;
  return Plot.plot({
    width,
    height: HEIGHT,
    marginLeft: 44,
    style: {
      background: 'none',
      color: 'var(--text-color-soft)',
      fontFamily: 'var(--sans)',
      fontSize: '12px',
    },
    x: {
      type: 'time',
      label: null,
      ticks: weeks.length <= maxTicks ? weeks.map(({ monday }) => monday) : maxTicks,
      tickFormat: (date: Date) => learnStrings.progress.weekTick(date),
      inset: 20,
    },
    y: { domain: [0, 1], label: null, grid: true, ticks: [0, 0.25, 0.5, 0.75, 1], tickFormat: '.0%' },
    r: { range: [3, 8] },
    marks: [
      Plot.lineY(weeks, { x: 'monday', y: 'share', stroke: 'var(--accent)', strokeWidth: 2 }),
      Plot.dot(weeks, { x: 'monday', y: 'share', r: 'answerCount', fill: 'var(--accent)' }),
    ],
  });
}
