import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { findUnsolvedEquation } from '../working/check-stem-equation.ts';

const solution = '$x^2 - 5x + 6 = (x - 2)(x - 3)$, so $x = 2$ or $x = 3$.';
/** A stem that asks for the solutions of an equation. */
const ASKS_FOR_ROOTS =
  /\bsolve\b|\b(?:solutions?|roots?) (?:of|to)\b|\bvalues? of (?:the )?(?:unknown\b|\$?[a-z]\b)|\bfind \$?[a-z]\b/i;

export const solutionSolvesTheEquation = defineQuestionCheck({
  id: 'solution-solves-the-equation',
  meaning: 'One of the values that a solution finds solves the equation of the stem.',
  severity: 'warning',
  fails: writtenQuestion('Solve $x^2 - 7x + 6 = 0$ by factorising.', solution.replace('x = 2$', 'x = 5$')),
  passes: writtenQuestion('Solve $x^2 - 5x + 6 = 0$ by factorising.', solution),
  run: ({ source, spans, part, question, stem }) => {
    if (part !== undefined || question.parts !== undefined || !ASKS_FOR_ROOTS.test(stem.tex)) return [];
    const root = findUnsolvedEquation(source, spans.question);
    if (root === undefined) return [];
    const [left, right] = root.equation.members;
    return [
      {
        message: `${left.tex} = ${right.tex} does not solve the equation of the stem; correct the equation or the solution.`,
        span: root.span,
        field: 'solution',
      },
    ];
  },
});
