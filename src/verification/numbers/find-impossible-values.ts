import type { Span } from '../../domain/span.ts';
import { toNumber } from '../../maths/exact/rational.ts';
import { PERCENT, type Unit } from '../../maths/units/unit.ts';
import { isNegative } from '../stated-numbers/list-question-numbers.ts';
import { showQuantity } from '../stated-numbers/show-quantity.ts';
import type { StatedNumber } from '../stated-numbers/stated-number.ts';
import type { QuestionView } from '../views/question-view.ts';
import { findQuantityLimit, type LimitedValue } from './limits.ts';

type ImpossibleValue = { readonly message: string; readonly span: Span; readonly severityShift?: -1 };

/** Finds the numbers that are impossible or implausible as values of the quantity that the text before them names. */
export function findImpossibleValues(
  { source, spans }: QuestionView,
  numbers: readonly StatedNumber[],
): ImpossibleValue[] {
  return numbers.flatMap((number) => {
    const { token, role } = number;
    if (role === 'index') return [];
    const from = Math.max(spans.question.start, token.start - MAX_NAME_LENGTH);
    const name = getQuantityName(source.slice(from, token.start));
    const limit = findQuantityLimit(name, toLimitedValue(number));
    if (limit === undefined) return [];
    const shown = `${isNegative(number) ? '-' : ''}${showQuantity({ ...number, letter: undefined })}`;
    return [
      {
        message: `${shown} is ${limit.isHint ? 'implausible' : 'impossible'}: ${limit.reason}.`,
        span: { start: token.start, end: token.end },
        ...(limit.isHint && { severityShift: -1 as const }),
      },
    ];
  });
}

const MAX_NAME_LENGTH = 70;

/** Returns the words of the clause before a value, without the words between a name and its value. */
function getQuantityName(before: string): string {
  const clause = before.split(/[.;,?!](?=\s)|\n\s*\n|\\\\|\\item|(?<!_\s*\{?\s*)\d/).at(-1) ?? '';
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
