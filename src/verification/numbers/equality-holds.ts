import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import type { WrongEquality } from '../working/working.ts';
import { quoteMaths, quoteValue } from './quote-maths.ts';
import { suggestResultFix } from './suggest-result-fix.ts';

/** If the sides differ by more powers of ten, the author probably lost a power of ten or a unit. */
const MAX_POWERS_APART = 4;

export const equalityHolds = defineQuestionCheck({
  id: 'equality-holds',
  code: 'P03',
  meaning: 'Every equality in a solution that can be recomputed is true, allowing for rounding.',
  severity: 'error',
  fails: writtenQuestion('Calculate the force.', '$F = 2.0 \\times 3.0 = 7.0\\,\\mathrm{N}$'),
  passes: writtenQuestion('Calculate the force.', '$F = 2.0 \\times 3.0 = 6.0\\,\\mathrm{N}$'),
  run: (view) =>
    view.working.wrongEqualities
      .filter(({ kind, using }) => kind === 'value' && using === undefined)
      .map((equality) => {
        const fix = suggestResultFix(equality, view);
        return {
          message: `The left side is ${quoteValue(equality.computed)}, not ${quoteMaths(equality.shown)}${isLostPower(equality) ? '; a power of ten or a unit was lost on one side' : ''}.`,
          span: equality.right,
          field: 'solution',
          evidence: `recomputed from ${quoteMaths(view.source.slice(equality.left.start, equality.left.end))}`,
          ...(fix && { fix }),
          ...((equality.omitsPower === true || equality.isLastDigit === true) && {
            severityShift: -1 as const,
          }),
        };
      }),
});

/** Whether the sides differ by many powers of ten, so that one of them probably lost a power or a unit. */
function isLostPower({ powersApart = 0 }: WrongEquality): boolean {
  return powersApart > MAX_POWERS_APART && powersApart < Number.POSITIVE_INFINITY;
}
