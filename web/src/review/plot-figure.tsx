import { useEffect, useRef, useState } from 'react';
import { reviewStrings } from '../review-strings.ts';
import type { ChartRow } from './chart-data.ts';
import type { Chart } from './charts.ts';
import styles from './statistics-page.module.css';

type FigureProps = {
  title: string;
  rows: readonly ChartRow[];
  columns: readonly string[];
  draw: Chart;
  isWide?: boolean;
};

/** A chart for eyes, with the same numbers as a table for everybody. */
export function PlotFigure({ title, rows, columns, draw, isWide = false }: FigureProps) {
  const [place, width] = useWidth();
  const isEmpty = rows.every(({ value }) => value === 0);
  useEffect(() => {
    if (place.current === null || width === 0 || isEmpty) return;
    place.current.replaceChildren(draw(rows, width));
  }, [place, rows, width, draw, isEmpty]);
  return (
    <figure className={styles.figure} data-wide={isWide ? true : undefined}>
      <figcaption>{title}</figcaption>
      {isEmpty && <p className={styles.nothing}>{reviewStrings.charts.nothing}</p>}
      <div ref={place} aria-hidden="true" className={styles.plot} hidden={isEmpty} />
      {!isEmpty && <Numbers rows={rows} columns={columns} />}
    </figure>
  );
}

function Numbers({ rows, columns }: Pick<FigureProps, 'rows' | 'columns'>) {
  const said = rows.filter(({ value, kind }) => kind === undefined || value > 0);
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
          {said.map(({ label, value, kind }) => (
            <tr key={`${label}${kind ?? ''}`}>
              <th scope="row">{label}</th>
              <td>{value < 1 && value > 0 ? `${Math.round(value * 100)}%` : value.toLocaleString('en')}</td>
              {columns.length > 2 && <td>{kind}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const parent = place.current?.parentElement;
    if (!parent) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(parent);
    return () => observer.disconnect();
  }, []);
  return [place, width] as const;
}
