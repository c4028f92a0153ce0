import { drawBarChart } from '../families/bar-chart.ts';
import { drawDataGraph } from '../families/data-graph.ts';
import { drawPieChart } from '../families/pie-chart.ts';
import { findPoints } from './polynomials.ts';
import type { Reader } from './reader.ts';

/** Reads `bar chart of cats 4, dogs 7 and fish 3`. */
export const readBarChart: Reader = {
  family: 'bar-chart',
  pattern: /\bbar (?:chart|graph)\b/i,
  drawableWords: [],
  read: (text) => {
    const rest = /\bbar (?:chart|graph)\b(?: of| for|:)?\s*(.*)$/i.exec(text)?.[1] ?? '';
    // A list after a colon has a title before it.
    const hasTitle = rest.includes(':') && !/:\s*\d/.test(rest);
    const list = hasTitle ? rest.slice(rest.indexOf(':') + 1) : rest;
    const bars = [...list.matchAll(/([A-Za-z][A-Za-z ]*?)[:=]?\s+(\d+(?:\.\d+)?)/gu)].map(
      ([, name = '', value]) => ({ name: name.replace(/^and /i, '').trim(), values: [Number(value)] }),
    );
    return bars.length < 2
      ? undefined
      : drawBarChart({
          x: hasTitle ? rest.slice(0, rest.indexOf(':')).trim() : 'group',
          y: 'number',
          bars,
        });
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

/** Reads `pie chart of transport: bus 40%, walk 35%, car 25%`. */
export const readPieChart: Reader = {
  family: 'pie-chart',
  pattern: /\bpie ?chart\b/i,
  drawableWords: ['piechart'],
  read: (text) => {
    const rest = /\bpie ?chart\b(?: (?:of|for|showing|with))?:?\s*(.*)$/i.exec(text)?.[1] ?? '';
    const [title, list] = rest.includes(':')
      ? [rest.slice(0, rest.indexOf(':')), rest.slice(rest.indexOf(':') + 1)]
      : [undefined, rest];
    const slices = [...list.matchAll(/([A-Za-z][A-Za-z '-]*?)[:=]?\s*\(?(\d+(?:\.\d+)?)\s?(%|°)?/gu)].map(
      ([, name = '', value = '', unit = '']) => ({
        name: name.replace(/^and /i, '').trim(),
        value: Number(value),
        tex: unit === '%' ? `${value}\\%` : unit === '°' ? `$${value}^\\circ$` : value,
      }),
    );
    return slices.length < 2 ? undefined : drawPieChart({ slices, ...(title !== undefined && { title }) });
  },
};
