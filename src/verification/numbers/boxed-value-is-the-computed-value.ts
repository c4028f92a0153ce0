import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getOptionValue } from './option-values.ts';
import { getSolutionValues, valuesAgree } from './solution-values.ts';

const createSolution = (boxedNumber: string) =>
  `\\begin{align*}\nF &= 2 \\times 3 \\\\\n&= 6\\,\\mathrm{N}\n\\end{align*}\nThe answer is $\\boxed{${boxedNumber}\\,\\mathrm{N}}$.`;

export const boxedValueIsTheComputedValue = defineQuestionCheck({
  id: 'boxed-value-is-the-computed-value',
  code: 'S14',
  meaning: 'The boxed answer is the computed value and the marked option.',
  severity: 'error',
  fails: writtenQuestion('Calculate the force.', createSolution('7')),
  passes: writtenQuestion('Calculate the force.', createSolution('6')),
  run: (view) => {
    const solutionValues = getSolutionValues(view);
    const boxedValue = solutionValues.findLast(({ result }) => result.boxed);
    if (boxedValue === undefined) return [];
    const others = solutionValues.filter((solutionValue) => !solutionValue.result.boxed);
    const key =
      view.correctOptions.length === 1 && view.correctOptions[0]
        ? getOptionValue(view.correctOptions[0])
        : undefined;
    const integerAnswer =
      view.question.answer?.kind === 'integer' && view.spans.answer ? view.question.answer.value : undefined;
    const location = { span: boxedValue.result.span, field: 'solution' };
    if (key !== undefined && valuesAgree(key, boxedValue.measured) === false)
      return [{ message: `The boxed value ${boxedValue.result.tex} is not the marked option.`, ...location }];
    if (integerAnswer !== undefined && Math.round(boxedValue.measured.written) !== integerAnswer)
      return [{ message: `The boxed value is not the answer ${integerAnswer}.`, ...location }];
    const hasUnit = boxedValue.measured.unit !== undefined;
    if (
      others.some(
        ({ measured }) =>
          (measured.unit !== undefined) === hasUnit && valuesAgree(measured, boxedValue.measured) === true,
      )
    )
      return [];
    const sameUnitValues = others.filter(({ measured }) => isSameKind(measured, boxedValue.measured));
    if (hasUnit && isStatedAsAnswer(view, boxedValue.result.span.start) && sameUnitValues.length > 0)
      return [{ message: `No step of the solution gives ${boxedValue.result.tex}.`, ...location }];
    const lastDisplayed = others.findLast(({ result }) => result.display);
    // A boxed number without a unit may be another quantity than the last computed value.
    const differsFromLast =
      lastDisplayed !== undefined &&
      isSameKind(lastDisplayed.measured, boxedValue.measured) &&
      valuesAgree(lastDisplayed.measured, boxedValue.measured) === false;
    const isLastOfSolution =
      lastDisplayed !== undefined &&
      lastDisplayed.result.span.start > Math.max(0, ...others.map(({ result }) => result.span.start)) - 1;
    if (!differsFromLast || !isLastOfSolution) return [];
    return [
      {
        message: `The boxed value differs from ${lastDisplayed.result.tex}, which was computed before it.`,
        ...location,
      },
    ];
  },
});

/** Whether "the answer is" comes before the value. The value must then be the result of a computation. */
function isStatedAsAnswer({ source }: QuestionView, offset: number): boolean {
  return /\banswer is\s*(?:\$|\\\(|\\\[)?\s*$/i.test(source.slice(Math.max(0, offset - 40), offset));
}

/** Whether both are plain numbers in the same unit. */
function isSameKind(a: MeasuredValue, b: MeasuredValue): boolean {
  return (
    a.literal !== undefined && b.literal !== undefined && a.unit !== undefined && a.unit.text === b.unit?.text
  );
}
