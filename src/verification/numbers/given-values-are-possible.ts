import { toNumber } from '../../maths/exact/rational.ts';
import { PERCENT, type Unit } from '../../maths/units/unit.ts';
import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { isNegative, listQuestionNumbers } from '../stated-numbers/list-question-numbers.ts';
import { showQuantity } from '../stated-numbers/show-quantity.ts';
import type { StatedNumber } from '../stated-numbers/stated-number.ts';
import { findQuantityLimit, type LimitedValue } from './limits.ts';

const question = (temperature: number) =>
  writtenQuestion(
    `A gas has a temperature of ${temperature} °C and a volume of 2.0 L. Find its volume at 0 °C.`,
    'Use the law of Charles.',
  );

export const givenValuesArePossible = defineQuestionCheck({
  id: 'given-values-are-possible',
  meaning: 'No value that the stem gives is physically or mathematically impossible or implausible.',
  severity: 'warning',
  fails: question(-300),
  passes: question(-30),
  run: (view) => {
    const { source, spans, part } = view;
    const end = Math.min(
      spans.solution?.start ?? spans.question.end,
      spans.options[0]?.start ?? spans.question.end,
    );
    if (part !== undefined) return [];
    return listQuestionNumbers(view)
      .filter(({ token, role }) => token.end <= end && role !== 'index')
      .flatMap((number) => {
        const { token } = number;
        const before = source.slice(
          Math.max(spans.question.start, token.start - MAX_NAME_LENGTH),
          token.start,
        );
        const limit = findQuantityLimit(getQuantityName(before), toLimitedValue(number));
        if (limit === undefined) return [];
        const shown = `${isNegative(number) ? '-' : ''}${showQuantity({ ...number, letter: undefined })}`;
        return [
          {
            message: `${shown} is ${limit.isHint ? 'implausible' : 'impossible'}: ${limit.reason}.`,
            span: { start: token.start, end: token.end },
            field: 'stem',
            ...(limit.isHint && { severityShift: -1 as const }),
          },
        ];
      });
  },
});

const MAX_NAME_LENGTH = 70;

/** Returns the words of the clause before a value, without the words between a name and its value. */
function getQuantityName(before: string): string {
  const clause = before.split(/[.;,?!](?=\s)|\n\s*\n|\\\\|\\item|\d/).at(-1) ?? '';
  return clause.replace(/[{}$\\~]/g, ' ').replace(/\s+/g, ' ');
}

function toLimitedValue(number: StatedNumber): LimitedValue {
  const sign = isNegative(number) ? -1 : 1;
  if (number.isPercent) return { value: (sign * number.value) / 100, unit: PERCENT };
  const { unit, value, baseValue } = number;
  // A negative value of a scale with an offset, such as °C, must be checked before it is converted.
  if (sign < 0 && unit?.offset !== undefined) return { value: baseValue - 2 * value * getSize(unit), unit };
  return { value: sign * baseValue, unit };
}

/** Returns the size of one unit in base units. */
function getSize({ factor, pi }: Unit): number {
  return toNumber(factor) * Math.PI ** pi;
}
