import { defineQuestionCheck } from '../check.ts';
import { integerQuestion } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';
import { endsSolution, getFinalValue, getSolutionValues, type SolutionValue } from './solution-values.ts';

const solution = '\\begin{align*}\nt &= 3 \\times 20 \\\\\n&= 60\n\\end{align*}';

export const integerKeyIsTheComputedValue = defineQuestionCheck({
  id: 'integer-key-is-the-computed-value',
  code: 'S14',
  meaning: 'A whole-number answer is a value that the solution gives.',
  severity: 'error',
  fails: integerQuestion('The time in minutes is', '61', solution),
  passes: integerQuestion('The time in minutes is', '60', solution),
  run: (view) => {
    const { answer } = view.question;
    if (answer?.kind !== 'integer' || view.spans.answer === undefined) return [];
    const solutionValues = getSolutionValues(view);
    const finalValue = getFinalValue(solutionValues);
    const expected = answer.value;
    const isComputed = solutionValues.some(({ measured }) =>
      [measured.written, measured.value].some(
        (value) =>
          Math.abs(value - expected) <= 1e-6 * Math.max(1, Math.abs(expected)) ||
          Math.round(value) === expected,
      ),
    );
    if (
      finalValue === undefined ||
      isComputed ||
      isStatedWithoutEquality(view, finalValue) ||
      !/\d/.test(finalValue.result.tex)
    )
      return [];
    const isClearResult =
      finalValue.result.display &&
      Number.isInteger(finalValue.measured.written) &&
      finalValue.measured.literal !== undefined;
    const position = view.source
      .slice(view.spans.answer.start, view.spans.answer.end)
      .lastIndexOf(String(expected));
    const start = view.spans.answer.start + position;
    return [
      {
        message: `The answer is ${expected}, but the solution gives ${finalValue.result.tex}; correct one of them.`,
        span: view.spans.answer,
        field: 'answer',
        // In a longer text, the last value need not be the result.
        ...(isConclusion(view, finalValue) ? {} : { severityShift: -1 }),
        ...(position >= 0 && isClearResult
          ? {
              fix: {
                title: `write ${finalValue.measured.written}`,
                certain: false,
                edits: [
                  {
                    span: { start, end: start + String(expected).length },
                    replacement: String(finalValue.measured.written),
                  },
                ],
              },
            }
          : {}),
      },
    ];
  },
});

/** Whether a value is boxed, or ends a solution that does not contain the answer. */
function isConclusion(view: QuestionView, value: SolutionValue): boolean {
  const { answer } = view.question;
  const { solution } = view.spans;
  if (value.result.boxed || solution === undefined || answer?.kind !== 'integer') return true;
  const isMentioned = new RegExp(`(?<![\\d.])${answer.value}(?!\\d|\\.\\d)`).test(
    view.source.slice(solution.start, solution.end),
  );
  return !isMentioned && endsSolution(view, value);
}

const CONGRUENCE = /\\equiv|\\[pb]?mod(?![a-z])|≡/;
const REACTION = /\\(?:long|x)?rightarrow|\\rightleftharpoons|\\to(?![a-z])|->/;

/** Whether the answer may be a remainder or a coefficient of a reaction, which no equality states. */
function isStatedWithoutEquality(
  { source, spans, question }: QuestionView,
  { result }: SolutionValue,
): boolean {
  const { solution } = spans;
  if (solution === undefined || question.answer?.kind !== 'integer') return false;
  if (CONGRUENCE.test(source.slice(result.span.end, solution.end))) return true;
  const coefficient = new RegExp(`(?<![\\d.^_{])${question.answer.value}\\s*(?:\\\\[a-z]+\\{)?[A-Z]`);
  const text = source.slice(solution.start, solution.end);
  return REACTION.test(text) && coefficient.test(text);
}
