import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { matchAnyWord } from '../views/words.ts';
import { createOptionRemark } from './option-remark.ts';

const NEGATIVE_WORD = matchAnyWord(
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

export const optionsArePositive = defineQuestionCheck({
  id: 'options-are-positive',
  code: 'X07',
  meaning: 'Options are worded positively, especially if the stem is negative.',
  severity: 'info',
  fails: choiceQuestion('Which of these statements is NOT true of iron?', [
    'It does not rust *',
    'It is a metal',
    'It is magnetic',
  ]),
  passes: choiceQuestion('Which of these statements is true of iron?', [
    'It rusts *',
    'It is a gas',
    'It is blue',
  ]),
  run: ({ authoredOptions, leadIn, locate }) => {
    const isDoubleNegative = NEGATIVE_STEM.test(leadIn) && /\bwhich\b/i.test(leadIn);
    return authoredOptions.flatMap((option) => {
      const word = NEGATIVE_WORD.exec(option.prose)?.[0];
      if (word === undefined) return [];
      const message = isDoubleNegative
        ? `Stem and option (${option.id}) are both negative; word the option positively.`
        : `Option (${option.id}) is negative; word it positively if you can.`;
      return [
        createOptionRemark(option, message, {
          span: locate(option.span, word),
          ...(isDoubleNegative ? { severityShift: 1 as const } : {}),
        }),
      ];
    });
  },
});
