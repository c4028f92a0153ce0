import { isKnownConstant } from '../../maths/constants/find-constants.ts';
import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { listSides } from '../stated-numbers/list-sides.ts';
import type { StatedNumber } from '../stated-numbers/stated-number.ts';

const stem = 'A rod of length $0.365$ m is cut into $7$ equal pieces. How long is each piece?';
const solution = (length: string) => `$0.365 / 7 = ${length}$ m`;

export const resultsAreRounded = defineQuestionCheck({
  id: 'results-are-rounded',
  meaning: 'A result that is computed from given values is rounded to its last digit.',
  severity: 'warning',
  fails: writtenQuestion(stem, solution('0.0522')),
  passes: writtenQuestion(stem, solution('0.0521')),
  run: (view) => {
    const stem = listSides(view)?.stem ?? [];
    return view.working.misroundings
      .filter(({ operands }) => operands.every((operand) => isExact(operand, stem)))
      .map(({ right, rounded }) => ({
        message: `The last digit is not rounded correctly: the left side is ${rounded}.`,
        span: right,
        field: 'solution',
      }));
  },
});

/** Whether a number was not rounded before: the stem gives it, or it has at most two digits. */
function isExact(operand: number, stem: readonly StatedNumber[]): boolean {
  const size = Math.abs(operand);
  if (Number.isInteger(size) && size < MAX_WHOLE_NUMBER) return true;
  if (Number(size.toPrecision(2)) === size && !isKnownConstant(size)) return true;
  return stem.some(({ value, baseValue }) => isNear(size, value) || isNear(size, baseValue));
}

/** Larger whole numbers may be rounded. */
const MAX_WHOLE_NUMBER = 10_000;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.abs(a);
