import * as Plot from '@observablehq/plot';
import type { ChartRow } from './chart-data.ts';
import { reviewStrings } from './review-strings.ts';

/** Draws rows as a chart with the given width in pixels. */
export type Chart = (rows: readonly ChartRow[], width: number) => Element;

const texts = reviewStrings.charts;
const style = {
  background: 'none',
  color: 'var(--text-color-soft)',
  fontFamily: 'var(--sans)',
  fontSize: '12px',
};
/** Below this width in pixels an axis gets fewer ticks. */
const NARROW_WIDTH = 480;

const kindColours = {
  domain: [texts.queued, texts.approved, texts.corrected, texts.rejected],
  range: ['var(--text-color-faint)', 'var(--right)', 'var(--partly)', 'var(--wrong)'],
};

/** Bars per day: items added as an outline, decisions as filled bars inside it. */
export const drawDailyBars: Chart = (rows, width) => {
  const datedRows = rows.map((row) => ({ ...row, date: new Date(`${row.label}T00:00:00Z`) }));
  const decided = datedRows.filter(({ kind }) => kind !== texts.queued);
  const queued = datedRows.filter(({ kind }) => kind === texts.queued);
  return Plot.plot({
    width,
    height: 260,
    style,
    x: { type: 'utc', label: null, ticks: width < NARROW_WIDTH ? 4 : 8 },
    y: { label: null, grid: true, tickFormat: 'd', ticks: countTicks(rows) },
    color: { ...kindColours, legend: true },
    marks: [
      Plot.rectY(queued, {
        x: 'date',
        interval: 'day',
        y: 'value',
        fill: 'none',
        stroke: 'kind',
        strokeWidth: 1.5,
      }),
      Plot.rectY(decided, {
        x: 'date',
        interval: 'day',
        y: 'value',
        fill: 'kind',
        insetLeft: 3,
        insetRight: 3,
      }),
      Plot.ruleY([0], { stroke: 'var(--line-strong)' }),
    ],
  });
};

/** Leaves room for the label `100%`. */
const PERCENT_MARGIN = 52;

/** The approval rate over time; the dashed line marks 60%. */
export const drawRateLine: Chart = (rows, width) => {
  const datedRows = rows.map((row) => ({ ...row, date: new Date(`${row.label}T00:00:00Z`) }));
  return Plot.plot({
    width,
    height: 200,
    style,
    x: { type: 'utc', label: null, ticks: 4 },
    marginLeft: PERCENT_MARGIN,
    y: { domain: [0, 1], percent: false, tickFormat: '.0%', grid: true, label: null, ticks: 4 },
    marks: [
      Plot.ruleY([0.6], { stroke: 'var(--partly)', strokeDasharray: '3 3' }),
      Plot.lineY(datedRows, { x: 'date', y: 'value', stroke: 'var(--accent)', strokeWidth: 2 }),
      Plot.dot(datedRows, { x: 'date', y: 'value', fill: 'var(--accent)', r: 3 }),
    ],
  });
};

/** Horizontal bars with their values. */
export const drawBars: Chart = (rows, width) => {
  // A label needs about 7 pixels per character.
  const marginLeft = Math.min(160, 24 + 7 * Math.max(...rows.map(({ label }) => label.length)));
  return Plot.plot({
    width,
    height: 40 + 34 * rows.length,
    marginLeft,
    marginRight: 48,
    style,
    x: { axis: null },
    y: { domain: rows.map(({ label }) => label), label: null, tickSize: 0 },
    marks: [
      Plot.barX(rows, { x: 'value', y: 'label', fill: 'var(--accent)', insetTop: 4, insetBottom: 4 }),
      Plot.text(rows, {
        x: 'value',
        y: 'label',
        text: ({ value }: ChartRow) => value.toLocaleString('en'),
        textAnchor: 'start',
        dx: 6,
        fill: 'var(--text-color)',
      }),
    ],
  });
};

/** Horizontal bars of decisions, stacked by decision. */
export const drawDecisionBars: Chart = (rows, width) => {
  const labels = [...new Set(rows.map(({ label }) => label))];
  const marginLeft = Math.min(200, 24 + 7 * Math.max(...labels.map((label) => label.length)));
  return Plot.plot({
    width,
    height: 70 + 34 * labels.length,
    marginLeft,
    style,
    x: { label: null, grid: true, tickFormat: 'd', ticks: countTicks(rows) },
    y: { domain: labels, label: null, tickSize: 0 },
    color: { domain: kindColours.domain.slice(1), range: kindColours.range.slice(1), legend: true },
    marks: [
      Plot.barX(rows, { x: 'value', y: 'label', fill: 'kind', insetTop: 4, insetBottom: 4 }),
      Plot.ruleX([0], { stroke: 'var(--line-strong)' }),
    ],
  });
};

/** The share of approved items against their confidence; on the dashed line both are equal. Larger dots stand for more items. */
export const drawCalibration: Chart = (rows, width) =>
  Plot.plot({
    width,
    height: 260,
    style,
    marginLeft: PERCENT_MARGIN,
    x: { domain: [0, 1], tickFormat: '.0%', label: texts.confidenceAxis, ticks: 5 },
    y: { domain: [0, 1], tickFormat: '.0%', label: texts.approvedAxis, grid: true, ticks: 5 },
    r: { range: [3, 12] },
    marks: [
      Plot.line(
        [
          [0, 0],
          [1, 1],
        ],
        { stroke: 'var(--partly)', strokeDasharray: '3 3' },
      ),
      Plot.lineY(rows, { x: 'x', y: 'value', stroke: 'var(--accent)', strokeWidth: 2 }),
      Plot.dot(rows, { x: 'x', y: 'value', r: 'count', fill: 'var(--accent)' }),
    ],
  });

/** Returns a number of ticks for which the axis shows only whole numbers. */
function countTicks(rows: readonly ChartRow[]): number {
  return Math.max(1, Math.min(5, Math.max(...rows.map(({ value }) => value))));
}
