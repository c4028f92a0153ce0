import katex from 'katex';
import type { Span } from '../../domain/span.ts';
import { defineQuestionCheck, type Remark } from '../check.ts';
import { parseQuantity } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getFinalValue, getSolutionValues, valuesAgree } from './solution-values.ts';

const ANSWER_COMMENT = /%[ \t]*answer[ \t]*:[ \t]*([^\n]*\S)/;
const createExample = (answer: string) =>
  `\\item Calculate the force.\n% answer: ${answer}\n\\begin{solution}\n\\begin{align*}\nF &= 2 \\times 3 \\\\\n&= 6\\,\\mathrm{N}\n\\end{align*}\n\\end{solution}\n`;

export const notedAnswerIsTheComputedValue = defineQuestionCheck({
  id: 'noted-answer-is-the-computed-value',
  code: 'S14',
  meaning:
    'An answer given in a comment, `% answer: …`, is a valid formula and the value that the solution gives.',
  severity: 'error',
  fails: createExample('7\\,\\mathrm{N}'),
  passes: createExample('6\\,\\mathrm{N}'),
  run: (view) => {
    const { source, spans, question } = view;
    if (question.parts !== undefined) return [];
    const match = ANSWER_COMMENT.exec(source.slice(spans.question.start, spans.question.end));
    const answer = match?.[1];
    if (match === null || answer === undefined || answer === 'none') return [];
    const start = spans.question.start + match.index + match[0].length - answer.length;
    return checkNote(answer, { start, end: start + answer.length }, view);
  },
});

function checkNote(answer: string, span: Span, view: QuestionView): Remark[] {
  if (!isFormula(answer))
    return [
      { message: 'The answer in this comment is not a valid formula; correct it.', span, field: 'answer' },
    ];
  const measured = parseQuantity(answer);
  const solutionValues = getSolutionValues(view);
  const final = getFinalValue(solutionValues);
  if (measured === undefined || final === undefined || view.options.length > 0) return [];
  if (
    solutionValues.some((solutionValue) => valuesAgree(measured, solutionValue.measured) === true) ||
    valuesAgree(measured, final.measured) !== false
  )
    return [];
  return [
    {
      message: `The answer in this comment differs from ${final.result.tex}, which the solution gives.`,
      span,
      field: 'answer',
    },
  ];
}

/** Whether the answer can be typeset. An answer without TeX commands, such as words or letters, is always valid. */
function isFormula(answer: string): boolean {
  if (!/[\\^_{}]/.test(answer)) return true;
  try {
    katex.renderToString(answer, { throwOnError: true, strict: 'ignore', output: 'mathml', maxExpand: 200 });
    return true;
  } catch {
    // Text with `$…$` is not a formula, but valid.
    return /\$/.test(answer);
  }
}
