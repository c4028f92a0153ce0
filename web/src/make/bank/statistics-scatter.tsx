import * as Plot from '@observablehq/plot';
import { useEffect, useRef } from 'react';
import type { ItemStatistics } from '../../api/schema.ts';
import styles from './statistics-page.module.css';
import { workStrings } from './work-strings.ts';

const texts = workStrings.statistics;

type ScatterProps = {
  readonly items: readonly ItemStatistics[];
  readonly getName: (item: ItemStatistics) => string;
};

/** The minimum width of the chart in pixels. */
const MIN_WIDTH = 240;

/** A point for each item: how easy it is, and how well it tells strong learners from weak ones. The table below has the same numbers. */
export function StatisticsScatter({ items, getName }: ScatterProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const draw = () => {
      // While the page is being left, the figure may shrink to nothing, and then a chart has no room for its axes.
      if (element.clientWidth < MIN_WIDTH) return;
      element.replaceChildren(drawScatter({ items, getName }, element.clientWidth));
    };
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => observer.disconnect();
  }, [items, getName]);
  return <div ref={container} className={styles.plot} aria-hidden="true" />;
}

function drawScatter({ items, getName }: ScatterProps, width: number): Element {
  const known = items.filter(({ discrimination }) => discrimination !== null);
  return Plot.plot({
    width,
    height: 360,
    marginLeft: 48,
    marginTop: 32,
    marginBottom: 44,
    style: {
      background: 'none',
      color: 'var(--text-color-soft)',
      fontFamily: 'var(--sans)',
      fontSize: '12px',
    },
    x: { label: texts.facility, domain: [0, 1], tickFormat: '.0%', grid: true },
    y: { label: texts.discrimination, domain: [-1, 1], grid: true },
    r: { range: [3, 10] },
    marks: [
      Plot.ruleY([0], { stroke: 'var(--line-strong)' }),
      Plot.dot(known, {
        x: 'facility',
        y: 'discrimination',
        r: 'learners',
        fill: ({ flagged }: ItemStatistics) => (flagged ? 'var(--wrong)' : 'var(--accent)'),
        fillOpacity: 0.6,
        symbol: ({ flagged }: ItemStatistics) => (flagged ? 'times' : 'circle'),
        stroke: ({ flagged }: ItemStatistics) => (flagged ? 'var(--wrong)' : 'var(--accent)'),
        title: getName,
      }),
      Plot.text(
        known.filter(({ flagged }) => flagged),
        { x: 'facility', y: 'discrimination', text: getName, dy: -12, fill: 'var(--text-color)' },
      ),
    ],
  });
}
