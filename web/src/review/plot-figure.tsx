import { useEffect, useRef, useState } from 'react';
import type { ChartRow } from './chart-data.ts';
import type { Chart } from './charts.ts';
import { reviewStrings } from './review-strings.ts';
import styles from './statistics-page.module.css';

type FigureProps = {
  title: string;
  rows: readonly ChartRow[];
  columns: readonly string[];
  draw: Chart;
  isWide?: boolean;
};

/** The minimum width of a chart in pixels. */
const MIN_WIDTH = 240;

/** A chart with the same numbers as a table, for screen readers and for exact values. */
export function PlotFigure({ title, rows, columns, draw, isWide = false }: FigureProps) {
  const [container, width] = useWidth();
  const isEmpty = rows.every(({ value, count = 0 }) => value === 0 && count === 0);
  useEffect(() => {
    // While the page is being left, the figure may shrink to nothing, and then a chart has no room for its axes.
    if (container.current === null || width < MIN_WIDTH || isEmpty) return;
    container.current.replaceChildren(draw(rows, width));
  }, [container, rows, width, draw, isEmpty]);
  return (
    <figure className={styles.figure} data-wide={isWide ? true : undefined}>
      <figcaption>{title}</figcaption>
      {isEmpty && <p className={styles.nothing}>{reviewStrings.charts.nothing}</p>}
      <div ref={container} aria-hidden="true" className={styles.plot} hidden={isEmpty} />
      {!isEmpty && <NumberTable rows={rows} columns={columns} />}
    </figure>
  );
}

function NumberTable({ rows, columns }: Pick<FigureProps, 'rows' | 'columns'>) {
  const shownRows = rows.filter(({ value, kind }) => kind === undefined || value > 0);
  return (
    <details className={styles.table}>
      <summary>{reviewStrings.charts.table}</summary>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownRows.map(({ label, value, kind }) => (
            <tr key={`${label}${kind ?? ''}`}>
              <th scope="row">{label}</th>
              {/* Only rates are between 0 and 1. */}
              <td>{value < 1 && value > 0 ? `${Math.round(value * 100)}%` : value.toLocaleString('en')}</td>
              {columns.length > 2 && <td>{kind}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The width of the figure in pixels; 0 before the first measurement. */
function useWidth() {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const parent = container.current?.parentElement;
    if (!parent) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(parent);
    return () => observer.disconnect();
  }, []);
  return [container, width] as const;
}
