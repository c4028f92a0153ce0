import type { ItemDraft } from './item-draft.ts';
import { step } from './item-draft.ts';
import { asProse } from './write/words.ts';

/** An objective question whose options are words or formulae. */
type ChoiceQuestion = {
  readonly stem: string;
  readonly answer: string;
  /** Why the answer is right. */
  readonly why: string;
  readonly wrong: readonly { readonly tag: string; readonly answer: string; readonly why: string }[];
};

const OPTION_COUNT = 4;

/** Writes a one-mark question with four options. Undefined if fewer than three distinct wrong ones exist, or the key is conspicuously long. */
export function writeChoice({ stem, answer, why, wrong }: ChoiceQuestion): ItemDraft | undefined {
  const seen = new Set([answer]);
  const mistakes = wrong
    .filter((one) => !seen.has(one.answer) && seen.add(one.answer))
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

/** Whether the key has several words and is over 25% longer than every wrong option, so that it could be guessed. */
function isMuchLonger(answer: string, wrong: ChoiceQuestion['wrong']): boolean {
  const right = asProse(answer);
  const longest = Math.max(...wrong.map((one) => asProse(one.answer).length));
  return right.split(' ').length >= 4 && right.length >= 20 && right.length > 1.25 * longest;
}
