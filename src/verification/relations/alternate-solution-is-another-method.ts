import { written } from '../example.ts';
import { agree, claimsOf, finalClaim } from '../numbers/claims.ts';
import { contentStems, foldText } from '../views/words.ts';
import { solutionText } from './compare-texts.ts';
import type { RelationCheck } from './relation-check.ts';

const stem = 'A stone falls from rest for two seconds. How far does it fall?';
const parent = written(
  stem,
  '\\begin{align*}\ns &= \\frac{1}{2} g t^2 \\\\\n&= \\frac{1}{2} \\times 10 \\times 2^2 \\\\\n&= 20\\,\\mathrm{m}\n\\end{align*}',
);

export const alternateSolutionIsAnotherMethod: RelationCheck = {
  id: 'alternate-solution-is-another-method',
  meaning: 'An alternate solution reaches the same answer by other steps, not by other words.',
  severity: 'error',
  relations: ['alternate'],
  example: 'alternate',
  parent,
  fails: parent.replace('\\begin{align*}', 'We use the formula.\n\\begin{align*}'),
  passes: written(
    stem,
    '\\begin{align*}\nv &= g t = 10 \\times 2 = 20\\,\\mathrm{m\\,s^{-1}} \\\\\ns &= \\frac{0 + 20}{2} \\times 2 \\\\\n&= 20\\,\\mathrm{m}\n\\end{align*}',
  ),
  run: ({ parent, child }) => {
    const place = { ...(child.spans.solution && { span: child.spans.solution }), field: 'solution' };
    const [before, after] = [finalClaim(claimsOf(parent)), finalClaim(claimsOf(child))];
    if (before && after && agree(before.measured, after.measured) === false)
      return [
        {
          message: `This solution arrives at ${after.result.tex}, the first one at ${before.result.tex}.`,
          ...place,
        },
      ];
    const shared = sharedFormulas(solutionText(parent), solutionText(child));
    return shared > MOST_SHARED
      ? [
          {
            message: 'The steps are those of the first solution in other words; use another method.',
            ...place,
          },
        ]
      : [];
  },
};

const MOST_SHARED = 0.8;

/** The share of the shorter solution's lines that the other has too; words decide where there are no formulas. */
function sharedFormulas(one: string, other: string): number {
  const [a, b] = [linesOf(one), linesOf(other)];
  if (a.length === 0 || b.length === 0) {
    const [x, y] = [contentStems(one.split(/\W+/)), contentStems(other.split(/\W+/))];
    return [...x].filter((word) => y.has(word)).length / Math.max(1, Math.min(x.size, y.size));
  }
  return a.filter((line) => b.includes(line)).length / Math.min(a.length, b.length);
}

function linesOf(solution: string): string[] {
  return solution
    .split(/\\\\|\n/)
    .filter((line) => line.includes('='))
    .map((line) => foldText(line.replace(/&|\$/g, '')));
}
