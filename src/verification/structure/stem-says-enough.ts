import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { hasFormula } from '../views/words.ts';

/** Plain arithmetic, and scripts without spaces between words. */
const READABLE_WITHOUT_SPACES =
  /\d\s*[-+*/×÷=^]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u;

export const stemSaysEnough = defineQuestionCheck({
  id: 'stem-says-enough',
  code: 'S01',
  meaning: 'A stem has at least three words or numbers, a formula or a figure.',
  severity: 'error',
  thresholds: { words: 3 },
  fails: choiceQuestion('Which?', ['$4$', '$5$ *', '$6$']),
  passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  run: ({ question, stem, part }, limit) => {
    // The shared text above parts may be short or missing, and so may a part such as “Why?”.
    if (question.parts !== undefined || (part !== undefined && stem.visible !== '')) return [];
    const isLongEnough =
      stem.words.length + (stem.visible.match(/\d+/g)?.length ?? 0) >= limit('words') ||
      hasFormula(stem) ||
      question.diagrams.length > 0 ||
      READABLE_WITHOUT_SPACES.test(stem.visible);
    const isComplete = stem.visible !== '' && (isLongEnough || question.table !== undefined);
    if (isComplete || question.kind === 'passage') return [];
    const message =
      stem.words.length === 0
        ? 'The question has no text; write it after \\item.'
        : 'The stem is too short to be answered; ask a complete question.';
    return [
      { message, ...(stem.span === undefined ? {} : { span: getFirstCharacters(stem.span) }), field: 'stem' },
    ];
  },
});

function getFirstCharacters({ start, end }: { start: number; end: number }): { start: number; end: number } {
  return { start, end: Math.min(end, start + 5) };
}
