import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { matchAnyWord } from '../views/words.ts';
import { optionRemark } from './option-remark.ts';

const NEGATIVE = matchAnyWord(
  'not',
  'except',
  "doesn't",
  "don't",
  "isn't",
  "aren't",
  "can't",
  'cannot',
  "won't",
);
const NEGATIVE_STEM = /\b(?:not|except|incorrect|false|never)\b/i;

export const optionsArePositive = questionCheck({
  id: 'options-are-positive',
  code: 'X07',
  meaning: 'Options are worded positively, especially if the stem is negative.',
  severity: 'info',
  fails: choice('Which of these statements is NOT true of iron?', [
    'It does not rust *',
    'It is a metal',
    'It is magnetic',
  ]),
  passes: choice('Which of these statements is true of iron?', ['It rusts *', 'It is a gas', 'It is blue']),
  run: ({ worded, leadIn, locate }) => {
    const isDoubleNegative = NEGATIVE_STEM.test(leadIn) && /\bwhich\b/i.test(leadIn);
    return worded.flatMap((option) => {
      const word = NEGATIVE.exec(option.prose)?.[0];
      if (word === undefined) return [];
      const message = isDoubleNegative
        ? `Stem and option (${option.id}) are both negative; word the option positively.`
        : `Option (${option.id}) is negative; word it positively if you can.`;
      return [
        optionRemark(option, message, {
          span: locate(option.span, word),
          ...(isDoubleNegative ? { shift: 1 as const } : {}),
        }),
      ];
    });
  },
});
