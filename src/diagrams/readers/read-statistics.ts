import { drawBoxPlot } from '../families/box-plot.ts';
import { drawScatterGraph } from '../families/scatter-graph.ts';
import { drawTreeDiagram, type TreeBranch } from '../families/tree-diagram.ts';
import { drawVennDiagram } from '../families/venn-diagram.ts';
import { niceStep } from '../plot/nice-step.ts';
import { findPoints } from './polynomials.ts';
import { findNumbers, quantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readBoxPlot: Reader = {
  family: 'box-plot',
  cue: /\bbox[- ]?(?:and[- ]whisker )?plot\b|\bboxplot\b/i,
  draws: [],
  read: (text) => {
    const named = [
      'minimum|min|lowest|least',
      'lower quartile|Q1',
      'median|Q2',
      'upper quartile|Q3',
      'maximum|max|highest|greatest',
    ].map((words) => quantityAfter(text, words)?.value);
    const numbers = named.every((value) => value !== undefined) ? named : findNumbers(text);
    const [min, q1, median, q3, max, more] = numbers;
    if (
      min === undefined ||
      q1 === undefined ||
      median === undefined ||
      q3 === undefined ||
      max === undefined
    )
      return undefined;
    return more === undefined ? drawBoxPlot({ plots: [{ min, q1, median, q3, max }] }) : undefined;
  },
};

export const readScatterGraph: Reader = {
  family: 'scatter-graph',
  cue: /\bscatter ?(?:graph|plot|diagram|gram)\b/i,
  draws: [],
  read: (text) => {
    const points = findPoints(text);
    if (points.length < 2) return undefined;
    const axis = (values: readonly number[]) => {
      const low = Math.min(0, ...values);
      const step = niceStep(Math.max(...values) - low);
      return { min: low, max: step * Math.ceil((Math.max(...values) * 1.05) / step), step };
    };
    return drawScatterGraph({
      points,
      x: { ...axis(points.map(([x]) => x)), tex: '$x$', name: 'end' },
      y: { ...axis(points.map(([, y]) => y)), tex: '$y$' },
      ...(/best[- ]fit|trend/i.test(text) && { fit: 'least-squares' }),
    });
  },
};

export const readVennDiagram: Reader = {
  family: 'venn-diagram',
  cue: /\bvenn\b/i,
  draws: [],
  read: (text) => {
    if (/\bthree\b|\bsets? \w+, \w+ and \w+/i.test(text)) return undefined;
    const [, first = 'A', second = 'B'] = /(?:sets?|events?|for|of) (\w+) and (\w+)/i.exec(text) ?? [];
    const count = (words: string): string | undefined =>
      new RegExp(`(\\d+(?:\\.\\d+)?)(?: [a-z]+){0,3} (?:${words})`, 'i').exec(text)?.[1];
    const only = (name: string): string | undefined =>
      count(`only ${name}|${name} only|just ${name}|only in ${name}`);
    const regions = {
      onlyFirst: only(first),
      both: count('both|the intersection'),
      onlySecond: only(second),
      neither: count('neither|outside'),
    };
    const understood = Object.values(regions).filter((region) => region !== undefined).length;
    if (understood !== findNumbers(text).length) return undefined;
    return drawVennDiagram({
      sets: [first, second],
      ...(regions.onlyFirst && { onlyFirst: regions.onlyFirst }),
      ...(regions.both && { both: regions.both }),
      ...(regions.onlySecond && { onlySecond: regions.onlySecond }),
      ...(regions.neither && { neither: regions.neither }),
    });
  },
};

const PROBABILITY = String.raw`(\d+\/\d+|0?\.\d+|\d+%)`;
const COUNTS = /(\d+) (\w+) (?:\w+ )?and (\d+) (\w+)/i;

export const readTreeDiagram: Reader = {
  family: 'tree-diagram',
  cue: /\b(?:tree diagram|probability tree)\b/i,
  draws: [],
  read: (text) => {
    const stages =
      /\b(?:three|3) (?:\w+ )?(?:stages|draws|tosses|spins|throws|picks|counters|balls)|three times/i.test(
        text,
      )
        ? 3
        : /\b(?:one|single)\b/i.test(text)
          ? 1
          : 2;
    const counts = COUNTS.exec(text);
    if (counts) return fromCounts(counts, { stages, replaced: !/without replac/i.test(text) });
    const chances = [
      ...text.matchAll(
        new RegExp(`(?:P\\()?(\\w+)\\)? (?:with probability |probability |is |= ?)?${PROBABILITY}`, 'gi'),
      ),
    ].map((match) => ({ outcome: match[1] ?? '', probability: `$${fraction(match[2] ?? '')}$` }));
    if (/coin/i.test(text) && chances.length === 0)
      return drawTreeDiagram({
        branches: repeated(
          [
            { outcome: 'H', probability: '$\\frac{1}{2}$' },
            { outcome: 'T', probability: '$\\frac{1}{2}$' },
          ],
          stages,
        ),
      });
    return chances.length < 2 ? undefined : drawTreeDiagram({ branches: repeated(chances, stages) });
  },
};

function fraction(text: string): string {
  const [top, bottom] = text.split('/');
  return bottom === undefined ? text.replace('%', '\\%') : `\\frac{${top}}{${bottom}}`;
}

function repeated(chances: readonly TreeBranch[], stages: number): TreeBranch[] {
  if (stages <= 1) return [...chances];
  return chances.map((one) => ({ ...one, next: repeated(chances, stages - 1) }));
}

type Draws = { readonly stages: number; readonly replaced: boolean };

/** Draws a tree from the numbers of two colours in a bag. */
function fromCounts(
  [, p = '', first = '', q = '', second = '']: RegExpExecArray,
  { stages, replaced }: Draws,
): ReturnType<Reader['read']> {
  const grow = (a: number, b: number, left: number): TreeBranch[] => {
    const rest = replaced ? 0 : 1;
    const branch = (outcome: string, count: number, next: TreeBranch[]): TreeBranch => ({
      outcome,
      probability: `$\\frac{${count}}{${a + b}}$`,
      ...(left > 1 && { next }),
    });
    const further = (x: number, y: number): TreeBranch[] => (left > 1 ? grow(x, y, left - 1) : []);
    return [branch(first, a, further(a - rest, b)), branch(second, b, further(a, b - rest))];
  };
  const [a, b] = [Number(p), Number(q)];
  return a >= stages && b >= stages ? drawTreeDiagram({ branches: grow(a, b, stages) }) : undefined;
}
