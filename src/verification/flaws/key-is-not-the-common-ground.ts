import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from './option-remark.ts';

export const keyIsNotTheCommonGround = defineQuestionCheck({
  id: 'key-is-not-the-common-ground',
  code: 'M07',
  meaning: 'The correct option is not the one that has the most in common with the other options.',
  severity: 'warning',
  fails: choiceQuestion('Which colours does the flag show?', [
    'red, white and blue *',
    'red, white and green',
    'red, black and blue',
    'gold, white and blue',
  ]),
  passes: choiceQuestion('Which colours does the flag show?', [
    'red and white *',
    'green and gold',
    'black and blue',
    'orange and grey',
  ]),
  run: ({ authoredOptions, correctOptions, question }) => {
    const [key] = correctOptions;
    if (authoredOptions.length < 4 || question.kind !== 'mcq_sc' || key === undefined) return [];
    const rows = authoredOptions.map((option) => ({ option, parts: splitList(option.visible) }));
    const partCount = rows[0]?.parts.length ?? 0;
    const keyParts = splitList(key.visible);
    if (partCount < 2 || partCount > 4 || rows.some(({ parts }) => parts.length !== partCount)) return [];
    const isAlwaysCommon = keyParts.every((part, index) => {
      const partsAtIndex = rows.map(({ parts }) => parts[index] ?? '');
      const frequency = partsAtIndex.filter((candidate) => candidate === part).length;
      return (
        frequency >= 2 &&
        partsAtIndex.every(
          (rival) =>
            rival === part || partsAtIndex.filter((candidate) => candidate === rival).length < frequency,
        )
      );
    });
    return isAlwaysCommon
      ? [
          createOptionRemark(
            key,
            `Option (${key.id}) has the most frequent part in every position, so it can be guessed; vary the parts.`,
          ),
        ]
      : [];
  },
});

/** Splits a list such as `red, white and blue`; returns nothing for numbers and formulas. */
function splitList(visible: string): string[] {
  if (/[=→<>^_√∫]|\d/.test(visible)) return [];
  return visible
    .toLowerCase()
    .split(/\s*(?:,|;|\band\b)\s*/)
    .filter((part) => part !== '');
}
