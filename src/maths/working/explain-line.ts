import { listPoints } from '../agree/real-set.ts';
import { findTruthSet } from '../agree/truth-set.ts';
import { printRational } from '../exact/decimal.ts';
import type { MathNode } from '../read/node.ts';
import { printMath } from '../read/print-math.ts';
import type { LineVerdict } from './judge-line.ts';

const SENTENCES: Readonly<Record<LineVerdict, string>> = {
  given: 'Your working starts here.',
  equivalent: 'Equivalent to the line before.',
  implied: 'Follows from the lines before.',
  'lost-solution': 'A solution of the line before is lost.',
  'gained-solution': 'This has solutions that the line before does not have.',
  'not-equivalent': 'Does not follow from the line before.',
  undecided: "We couldn't check this step automatically.",
  unreadable: 'This line could not be read as mathematics.',
};

/**
 * Returns the verdict as a sentence. For a wrong line, it adds the solutions or values that differ, if they
 * are known.
 */
export function explainLine(verdict: LineVerdict, previous?: MathNode, current?: MathNode): string {
  const sentence = SENTENCES[verdict];
  if (!isMistake(verdict) || !previous || !current) return sentence;
  const [previousSolutions, currentSolutions] = [printSolutions(previous), printSolutions(current)];
  if (previousSolutions !== undefined && currentSolutions !== undefined)
    return `${sentence} Before: ${previousSolutions}; now: ${currentSolutions}.`;
  return isExpression(current)
    ? `${sentence} ${printMath(current)} is not ${printMath(previous)}.`
    : sentence;
}

/** Returns whether the line does not have the same solutions as the line before. */
export function isMistake(verdict: LineVerdict): boolean {
  return verdict === 'not-equivalent' || verdict === 'lost-solution' || verdict === 'gained-solution';
}

function printSolutions(node: MathNode): string | undefined {
  const truth = findTruthSet(node);
  const points = truth && listPoints(truth.set);
  if (!points || points.length > 6) return undefined;
  if (points.length === 0) return 'no solution';
  const values = points.map(({ approx, exact }) => (exact ? printRational(exact) : approx.toPrecision(4)));
  return `${truth.variable ? `${truth.variable} = ` : ''}${values.join(', ')}`;
}

function isExpression(node: MathNode): boolean {
  return node.kind !== 'relation' && node.kind !== 'compound' && node.kind !== 'list';
}
