import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from './option-remark.ts';

export const keyIsNotTheCommonGround = questionCheck({
  id: 'key-is-not-the-common-ground',
  code: 'M07',
  meaning: 'The correct option is not the one that shares the most with the others.',
  severity: 'warning',
  fails: choice('Which colours does the flag show?', [
    'red, white and blue *',
    'red, white and green',
    'red, black and blue',
    'gold, white and blue',
  ]),
  passes: choice('Which colours does the flag show?', [
    'red and white *',
    'green and gold',
    'black and blue',
    'orange and grey',
  ]),
  run: ({ worded, keyed, question }) => {
    const [key] = keyed;
    if (worded.length < 4 || question.kind !== 'mcq_sc' || key === undefined) return [];
    const rows = worded.map((option) => ({ option, parts: splitList(option.visible) }));
    const count = rows[0]?.parts.length ?? 0;
    const keyParts = splitList(key.visible);
    if (count < 2 || count > 4 || rows.some(({ parts }) => parts.length !== count)) return [];
    const alwaysCommon = keyParts.every((part, place) => {
      const tally = rows.map(({ parts }) => parts[place] ?? '');
      const own = tally.filter((each) => each === part).length;
      return (
        own >= 2 && tally.every((each) => each === part || tally.filter((one) => one === each).length < own)
      );
    });
    return alwaysCommon
      ? [
          optionRemark(
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
