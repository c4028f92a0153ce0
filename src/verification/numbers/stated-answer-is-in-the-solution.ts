import { defineQuestionCheck } from '../check.ts';
import { isSame, isWrittenSame } from '../stated-numbers/compare-numbers.ts';
import { listNumbers } from '../stated-numbers/list-numbers.ts';
import { listSides } from '../stated-numbers/list-sides.ts';
import { showQuantity } from '../stated-numbers/show-quantity.ts';
import type { StatedNumber } from '../stated-numbers/stated-number.ts';
import { usesDecimalComma } from '../stated-numbers/token-patterns.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getSolutionValues } from './solution-values.ts';

const question = (answer: string) =>
  `\\begin{questions}\\question A rod of 3.6 m is cut into 8 equal pieces. How long is each piece?\n\\answer{${answer} m}\n\\begin{solution}\n$3.6 / 8 = 0.45$ m\n\\end{solution}\\end{questions}\n`;

export const statedAnswerIsInTheSolution = defineQuestionCheck({
  id: 'stated-answer-is-in-the-solution',
  meaning: 'A number that a question states as its answer is a number of its solution.',
  severity: 'warning',
  fails: question('0.54'),
  passes: question('0.45'),
  run: (view) => {
    const answer = findAnswerNumber(view);
    const solution = listSides(view)?.solutions.flat() ?? [];
    if (answer === undefined || !solution.some(({ role }) => role === 'result' || role === 'stated'))
      return [];
    const isStated = solution.some(
      (number) => isSame(number, answer) || isSame(answer, number) || isWrittenSame(number, answer),
    );
    if (isStated || isComputed(answer, view)) return [];
    return [
      {
        message: `The answer is ${showQuantity(answer)}, but the solution does not arrive at it; correct one of them.`,
        ...(view.spans.answer && { span: view.spans.answer }),
        field: 'answer',
      },
    ];
  },
});

/** Returns the only number of the stated answer. */
function findAnswerNumber({ question, spans, part }: QuestionView): StatedNumber | undefined {
  const { answer } = question;
  if (part !== undefined || spans.answer === undefined || answer?.kind !== 'value') return undefined;
  if (question.parts !== undefined || question.options.length > 0) return undefined;
  const range = { start: 0, end: answer.tex.length, hasDecimalComma: usesDecimalComma(answer.tex) };
  const [only, ...others] = listNumbers(answer.tex, range).filter(({ role }) => role !== 'index');
  // An answer with letters is an expression.
  const hasLetters = only?.unit === undefined && /[A-Za-z\\]/.test(answer.tex);
  return others.length > 0 || hasLetters ? undefined : only;
}

/** Whether a value of the solution is the answer, in its unit or rounded. */
function isComputed({ value, baseValue, step }: StatedNumber, view: QuestionView): boolean {
  return getSolutionValues(view).some(({ measured }) =>
    [measured.written, measured.value].some((computed) =>
      [value, baseValue].some(
        (stated) =>
          Math.abs(Math.abs(computed) - Math.abs(stated)) <= Math.max(step, 0.01 * Math.abs(stated)),
      ),
    ),
  );
}
