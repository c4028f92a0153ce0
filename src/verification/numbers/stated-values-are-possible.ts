import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { listSides } from '../stated-numbers/list-sides.ts';
import type { StatedNumber } from '../stated-numbers/stated-number.ts';
import type { QuestionView } from '../views/question-view.ts';
import { detectHedge } from '../working/detect-hedge.ts';
import { findImpossibleValues } from './find-impossible-values.ts';

const solution = (temperature: number) =>
  `The volume doubles at constant pressure, so $T_2 = ${temperature}$ K.`;
const stem = 'A gas at $T_1 = 300$ K expands at constant pressure to twice its volume. Find $T_2$.';

export const statedValuesArePossible = defineQuestionCheck({
  id: 'stated-values-are-possible',
  meaning:
    'No value that a sentence or line of a solution states is physically or mathematically impossible.',
  severity: 'warning',
  fails: writtenQuestion(stem, solution(-600)),
  passes: writtenQuestion(stem, solution(600)),
  run: (view) => {
    const numbers = listSides(view)?.solutions.flat() ?? [];
    const stated = numbers.filter((number) => isWholeValue(number) && !isDenied(view, number));
    return findImpossibleValues(view, stated).map(({ message, span }) => ({
      message,
      span,
      field: 'solution',
    }));
  },
});

/** Whether a number is the whole value, and no operator continues the calculation. */
function isWholeValue({ tokens, index, unit, isPercent }: StatedNumber): boolean {
  const next = tokens.slice(index + 1, index + (unit !== undefined || isPercent ? 4 : 2));
  return !next.some(({ text }) => /^[-+*/^(<>]$/.test(text));
}

/** How many characters before and after a value may deny it. */
const MAX_CONTEXT = 120;

/** Whether the text rejects the value: “this is impossible”, “we discard the negative root”. */
function isDenied({ source }: QuestionView, { token }: StatedNumber): boolean {
  const [before, after] = [
    source.slice(Math.max(0, token.start - MAX_CONTEXT), token.start),
    source.slice(token.end, token.end + MAX_CONTEXT),
  ];
  return detectHedge(before, after) === 'denied' || REJECTED.test(before + after);
}

const REJECTED = /negativ|extraneous|reject|discard|ignor|meaningless|not physical|unphysical|no sense/i;
