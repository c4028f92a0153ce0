import { cacheByObject } from '../../text/cache-by-object.ts';
import type { QuestionView } from '../views/question-view.ts';
import { listNumbers } from './list-numbers.ts';
import type { StatedNumber } from './stated-number.ts';
import { usesDecimalComma } from './token-patterns.ts';

/** Returns the numbers of a whole question, with its options, parts and solutions, in order (cached). */
export const listQuestionNumbers = cacheByObject(
  ({ source, spans }: QuestionView): readonly StatedNumber[] => {
    const text = source.slice(spans.question.start, spans.question.end);
    return listNumbers(source, { ...spans.question, hasDecimalComma: usesDecimalComma(text) });
  },
);

/** Whether a minus sign belongs to the number, and is not a subtraction. */
export function isNegative({ tokens, index }: StatedNumber): boolean {
  const [before, sign] = [tokens[index - 2], tokens[index - 1]];
  if (sign?.text !== '-') return false;
  if (before === undefined || before.kind === 'break') return true;
  if (before.kind === 'sign') return before.text !== ')';
  return before.kind === 'word' && !before.isFormula && sign.isSpaced;
}
