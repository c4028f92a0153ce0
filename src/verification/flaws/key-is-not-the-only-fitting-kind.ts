import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from './option-remark.ts';

/** Questions that ask for a certain kind of answer: the wording of the question, the form of the answer, its name. */
const REQUESTED_KINDS: readonly (readonly [question: RegExp, answer: RegExp, name: string])[] = [
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

export const keyIsNotTheOnlyFittingKind = defineQuestionCheck({
  id: 'key-is-not-the-only-fitting-kind',
  code: 'M08',
  meaning: 'Wrong options are of the kind the stem asks for, like the correct one.',
  severity: 'warning',
  fails: choiceQuestion('How many chambers has the human heart?', ['red', 'four *', 'round', 'muscular']),
  passes: choiceQuestion('How many chambers has the human heart?', ['two', 'three', 'four *', 'five']),
  run: ({ authoredOptions, correctOptions, distractors, leadIn }) => {
    const [key] = correctOptions;
    if (authoredOptions.length < 3 || correctOptions.length !== 1 || key === undefined) return [];
    const requestedKind = REQUESTED_KINDS.find(([question]) => question.test(leadIn));
    if (requestedKind === undefined) return [];
    const [, answer, kind] = requestedKind;
    const isOnlyFit =
      answer.test(key.visible) &&
      distractors.every((option) => !answer.test(option.visible) && option.visible === option.prose);
    return isOnlyFit
      ? [
          createOptionRemark(
            key,
            `Only option (${key.id}) is ${kind}, as the stem asks; make the others fit too.`,
          ),
        ]
      : [];
  },
});
