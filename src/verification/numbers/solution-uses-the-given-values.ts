import { defineQuestionCheck, type Remark } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import {
  type Contradiction,
  findContradictions,
  findForeignNumber,
} from '../stated-numbers/find-contradictions.ts';
import { listSides } from '../stated-numbers/list-sides.ts';
import { showQuantity } from '../stated-numbers/show-quantity.ts';
import type { StatedNumber } from '../stated-numbers/stated-number.ts';
import type { QuestionView } from '../views/question-view.ts';

const stem = (mass: string) =>
  `A trolley of mass ${mass} kg accelerates at $2.5\\,\\mathrm{m\\,s^{-2}}$. Calculate the net force.`;
const solution = '$F = ma = 3.2 \\times 2.5 = 8.0\\,\\mathrm{N}$';

export const solutionUsesTheGivenValues = defineQuestionCheck({
  id: 'solution-uses-the-given-values',
  meaning: 'The solution computes with the values that the stem gives.',
  severity: 'warning',
  thresholds: { minScore: 0 },
  fails: writtenQuestion(stem('5.4'), solution),
  passes: writtenQuestion(stem('3.2'), solution),
  run: (view, getThreshold) => {
    const [best] = listContradictions(view);
    if (best === undefined || best.score < getThreshold('minScore')) return reportForeignSolution(view);
    const [used, given] = [best.use, best.given].map(showQuantity);
    return [
      {
        message: `The solution uses ${used} where the stem gives ${given}; use the same value in both.`,
        span: { start: best.use.token.start, end: best.use.token.end },
        field: 'solution',
        evidence: `stem: ${showSurroundings(view, best.given)}; solution: ${showSurroundings(view, best.use)}`,
      },
    ];
  },
});

function reportForeignSolution(view: QuestionView): Remark[] {
  const sides = listSides(view);
  const number = sides && findForeignNumber(sides.stem, sides.solutions.flat());
  if (number === undefined || sides?.drawn.has(number.value)) return [];
  return [
    {
      message:
        'The solution uses none of the values that the stem gives; check that it belongs to this question.',
      span: { start: number.token.start, end: number.token.end },
      field: 'solution',
    },
  ];
}

function listContradictions(view: QuestionView): Contradiction[] {
  const sides = listSides(view);
  if (sides === undefined) return [];
  return findContradictions(sides.stem, sides.solutions.flat()).filter(
    ({ use }) => !sides.drawn.has(use.value),
  );
}

const SURROUNDINGS = 40;

function showSurroundings({ source }: QuestionView, { token }: StatedNumber): string {
  return source
    .slice(Math.max(0, token.start - SURROUNDINGS), token.end + SURROUNDINGS)
    .replace(/\s+/g, ' ')
    .trim();
}
