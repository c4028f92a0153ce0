import { written } from '../example.ts';
import { agree, claimsOf, finalClaim } from '../numbers/claims.ts';
import type { QuestionView } from '../views/question-view.ts';
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
    const shared = Math.max(
      sharedFormulas(solutionText(parent), solutionText(child)),
      sharedSteps(stepsOf(parent), stepsOf(child)),
    );
    return shared > MAX_SHARED
      ? [
          {
            message: 'The steps are those of the first solution in other words; use another method.',
            ...place,
          },
        ]
      : [];
  },
};

const MAX_SHARED = 0.8;

/** The share of the shorter solution's lines that the other has too; words decide where there are no formulas. */
function sharedFormulas(one: string, other: string): number {
  const [a, b] = [linesOf(one), linesOf(other)];
  if (a.length === 0 || b.length === 0) {
    const [x, y] = [contentStems(one.split(/\W+/)), contentStems(other.split(/\W+/))];
    return [...x].filter((word) => y.has(word)).length / Math.max(1, Math.min(x.size, y.size));
  }
  return a.filter((line) => b.includes(line)).length / Math.min(a.length, b.length);
}

const MIN_STEPS = 2;

/** The share of the shorter solution's expressions that the other has too, however they are laid out. */
function sharedSteps(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const fewer = Math.min(one.size, other.size);
  return fewer < MIN_STEPS ? 0 : one.intersection(other).size / fewer;
}

/** What stands on a side of an equality of the main solution and is more than a letter or a value. */
function stepsOf({ working, source }: QuestionView): Set<string> {
  const sides = working.judged
    .filter(({ section }) => section === 0)
    .flatMap(({ left, right }) => [left, right]);
  const texts = sides.map(({ start, end }) => foldStep(source.slice(start, end)));
  return new Set(texts.filter((text) => /\\frac|\\times(?!10\^)|\\sqrt|[+*/]|[a-z]\(|\w-\w/.test(text)));
}

function foldStep(tex: string): string {
  return tex
    .replace(/\\(?:left|right|displaystyle|[,;:! ])|[\s{}&]/g, '')
    .replace(/\\[dt]frac/g, '\\frac')
    .replaceAll('\\cdot', '\\times');
}

function linesOf(solution: string): string[] {
  return solution
    .split(/\\\\|\n/)
    .filter((line) => line.includes('='))
    .map((line) => foldText(line.replace(/&|\$/g, '')));
}
