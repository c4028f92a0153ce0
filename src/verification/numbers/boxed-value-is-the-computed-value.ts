import { questionCheck } from '../check.ts';
import { written } from '../example.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getClaims, valuesAgree } from './claims.ts';
import { getOptionValue } from './option-values.ts';

const solution = (boxed: string) =>
  `\\begin{align*}\nF &= 2 \\times 3 \\\\\n&= 6\\,\\mathrm{N}\n\\end{align*}\nThe answer is $\\boxed{${boxed}\\,\\mathrm{N}}$.`;

export const boxedValueIsTheComputedValue = questionCheck({
  id: 'boxed-value-is-the-computed-value',
  code: 'S14',
  meaning: 'The boxed answer is the computed value and the marked option.',
  severity: 'error',
  fails: written('Calculate the force.', solution('7')),
  passes: written('Calculate the force.', solution('6')),
  run: (view) => {
    const claims = getClaims(view);
    const boxed = claims.findLast(({ result }) => result.boxed);
    if (boxed === undefined) return [];
    const others = claims.filter((claim) => !claim.result.boxed);
    const key = view.keyed.length === 1 && view.keyed[0] ? getOptionValue(view.keyed[0]) : undefined;
    const integer =
      view.question.answer?.kind === 'integer' && view.spans.answer ? view.question.answer.value : undefined;
    const place = { span: boxed.result.span, field: 'solution' };
    if (key !== undefined && valuesAgree(key, boxed.measured) === false)
      return [{ message: `The boxed value ${boxed.result.tex} is not the marked option.`, ...place }];
    if (integer !== undefined && Math.round(boxed.measured.written) !== integer)
      return [{ message: `The boxed value is not the answer ${integer}.`, ...place }];
    const isMeasured = boxed.measured.unit !== undefined;
    if (
      others.some(
        ({ measured }) =>
          (measured.unit !== undefined) === isMeasured && valuesAgree(measured, boxed.measured) === true,
      )
    )
      return [];
    const sameUnit = others.filter(({ measured }) => isSameKind(measured, boxed.measured));
    if (isMeasured && isStatedAsAnswer(view, boxed.result.span.start) && sameUnit.length > 0)
      return [{ message: `No step of the solution gives ${boxed.result.tex}.`, ...place }];
    const last = others.findLast(({ result }) => result.display);
    // Without a unit, the boxed number may be another quantity than the last computed one.
    const sameKind =
      last !== undefined &&
      isSameKind(last.measured, boxed.measured) &&
      valuesAgree(last.measured, boxed.measured) === false;
    const isLastWord =
      last !== undefined &&
      last.result.span.start > Math.max(0, ...others.map(({ result }) => result.span.start)) - 1;
    if (!sameKind || !isLastWord) return [];
    return [
      {
        message: `The boxed value differs from ${last.result.tex}, which was computed before it.`,
        ...place,
      },
    ];
  },
});

/** Whether "the answer is" precedes the value, so that it must have been computed before. */
function isStatedAsAnswer({ source }: QuestionView, at: number): boolean {
  return /\banswer is\s*(?:\$|\\\(|\\\[)?\s*$/i.test(source.slice(Math.max(0, at - 40), at));
}

/** Whether both are plain numbers in the same unit. */
function isSameKind(one: MeasuredValue, other: MeasuredValue): boolean {
  return (
    one.literal !== undefined &&
    other.literal !== undefined &&
    one.unit !== undefined &&
    one.unit.text === other.unit?.text
  );
}
