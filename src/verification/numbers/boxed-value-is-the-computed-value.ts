import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getClaims, valuesAgree } from './claims.ts';
import { getOptionValue } from './option-values.ts';

const solution = (boxed: string) =>
  `\\begin{align*}\nF &= 2 \\times 3 \\\\\n&= 6\\,\\mathrm{N}\n\\end{align*}\nThe answer is $\\boxed{${boxed}\\,\\mathrm{N}}$.`;

export const boxedValueIsTheComputedValue = defineQuestionCheck({
  id: 'boxed-value-is-the-computed-value',
  code: 'S14',
  meaning: 'The boxed answer is the computed value and the marked option.',
  severity: 'error',
  fails: writtenQuestion('Calculate the force.', solution('7')),
  passes: writtenQuestion('Calculate the force.', solution('6')),
  run: (view) => {
    const claims = getClaims(view);
    const boxed = claims.findLast(({ result }) => result.boxed);
    if (boxed === undefined) return [];
    const others = claims.filter((claim) => !claim.result.boxed);
    const key =
      view.correctOptions.length === 1 && view.correctOptions[0]
        ? getOptionValue(view.correctOptions[0])
        : undefined;
    const integerAnswer =
      view.question.answer?.kind === 'integer' && view.spans.answer ? view.question.answer.value : undefined;
    const location = { span: boxed.result.span, field: 'solution' };
    if (key !== undefined && valuesAgree(key, boxed.measured) === false)
      return [{ message: `The boxed value ${boxed.result.tex} is not the marked option.`, ...location }];
    if (integerAnswer !== undefined && Math.round(boxed.measured.written) !== integerAnswer)
      return [{ message: `The boxed value is not the answer ${integerAnswer}.`, ...location }];
    const hasUnit = boxed.measured.unit !== undefined;
    if (
      others.some(
        ({ measured }) =>
          (measured.unit !== undefined) === hasUnit && valuesAgree(measured, boxed.measured) === true,
      )
    )
      return [];
    const sameUnit = others.filter(({ measured }) => isSameKind(measured, boxed.measured));
    if (hasUnit && isStatedAsAnswer(view, boxed.result.span.start) && sameUnit.length > 0)
      return [{ message: `No step of the solution gives ${boxed.result.tex}.`, ...location }];
    const last = others.findLast(({ result }) => result.display);
    // Without a unit, the boxed number may be another quantity than the last computed one.
    const differsFromLast =
      last !== undefined &&
      isSameKind(last.measured, boxed.measured) &&
      valuesAgree(last.measured, boxed.measured) === false;
    const isLastClaim =
      last !== undefined &&
      last.result.span.start > Math.max(0, ...others.map(({ result }) => result.span.start)) - 1;
    if (!differsFromLast || !isLastClaim) return [];
    return [
      {
        message: `The boxed value differs from ${last.result.tex}, which was computed before it.`,
        ...location,
      },
    ];
  },
});

/** Whether "the answer is" precedes the value, so that it must have been computed before. */
function isStatedAsAnswer({ source }: QuestionView, offset: number): boolean {
  return /\banswer is\s*(?:\$|\\\(|\\\[)?\s*$/i.test(source.slice(Math.max(0, offset - 40), offset));
}

/** Whether both are plain numbers in the same unit. */
function isSameKind(a: MeasuredValue, b: MeasuredValue): boolean {
  return (
    a.literal !== undefined && b.literal !== undefined && a.unit !== undefined && a.unit.text === b.unit?.text
  );
}
