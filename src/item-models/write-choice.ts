import type { ItemDraft } from './item-draft.ts';
import { step } from './item-draft.ts';
import { asProse, capitalise } from './write/words.ts';

/** A multiple-choice question whose options are words or formulae. */
type ChoiceQuestion = {
  readonly stem: string;
  readonly answer: string;
  /** Why the answer is right; printed after the answer and a colon. */
  readonly why?: string;
  /** The same as a whole sentence, printed alone. */
  readonly explanation?: string;
  readonly wrong: readonly { readonly tag: string; readonly answer: string; readonly why: string }[];
  /** Default: four. */
  readonly optionCount?: number;
};

/** The number of options in most courses; physics has five. */
export const OPTION_COUNT = 4;

/** Writes a one-mark question with options. Returns undefined if there are too few distinct wrong answers, or if the right one is much longer. */
export function writeChoice(question: ChoiceQuestion): ItemDraft | undefined {
  const { stem, answer, why = '', explanation, wrong, optionCount = OPTION_COUNT } = question;
  const usedAnswers = new Set([answer]);
  const mistakes = wrong
    .filter((option) => !usedAnswers.has(option.answer) && usedAnswers.add(option.answer))
    .slice(0, optionCount - 1);
  if (mistakes.length < optionCount - 1 || isMuchLonger(answer, mistakes)) return undefined;
  return {
    stem,
    answer,
    bullets: [
      step('Choose the right option', answer, {
        working: toSentence(explanation ?? `${asProse(answer)}: ${why}`),
        gaps: mistakes.map(({ tag }) => tag),
      }),
    ],
    mistakes,
    multipleChoice: true,
  };
}

/** Begins with a capital letter, unless the text begins with a formula, and ends with a full stop. */
function toSentence(text: string): string {
  return `${text.startsWith('$') ? text : capitalise(text)}${/[.!?]$/u.test(text) ? '' : '.'}`;
}

/** Whether the right answer has several words and is over 25% longer than every wrong one, so that it could be guessed. */
function isMuchLonger(answer: string, wrong: ChoiceQuestion['wrong']): boolean {
  const right = asProse(answer);
  const longestWrong = Math.max(...wrong.map((option) => asProse(option.answer).length));
  return right.split(' ').length >= 4 && right.length >= 20 && right.length > 1.25 * longestWrong;
}
