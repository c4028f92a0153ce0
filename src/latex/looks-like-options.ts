import type { SolutionStep } from '../domain/question-content.ts';
import {
  announcesChoice,
  areNumbersToChoose,
  asksForChoice,
  canBeOption,
  setsTaskForEach,
} from './parts/wording.ts';
import { visibleText } from './visible-text.ts';

type OptionCandidates = {
  readonly options: readonly { readonly text: string }[];
  /** Visible text before the options. */
  readonly stem: string;
  readonly solution: readonly SolutionStep[];
  /** Whether capital labels or the heading of the section announce options. The stem then does not matter. */
  readonly isChoiceExpected: boolean;
};

const MAX_OPTION_LENGTH = 80;
const MIN_OPTIONS = 3;
/** Two items are options only after a question such as "Which of these …?". */
const MIN_OPTIONS_OF_WHICH = 2;
const MAX_OPTIONS = 6;

/**
 * Whether labelled lines without a key are options and not parts. They are options if they are short, none of them is a task, and
 * the stem is a question, requests a choice or is an unfinished sentence.
 */
export function looksLikeOptions({ options, stem, solution, isChoiceExpected }: OptionCandidates): boolean {
  const minimum = /\bwhich\b[^.?]*\?$/iu.test(stem) ? MIN_OPTIONS_OF_WHICH : MIN_OPTIONS;
  if (options.length < minimum || options.length > MAX_OPTIONS) return false;
  const texts = options.map(({ text }) => visibleText(text));
  if (!texts.every((text) => text.length <= MAX_OPTION_LENGTH && canBeOption(text))) return false;
  // Equal items are placeholders of a template, not options.
  if (solution.some(mentionsParts) || new Set(texts).size < texts.length) return false;
  if (setsTaskForEach(stem)) return false;
  if (asksForChoice(stem) || isChoiceExpected || announcesChoice(stem)) return true;
  return areNumbersToChoose(texts, stem);
}

function mentionsParts(step: SolutionStep): boolean {
  const tex = step.kind === 'prose' ? step.tex : step.lines.join(' ');
  return /\([a-dA-D]\)|\\item\b/.test(tex);
}
