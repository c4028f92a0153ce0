import type { ItemDraft } from './item-draft.ts';
import { step } from './item-draft.ts';
import { asProse } from './write/words.ts';

/** An objective question whose options are words or formulae. */
export type Choice = {
  readonly stem: string;
  readonly answer: string;
  /** Why the answer is right. */
  readonly why: string;
  readonly wrong: readonly { readonly tag: string; readonly answer: string; readonly why: string }[];
};

const OPTIONS = 4;

/** Undefined where fewer than three wrong options are left once equal ones are taken out. */
export function writeChoice({ stem, answer, why, wrong }: Choice): ItemDraft | undefined {
  const seen = new Set([answer]);
  const mistakes = wrong.filter((one) => !seen.has(one.answer) && seen.add(one.answer)).slice(0, OPTIONS - 1);
  if (mistakes.length < OPTIONS - 1) return undefined;
  return {
    stem,
    answer,
    bullets: [
      step('Choose the right option', answer, {
        shows: `${asProse(answer)}: ${why}`,
        gaps: mistakes.map(({ tag }) => tag),
      }),
    ],
    mistakes,
    multipleChoice: true,
  };
}
