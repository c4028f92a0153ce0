import { questionCheck } from '../check.ts';
import { written } from '../example.ts';

export const equationFollows = questionCheck({
  id: 'equation-follows',
  meaning:
    'An equation in one unknown has a solution in common with the line before it, and a value named after ± is one of the two.',
  severity: 'error',
  fails: written(
    'Solve the equation.',
    '\\begin{align*}\n2x + 3 &= 7 \\\\\n2x &= 5 \\\\\nx &= 2.5\n\\end{align*}',
  ),
  passes: written(
    'Solve the equation.',
    '\\begin{align*}\n2x + 3 &= 7 \\\\\n2x &= 4 \\\\\nx &= 2\n\\end{align*}',
  ),
  run: ({ working }) =>
    working.slips
      .filter(({ kind }) => kind === 'equation')
      .map((slip) => ({
        message: `This does not follow from the line before${slip.computed === '' ? '' : `, which gives ${slip.computed}`}.`,
        span: slip.right,
        field: 'solution',
        evidence: slip.shown,
      })),
});
