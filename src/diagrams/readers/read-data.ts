import { drawBarChart } from '../families/bar-chart.ts';
import { drawDataGraph } from '../families/data-graph.ts';
import { findPoints } from './polynomials.ts';
import type { Reader } from './reader.ts';

/** Reads `bar chart of cats 4, dogs 7 and fish 3`. */
export const readBarChart: Reader = {
  family: 'bar-chart',
  pattern: /\bbar (?:chart|graph)\b/i,
  drawableWords: [],
  read: (text) => {
    const list = /\bbar (?:chart|graph)\b(?: of| for|:)?\s*(.*)$/i.exec(text)?.[1] ?? '';
    const bars = [...list.matchAll(/([A-Za-z][A-Za-z ]*?)[:=]?\s+(\d+(?:\.\d+)?)/gu)].map(
      ([, name = '', value]) => ({ name: name.replace(/^and /i, '').trim(), values: [Number(value)] }),
    );
    return bars.length < 2 ? undefined : drawBarChart({ x: 'group', y: 'number', bars });
  },
};

/** Reads `line graph of speed against time through (0, 0), (2, 5) and (4, 9)`. */
export const readDataGraph: Reader = {
  family: 'data-graph',
  pattern: /\b(?:line graph|graph of (?:the )?(?:results|measurements))\b/i,
  drawableWords: [],
  read: (text) => {
    const points = findPoints(text);
    if (points.length < 2) return undefined;
    const [, y = 'y', x = 'x'] =
      /\bof ([a-z ]+?) against ([a-z ]+?)(?: through| with|:|,| \(|$)/i.exec(text) ?? [];
    const show = /best[- ]fit|trend/i.test(text) ? 'fit' : 'joined';
    return drawDataGraph({ x: { tex: x }, y: { tex: y }, series: [{ points }], show });
  },
};
