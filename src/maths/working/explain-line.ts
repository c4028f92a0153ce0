import { pointsOf, type RealSet } from '../agree/real-set.ts';
import { truthSet } from '../agree/truth-set.ts';
import { printRational } from '../exact/decimal.ts';
import type { MathNode } from '../read/node.ts';
import { printMath } from '../read/print-math.ts';
import type { LineVerdict } from './judge-line.ts';

const SENTENCES: Readonly<Record<LineVerdict, string>> = {
  given: 'The argument starts here.',
  equivalent: 'Equivalent to the line before.',
  implied: 'Follows from the lines before.',
  'lost-solution': 'A solution of the line before is lost.',
  'gained-solution': 'This has solutions that the line before does not have.',
  'not-equivalent': 'Does not follow from the line before.',
  undecided: "We couldn't check this step automatically.",
  unreadable: 'This line could not be read as mathematics.',
};

/** Returns the verdict as a sentence, with the solutions or values that differ where they can be listed. */
export function explainLine(verdict: LineVerdict, before?: MathNode, now?: MathNode): string {
  const sentence = SENTENCES[verdict];
  if (!isSlip(verdict) || !before || !now) return sentence;
  const [a, b] = [solutionsOf(before), solutionsOf(now)];
  if (a !== undefined && b !== undefined) return `${sentence} Before: ${a}; now: ${b}.`;
  return isExpression(now) ? `${sentence} ${printMath(now)} is not ${printMath(before)}.` : sentence;
}

/** Returns whether the line does not have the same solutions as the line before. */
export function isSlip(verdict: LineVerdict): boolean {
  return verdict === 'not-equivalent' || verdict === 'lost-solution' || verdict === 'gained-solution';
}

function solutionsOf(node: MathNode): string | undefined {
  const truth = truthSet(node);
  const points = truth && listed(truth.set);
  return points === undefined
    ? undefined
    : `${truth?.variable ?? ''}${truth?.variable ? ' = ' : ''}${points}`;
}

function listed(set: RealSet): string | undefined {
  const points = pointsOf(set);
  if (!points || points.length > 6) return undefined;
  if (points.length === 0) return 'no solution';
  return points.map(({ approx, exact }) => (exact ? printRational(exact) : approx.toPrecision(4))).join(', ');
}

function isExpression(node: MathNode): boolean {
  return node.kind !== 'relation' && node.kind !== 'compound' && node.kind !== 'list';
}
