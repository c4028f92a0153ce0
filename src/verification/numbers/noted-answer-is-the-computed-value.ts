import katex from 'katex';
import type { Span } from '../../domain/span.ts';
import { questionCheck, type Remark } from '../check.ts';
import { measureTex } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { agree, claimsOf, finalClaim } from './claims.ts';

const NOTE = /%[ \t]*answer[ \t]*:[ \t]*([^\n]*\S)/;
const noted = (answer: string) =>
  `\\item Calculate the force.\n% answer: ${answer}\n\\begin{solution}\n\\begin{align*}\nF &= 2 \\times 3 \\\\\n&= 6\\,\\mathrm{N}\n\\end{align*}\n\\end{solution}\n`;

export const notedAnswerIsTheComputedValue = questionCheck({
  id: 'noted-answer-is-the-computed-value',
  code: 'S14',
  meaning:
    'An answer given as a note, `% answer: …`, is a sound formula and the value that the solution arrives at.',
  severity: 'error',
  fails: noted('7\\,\\mathrm{N}'),
  passes: noted('6\\,\\mathrm{N}'),
  run: (view) => {
    const { source, spans } = view;
    const found = NOTE.exec(source.slice(spans.question.start, spans.question.end));
    const answer = found?.[1];
    if (found === null || answer === undefined || answer === 'none') return [];
    const start = spans.question.start + found.index + found[0].length - answer.length;
    return judgeNote(answer, { start, end: start + answer.length }, view);
  },
});

function judgeNote(answer: string, span: Span, view: QuestionView): Remark[] {
  if (!isFormula(answer))
    return [{ message: 'The noted answer is no sound formula; correct it.', span, field: 'answer' }];
  const measured = measureTex(answer);
  const claims = claimsOf(view);
  const final = finalClaim(claims);
  if (measured === undefined || final === undefined || view.options.length > 0) return [];
  if (
    claims.some((claim) => agree(measured, claim.measured) === true) ||
    agree(measured, final.measured) !== false
  )
    return [];
  return [
    {
      message: `The noted answer differs from ${final.result.tex}, which the solution arrives at.`,
      span,
      field: 'answer',
    },
  ];
}

/** Words, pairs and letters are answers too; only TeX that cannot be set is none. */
function isFormula(answer: string): boolean {
  if (!/[\\^_{}]/.test(answer)) return true;
  try {
    katex.renderToString(answer, { throwOnError: true, strict: 'ignore', output: 'mathml', maxExpand: 200 });
    return true;
  } catch {
    return /\$/.test(answer);
  }
}
