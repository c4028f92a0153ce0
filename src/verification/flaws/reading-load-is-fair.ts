import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { splitSentences } from '../views/sentences.ts';
import { createTextView, type TextView } from '../views/text-view.ts';

/** The school grade of a shorter text is not reliable. */
const MIN_GRADED_WORDS = 30;
const longStem = Array.from(
  { length: 20 },
  (_, day) => `On day ${day + 1} the careful farmer weighed the grain.`,
).join(' ');

export const readingLoadIsFair = defineQuestionCheck({
  id: 'reading-load-is-fair',
  code: 'X12',
  meaning: 'The stem has at most 120 words, in sentences a learner can follow.',
  severity: 'info',
  thresholds: { words: 120, grade: 18 },
  fails: writtenQuestion(`${longStem} How much grain is there?`, 'There are $20$ sacks.'),
  passes: writtenQuestion(
    'A farmer weighs a sack of grain each day for $20$ days. How many sacks are there?',
    'There are $20$ sacks.',
  ),
  run: ({ stem, question }, getThreshold) => {
    if (question.kind === 'passage') return [];
    const { prose, words } = /\\begin\{(?:tabular|array)/.test(stem.tex) ? removeTables(stem) : stem;
    const wordCount = words.length;
    const grade = computeGrade(prose, words);
    const location = { ...(stem.span && { span: stem.span }), field: 'stem' };
    if (wordCount > getThreshold('words'))
      return [
        {
          message: `The stem has ${wordCount} words; ${getThreshold('words')} are enough for most questions.`,
          ...location,
        },
      ];
    if (wordCount < MIN_GRADED_WORDS || grade <= getThreshold('grade')) return [];
    return [
      { message: `The stem reads at school grade ${Math.round(grade)}; use shorter sentences.`, ...location },
    ];
  },
});

/** Removes tables, because learners look values up in them instead of reading them. */
function removeTables({ tex, span }: TextView): TextView {
  return createTextView(tex.replace(/\\begin\{(tabular[x*]?|array)\}[\s\S]*?\\end\{\1\}/g, ' '), span);
}

/** Computes the Flesch–Kincaid grade, without formulas. */
function computeGrade(prose: string, words: readonly string[]): number {
  const sentences = Math.max(1, splitSentences(prose).length);
  const syllables = words.reduce(
    (sum, word) => sum + Math.max(1, word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 1),
    0,
  );
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / Math.max(1, words.length)) - 15.59;
}
