import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { quoteMaths, quoteValue } from './quote-maths.ts';

/** Sides that differ by more powers of ten than this get only a warning. */
const MAX_POWERS_APART = 4;
const stem =
  'A trolley of mass $m = 2.0\\,\\mathrm{kg}$ accelerates at $a = 3.0\\,\\mathrm{m\\,s^{-2}}$. Calculate the net force.';
const solution = (value: string) =>
  `\\begin{align*}\nF &= ma \\\\\nF &= ${value}\\,\\mathrm{N}\n\\end{align*}`;

export const formulaGivesTheValue = defineQuestionCheck({
  id: 'formula-gives-the-value',
  code: 'P03',
  meaning: 'A formula whose letters all have a value in the question gives the value that is stated.',
  severity: 'error',
  fails: writtenQuestion(stem, solution('7.0')),
  passes: writtenQuestion(stem, solution('6.0')),
  run: ({ working, source }) =>
    working.wrongEqualities
      .filter(({ kind, using }) => kind === 'value' && using !== undefined)
      .map((equality) => ({
        message: `${quoteMaths(source.slice(equality.left.start, equality.left.end))} is ${quoteValue(equality.computed)}, not ${quoteMaths(equality.shown)}.`,
        span: equality.right,
        field: 'solution',
        evidence: `with ${equality.using}`,
        // If the sides are many powers of ten apart, a unit was probably left out where the letter got its value.
        ...((equality.powersApart ?? 0) > MAX_POWERS_APART && { severityShift: -1 as const }),
      })),
});
