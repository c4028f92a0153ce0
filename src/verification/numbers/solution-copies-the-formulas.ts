import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { findFormulaCopy } from '../stated-numbers/find-formula-copies.ts';
import { listSides } from '../stated-numbers/list-sides.ts';

const solution = (equation: string) => `From $${equation}$ we get $x = 2$ or $x = 3$.`;
const stem = 'Solve $2x^2 - 10x + 12 = 0$.';

export const solutionCopiesTheFormulas = defineQuestionCheck({
  id: 'solution-copies-the-formulas',
  meaning: 'A formula of the stem that the solution repeats has the same numbers and signs in both.',
  severity: 'warning',
  fails: writtenQuestion(stem, solution('2x^2 - 14x + 12 = 0')),
  passes: writtenQuestion(stem, solution('2x^2 - 10x + 12 = 0')),
  run: (view) => {
    const sides = listSides(view);
    const copy = sides && findFormulaCopy(sides.selectTokens);
    if (copy === undefined) return [];
    const { stated, copied } = copy;
    return [
      {
        message: `The solution repeats a formula of the stem with ${copied.text} instead of ${stated.text}; write the same in both.`,
        span: { start: copied.start, end: copied.end },
        field: 'solution',
      },
    ];
  },
});
