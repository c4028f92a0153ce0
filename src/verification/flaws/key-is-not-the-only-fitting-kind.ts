import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from './option-remark.ts';

const ASKS: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /\b(?:how many|how much|what number|in what year|what is the (?:number|percentage|probability|ratio))\b/i,
    /\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|half|twice|none)\b/i,
    'a number',
  ],
  [
    /\b(?:when (?:did|do|does|will|would|should|is|are|was|were)|in which year|on what date)\b[^?]*\?$/i,
    /\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|morning|night|before|after|during|while|at|in|when)\b/i,
    'a time',
  ],
];

export const keyIsNotTheOnlyFittingKind = questionCheck({
  id: 'key-is-not-the-only-fitting-kind',
  code: 'M08',
  meaning: 'Wrong options are of the kind the stem asks for, like the correct one.',
  severity: 'warning',
  fails: choice('How many chambers has the human heart?', ['red', 'four *', 'round', 'muscular']),
  passes: choice('How many chambers has the human heart?', ['two', 'three', 'four *', 'five']),
  run: ({ worded, keyed, distractors, leadIn }) => {
    const [key] = keyed;
    if (worded.length < 3 || keyed.length !== 1 || key === undefined) return [];
    const asked = ASKS.find(([lead]) => lead.test(leadIn));
    if (asked === undefined) return [];
    const [, fits, kind] = asked;
    const alone =
      fits.test(key.visible) &&
      distractors.every((option) => !fits.test(option.visible) && option.visible === option.prose);
    return alone
      ? [optionRemark(key, `Only option (${key.id}) is ${kind}, as the stem asks; make the others fit too.`)]
      : [];
  },
});
