import { drawBoxPlot } from '../families/box-plot.ts';
import { drawScatterGraph } from '../families/scatter-graph.ts';
import { drawTreeDiagram, type TreeBranch } from '../families/tree-diagram.ts';
import { drawVennDiagram } from '../families/venn-diagram.ts';
import { niceStep } from '../plot/nice-step.ts';
import { findPoints } from './polynomials.ts';
import { findNumbers, findQuantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readBoxPlot: Reader = {
  family: 'box-plot',
  pattern: /\bbox[- ]?(?:and[- ]whisker )?plot\b|\bboxplot\b/i,
  drawableWords: [],
  read: (text) => {
    const namedValues = [
      'minimum|min|lowest|least',
      'lower quartile|Q1',
      'median|Q2',
      'upper quartile|Q3',
      'maximum|max|highest|greatest',
    ].map((words) => findQuantityAfter(text, words)?.value);
    const numbers = namedValues.every((value) => value !== undefined) ? namedValues : findNumbers(text);
    const [min, q1, median, q3, max, sixth] = numbers;
    if (
      min === undefined ||
      q1 === undefined ||
      median === undefined ||
      q3 === undefined ||
      max === undefined
    )
      return undefined;
    return sixth === undefined ? drawBoxPlot({ plots: [{ min, q1, median, q3, max }] }) : undefined;
  },
};

export const readScatterGraph: Reader = {
  family: 'scatter-graph',
  pattern: /\bscatter ?(?:graph|plot|diagram|gram)\b/i,
  drawableWords: [],
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
  pattern: /\bvenn\b/i,
  drawableWords: [],
  read: (text) => {
    if (/\bthree\b|\bsets? \w+, \w+ and \w+/i.test(text)) return undefined;
    const [, first = 'A', second = 'B'] = /(?:sets?|events?|for|of) (\w+) and (\w+)/i.exec(text) ?? [];
    const findCount = (words: string): string | undefined =>
      new RegExp(`(\\d+(?:\\.\\d+)?)(?: [a-z]+){0,3} (?:${words})`, 'i').exec(text)?.[1];
    const findCountOfOnly = (name: string): string | undefined =>
      findCount(`only ${name}|${name} only|just ${name}|only in ${name}`);
    const regions = {
      onlyFirst: findCountOfOnly(first),
      both: findCount('both|the intersection'),
      onlySecond: findCountOfOnly(second),
      neither: findCount('neither|outside'),
    };
    // Decline if the text contains a number that belongs to none of the four regions.
    const regionCount = Object.values(regions).filter((region) => region !== undefined).length;
    if (regionCount !== findNumbers(text).length) return undefined;
    return drawVennDiagram({
      sets: [first, second],
      ...(regions.onlyFirst && { onlyFirst: regions.onlyFirst }),
      ...(regions.both && { both: regions.both }),
      ...(regions.onlySecond && { onlySecond: regions.onlySecond }),
      ...(regions.neither && { neither: regions.neither }),
    });
  },
};

/** A probability as a fraction, decimal or percentage. */
const PROBABILITY = String.raw`(\d+\/\d+|0?\.\d+|\d+%)`;
const THREE_STAGES =
  /\b(?:three|3) (?:\w+ )?(?:stages|draws|tosses|spins|throws|picks|counters|balls)|three times/i;

/** Reads the number of stages of a tree; two if the text does not state it. */
function readStageCount(text: string): number {
  if (THREE_STAGES.test(text)) return 3;
  return /\b(?:one|single)\b/i.test(text) ? 1 : 2;
}

/** The contents of a bag, such as `3 red and 5 blue`. */
const COUNTS_OF_TWO_COLOURS = /(\d+) (\w+) (?:\w+ )?and (\d+) (\w+)/i;

export const readTreeDiagram: Reader = {
  family: 'tree-diagram',
  pattern: /\b(?:tree diagram|probability tree)\b/i,
  drawableWords: [],
  read: (text) => {
    const stages = readStageCount(text);
    const counts = COUNTS_OF_TWO_COLOURS.exec(text);
    if (counts) return drawFromCounts(counts, { stages, replaced: !/without replac/i.test(text) });
    const branches = [
      ...text.matchAll(
        new RegExp(`(?:P\\()?(\\w+)\\)? (?:with probability |probability |is |= ?)?${PROBABILITY}`, 'gi'),
      ),
    ].map((match) => ({ outcome: match[1] ?? '', probability: `$${formatProbability(match[2] ?? '')}$` }));
    if (/coin/i.test(text) && branches.length === 0)
      return drawTreeDiagram({
        branches: repeatBranches(
          [
            { outcome: 'H', probability: '$\\frac{1}{2}$' },
            { outcome: 'T', probability: '$\\frac{1}{2}$' },
          ],
          stages,
        ),
      });
    return branches.length < 2 ? undefined : drawTreeDiagram({ branches: repeatBranches(branches, stages) });
  },
};

function formatProbability(text: string): string {
  const [top, bottom] = text.split('/');
  return bottom === undefined ? text.replace('%', '\\%') : `\\frac{${top}}{${bottom}}`;
}

/** Repeats the same branches at every stage. */
function repeatBranches(branches: readonly TreeBranch[], stages: number): TreeBranch[] {
  if (stages <= 1) return [...branches];
  return branches.map((branch) => ({ ...branch, next: repeatBranches(branches, stages - 1) }));
}

type DrawOptions = { readonly stages: number; readonly replaced: boolean };

/** Draws a tree from the numbers of two colours in a bag; without replacement, the counts decrease. */
function drawFromCounts(
  [, p = '', first = '', q = '', second = '']: RegExpExecArray,
  { stages, replaced }: DrawOptions,
): ReturnType<Reader['read']> {
  const createBranches = (a: number, b: number, stagesLeft: number): TreeBranch[] => {
    const removed = replaced ? 0 : 1;
    const branch = (outcome: string, count: number, next: TreeBranch[]): TreeBranch => ({
      outcome,
      probability: `$\\frac{${count}}{${a + b}}$`,
      ...(stagesLeft > 1 && { next }),
    });
    const createNext = (x: number, y: number): TreeBranch[] =>
      stagesLeft > 1 ? createBranches(x, y, stagesLeft - 1) : [];
    return [branch(first, a, createNext(a - removed, b)), branch(second, b, createNext(a, b - removed))];
  };
  const [a, b] = [Number(p), Number(q)];
  return a >= stages && b >= stages ? drawTreeDiagram({ branches: createBranches(a, b, stages) }) : undefined;
}
