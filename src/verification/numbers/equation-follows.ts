// The equations are checked in working/check-equations.ts and working/check-roots.ts; this check reports the result.
import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';

export const equationFollows = defineQuestionCheck({
  id: 'equation-follows',
  meaning:
    'An equation in one unknown shares a solution with the line before it, and a value given after ± is one of the two.',
  severity: 'error',
  fails: writtenQuestion(
    'Solve the equation.',
    '\\begin{align*}\n2x + 3 &= 7 \\\\\n2x &= 5 \\\\\nx &= 2.5\n\\end{align*}',
  ),
  passes: writtenQuestion(
    'Solve the equation.',
    '\\begin{align*}\n2x + 3 &= 7 \\\\\n2x &= 4 \\\\\nx &= 2\n\\end{align*}',
  ),
  run: ({ working }) =>
    working.wrongEqualities
      .filter(({ kind }) => kind === 'equation')
      .map((equality) => ({
        message: `This does not follow from the line before${equality.computed === '' ? '' : `, which gives ${equality.computed}`}.`,
        span: equality.right,
        field: 'solution',
        evidence: equality.shown,
      })),
});
