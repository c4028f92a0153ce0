import { LAYOUT_COMMANDS } from '../../latex/symbols.table.ts';
import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { hasFormula } from '../views/words.ts';

/** Plain arithmetic, and scripts without spaces between words. */
const READABLE_WITHOUT_SPACES =
  /\d\s*[-+*/×÷=^]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u;

export const stemSaysEnough = defineQuestionCheck({
  id: 'stem-says-enough',
  code: 'S01',
  meaning:
    'A stem has at least three words or numbers, a formula or a figure. An error only if options have no text before them or it is a single question word: a document may contain solutions only.',
  severity: 'error',
  thresholds: { words: 3 },
  fails: choiceQuestion('Which?', ['$4$', '$5$ *', '$6$']),
  passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  run: ({ question, stem, part }, getThreshold) => {
    // The shared text above parts may be short or missing, and so may a part such as “Why?”.
    if (question.parts !== undefined || (part !== undefined && stem.visible !== '')) return [];
    const isLongEnough =
      stem.words.length + (stem.visible.match(/\d+/g)?.length ?? 0) >= getThreshold('words') ||
      hasFormula(stem) ||
      question.diagrams.length > 0 ||
      READABLE_WITHOUT_SPACES.test(stem.visible);
    const isComplete = stem.visible !== '' && (isLongEnough || question.table !== undefined);
    if (isComplete || question.kind === 'passage') return [];
    // A document may contain the solutions only, and a part may be a figure that is missing here.
    const isCertain =
      stem.words.length === 0
        ? part === undefined && !isPrintedByCommand(stem.tex) && question.options.length > 0
        : QUESTION_WORD.test(stem.visible);
    const message =
      stem.words.length === 0
        ? 'The question has no text; write it after \\item.'
        : 'The stem is too short to be answered; ask a complete question.';
    return [
      {
        message,
        ...(stem.span === undefined ? {} : { span: getFirstCharacters(stem.span) }),
        field: 'stem',
        ...(!isCertain && { severityShift: -1 as const }),
      },
    ];
  },
});

/** A word that begins a question and asks nothing alone. */
const QUESTION_WORD =
  /^\W*(?:which|what|who|when|where|find|calculate|determine|evaluate|solve|compute|choose|select)\W*$/iu;

/** Whether a stem contains a figure, or a command that is not only for layout. */
function isPrintedByCommand(tex: string): boolean {
  return [...tex.matchAll(/\\([a-zA-Z]{2,})/gu)].some(([, name = '']) => !LAYOUT_COMMANDS.has(name));
}

function getFirstCharacters({ start, end }: { start: number; end: number }): { start: number; end: number } {
  return { start, end: Math.min(end, start + 5) };
}
