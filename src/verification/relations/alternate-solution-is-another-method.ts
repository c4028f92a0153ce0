import { written } from '../example.ts';
import { getClaims, getFinalClaim, valuesAgree } from '../numbers/claims.ts';
import type { QuestionView } from '../views/question-view.ts';
import { contentStems, normalizeText } from '../views/words.ts';
import { getSolutionText } from './compare-texts.ts';
import type { RelationCheck } from './relation-check.ts';

const stem = 'A stone falls from rest for two seconds. How far does it fall?';
const parent = written(
  stem,
  '\\begin{align*}\ns &= \\frac{1}{2} g t^2 \\\\\n&= \\frac{1}{2} \\times 10 \\times 2^2 \\\\\n&= 20\\,\\mathrm{m}\n\\end{align*}',
);

export const alternateSolutionIsAnotherMethod: RelationCheck = {
  id: 'alternate-solution-is-another-method',
  meaning: 'An alternate solution reaches the same answer by other steps, not in other words.',
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
    const [before, after] = [getFinalClaim(getClaims(parent)), getFinalClaim(getClaims(child))];
    if (before && after && valuesAgree(before.measured, after.measured) === false)
      return [
        {
          message: `This solution gives ${after.result.tex}, but the first one gives ${before.result.tex}.`,
          ...place,
        },
      ];
    const shared = Math.max(
      getSharedLineRatio(getSolutionText(parent), getSolutionText(child)),
      getSharedStepRatio(listSteps(parent), listSteps(child)),
    );
    return shared > MAX_SHARED
      ? [
          {
            message: 'The steps repeat the first solution in other words; use another method.',
            ...place,
          },
        ]
      : [];
  },
};

/** A larger share of common steps means the same method. */
const MAX_SHARED = 0.8;

/**
 * Returns the share of the shorter solution's lines that the other also has; without formulas, words are
 * compared.
 */
function getSharedLineRatio(one: string, other: string): number {
  const [a, b] = [listFormulaLines(one), listFormulaLines(other)];
  if (a.length === 0 || b.length === 0) {
    const [x, y] = [contentStems(one.split(/\W+/)), contentStems(other.split(/\W+/))];
    return [...x].filter((word) => y.has(word)).length / Math.max(1, Math.min(x.size, y.size));
  }
  return a.filter((line) => b.includes(line)).length / Math.min(a.length, b.length);
}

const MIN_STEPS = 2;

/** Returns the share of the shorter solution's expressions that the other also has, whatever their layout. */
function getSharedStepRatio(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const fewer = Math.min(one.size, other.size);
  return fewer < MIN_STEPS ? 0 : one.intersection(other).size / fewer;
}

/** Lists the sides of equalities in the main solution that are more than a letter or a value. */
function listSteps({ working, source }: QuestionView): Set<string> {
  const sides = working.judged
    .filter(({ section }) => section === 0)
    .flatMap(({ left, right }) => [left, right]);
  const texts = sides.map(({ start, end }) => normalizeStep(source.slice(start, end)));
  return new Set(texts.filter((text) => /\\frac|\\times(?!10\^)|\\sqrt|[+*/]|[a-z]\(|\w-\w/.test(text)));
}

function normalizeStep(tex: string): string {
  return tex
    .replace(/\\(?:left|right|displaystyle|[,;:! ])|[\s{}&]/g, '')
    .replace(/\\[dt]frac/g, '\\frac')
    .replaceAll('\\cdot', '\\times');
}

function listFormulaLines(solution: string): string[] {
  return solution
    .split(/\\\\|\n/)
    .filter((line) => line.includes('='))
    .map((line) => normalizeText(line.replace(/&|\$/g, '')));
}
