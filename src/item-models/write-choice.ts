import type { ItemDraft } from './item-draft.ts';
import { step } from './item-draft.ts';
import { asProse } from './write/words.ts';

/** A multiple-choice question whose options are words or formulae. */
type ChoiceQuestion = {
  readonly stem: string;
  readonly answer: string;
  /** Why the answer is right. */
  readonly why: string;
  readonly wrong: readonly { readonly tag: string; readonly answer: string; readonly why: string }[];
};

const OPTION_COUNT = 4;

/** Writes a one-mark question with four options. Returns undefined if there are fewer than three distinct wrong answers, or if the right one is much longer. */
export function writeChoice({ stem, answer, why, wrong }: ChoiceQuestion): ItemDraft | undefined {
  const usedAnswers = new Set([answer]);
  const mistakes = wrong
    .filter((option) => !usedAnswers.has(option.answer) && usedAnswers.add(option.answer))
    .slice(0, OPTION_COUNT - 1);
  if (mistakes.length < OPTION_COUNT - 1 || isMuchLonger(answer, mistakes)) return undefined;
  return {
    stem,
    answer,
    bullets: [
      step('Choose the right option', answer, {
        working: `${asProse(answer)}: ${why}`,
        gaps: mistakes.map(({ tag }) => tag),
      }),
    ],
    mistakes,
    multipleChoice: true,
  };
}

/** Whether the right answer has several words and is over 25% longer than every wrong one, so that it could be guessed. */
function isMuchLonger(answer: string, wrong: ChoiceQuestion['wrong']): boolean {
  const right = asProse(answer);
  const longestWrong = Math.max(...wrong.map((option) => asProse(option.answer).length));
  return right.split(' ').length >= 4 && right.length >= 20 && right.length > 1.25 * longestWrong;
}
