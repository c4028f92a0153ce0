import { writtenQuestion } from '../example.ts';
import { getFinalValue, getSolutionValues, valuesAgree } from '../numbers/solution-values.ts';
import { listAnsweredViews, type QuestionView } from '../views/question-view.ts';
import { extractWordRoots, normalizeText } from '../views/words.ts';
import { getSolutionText } from './compare-texts.ts';
import type { RelationCheck } from './relation-check.ts';

const stem = 'A stone falls from rest for two seconds. How far does it fall?';
const parent = writtenQuestion(
  stem,
  '\\begin{align*}\ns &= \\frac{1}{2} g t^2 \\\\\n&= \\frac{1}{2} \\times 10 \\times 2^2 \\\\\n&= 20\\,\\mathrm{m}\n\\end{align*}',
);

export const alternateSolutionIsAnotherMethod: RelationCheck = {
  id: 'alternate-solution-is-another-method',
  meaning: 'An alternate solution reaches the same answer by other steps, not only in other words.',
  severity: 'error',
  relations: ['alternate'],
  exampleRelation: 'alternate',
  parent,
  fails: parent.replace('\\begin{align*}', 'We use the formula.\n\\begin{align*}'),
  passes: writtenQuestion(
    stem,
    '\\begin{align*}\nv &= g t = 10 \\times 2 = 20\\,\\mathrm{m\\,s^{-1}} \\\\\ns &= \\frac{0 + 20}{2} \\times 2 \\\\\n&= 20\\,\\mathrm{m}\n\\end{align*}',
  ),
  run: ({ parent, child }) => {
    const location = { ...(child.spans.solution && { span: child.spans.solution }), field: 'solution' };
    const [before, after] = [
      getFinalValue(getSolutionValues(parent)),
      getFinalValue(getSolutionValues(child)),
    ];
    if (before && after && valuesAgree(before.measured, after.measured) === false)
      return [
        {
          message: `This solution gives ${after.result.tex}, but the first one gives ${before.result.tex}.`,
          ...location,
        },
      ];
    const sharedRatio = Math.max(
      getSharedLineRatio(getSolutionText(parent), getSolutionText(child)),
      getSharedStepRatio(listSteps(parent), listSteps(child)),
    );
    return sharedRatio > MAX_SHARED_RATIO
      ? [
          {
            message: 'The steps repeat the first solution in other words; use another method.',
            ...location,
          },
        ]
      : [];
  },
};

/** A larger share of common steps means the same method. */
const MAX_SHARED_RATIO = 0.8;

/**
 * Returns the share of the shorter solution's lines that the other also has; without formulas, words are
 * compared.
 */
function getSharedLineRatio(first: string, second: string): number {
  const [firstLines, secondLines] = [listFormulaLines(first), listFormulaLines(second)];
  if (firstLines.length === 0 || secondLines.length === 0) {
    const firstRoots = extractWordRoots(first.split(/\W+/));
    const secondRoots = extractWordRoots(second.split(/\W+/));
    const sharedRoots = firstRoots.intersection(secondRoots);
    return sharedRoots.size / Math.max(1, Math.min(firstRoots.size, secondRoots.size));
  }
  const sharedLines = firstLines.filter((line) => secondLines.includes(line));
  return sharedLines.length / Math.min(firstLines.length, secondLines.length);
}

const MIN_STEPS = 2;

/** Returns the share of the shorter solution's expressions that the other also has, whatever their layout. */
function getSharedStepRatio(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const smallerSize = Math.min(first.size, second.size);
  return smallerSize < MIN_STEPS ? 0 : first.intersection(second).size / smallerSize;
}

/** Lists the sides of equalities in the main solution that are more than a letter or a value. */
function listSteps(view: QuestionView): Set<string> {
  const { source } = view;
  const sides = listAnsweredViews(view)
    .flatMap(({ working }) => working.verdicts)
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
