import type { SolutionStep } from '../domain/question-content.ts';
import { visibleText } from './visible-text.ts';

type OptionCandidates = {
  readonly options: readonly { readonly text: string }[];
  /** Visible text before the options. */
  readonly stem: string;
  readonly solution: readonly SolutionStep[];
};

/** The first word of a part of a question: a task, not an option. */
const TASK_START =
  /^(?:find|calculate|determine|evaluate|solve|compute|show|prove|derive|state|write|explain|draw|sketch|name|define|give|list|describe|express|use|verify|obtain|estimate|discuss|compare|simplify|factorise|differentiate|integrate|hence|what|how|why|which|when|where|if|for|is|are|does|do|can|consider)\b/i;
/** A word in the stem that sets a task. */
const TASK_WORD =
  /\b(?:find|calculate|determine|evaluate|solve|compute|show|prove|derive|state|write|explain|draw|sketch|define|give|list|describe|express|simplify|factorise|differentiate|integrate|consider|fill)\b/i;
/** Words that request a choice even when the stem also contains a task word. */
const CHOICE_WORD = /\b(?:which|choose|select|pick|mark)\b/i;
const MAX_OPTION_LENGTH = 80;
const MIN_OPTIONS = 3;
const MAX_OPTIONS = 6;

/**
 * Whether labelled lines without a key are options and not parts of the question: they are short, none of them is a
 * task, and the stem before them is a question, requests a choice or is an unfinished sentence.
 */
export function looksLikeOptions({ options, stem, solution }: OptionCandidates): boolean {
  if (options.length < MIN_OPTIONS || options.length > MAX_OPTIONS) return false;
  const texts = options.map(({ text }) => visibleText(text));
  const areShortAnswers = texts.every(
    (text) => text !== '' && text.length <= MAX_OPTION_LENGTH && !TASK_START.test(text),
  );
  if (!areShortAnswers || texts.some((text) => text.endsWith('?'))) return false;
  return asksForChoice(stem) && !solution.some(mentionsParts);
}

/** Whether a stem ends as a question or in the middle of a sentence, and not with a task. */
function asksForChoice(stem: string): boolean {
  const lastSentence = stem.split(/[.?!]\s+/).at(-1) ?? '';
  if (stem === '' || /[.;]$/.test(stem) || (TASK_WORD.test(lastSentence) && !CHOICE_WORD.test(lastSentence)))
    return false;
  return /\?$/.test(stem) || /[\p{L}\p{N}:)_–—-]$/u.test(stem);
}

function mentionsParts(step: SolutionStep): boolean {
  const tex = step.kind === 'prose' ? step.tex : step.lines.join(' ');
  return /\([a-dA-D]\)|\\item\b/.test(tex);
}
