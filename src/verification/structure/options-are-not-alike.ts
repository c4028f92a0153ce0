import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { hasFormula, listPairs, normalizeText } from '../views/words.ts';

/** The ending of a chemical name, or the last letter of another word. Words that differ only there are different words. */
const WORD_ENDING = /(?:ate|ite|ide|ane|ene|yne|ose|ase|.)$/;

export const optionsAreNotAlike = defineQuestionCheck({
  id: 'options-are-not-alike',
  code: 'S09',
  meaning: 'Worded options differ by more than a typing error.',
  severity: 'warning',
  thresholds: { distance: 0.1 },
  fails: choiceQuestion('Which organ pumps the blood of the body?', [
    'The muscular heart *',
    'The musculer heart',
    'The liver',
  ]),
  passes: choiceQuestion('Which organ pumps the blood of the body?', [
    'The heart *',
    'The kidney',
    'The liver',
  ]),
  run: ({ authoredOptions }, getThreshold) =>
    listPairs(authoredOptions)
      .filter(([first, second]) => {
        if (hasFormula(first) || hasFormula(second) || /\d/.test(first.visible + second.visible))
          return false;
        const [a, b] = [normalizeText(first.visible), normalizeText(second.visible)];
        if (a === b || !differByTypingError(first.words, second.words)) return false;
        return (
          Math.min(a.length, b.length) >= 8 && 1 / Math.max(a.length, b.length) <= getThreshold('distance')
        );
      })
      .map(([first, second]) => ({
        message: `Options (${first.id}) and (${second.id}) are nearly the same; check for a typing error.`,
        ...(second.span && { span: second.span }),
        field: second.field,
      })),
});

/** Whether two options differ only by a typing error in one word. */
function differByTypingError(first: readonly string[], second: readonly string[]): boolean {
  if (first.length !== second.length) return false;
  const changes = first.flatMap((word, index): [string, string][] => {
    const [a, b] = [word.toLowerCase(), (second[index] ?? '').toLowerCase()];
    return a === b ? [] : [[a, b]];
  });
  const [onlyChange] = changes;
  return onlyChange !== undefined && changes.length === 1 && isTypingError(...onlyChange);
}

/**
 * Whether two words differ by one letter added, removed, replaced or swapped inside the word. Differences at the start or
 * in the ending make other words: `nitrate` and `nitrite`, `ethanoic` and `methanoic`, `gene` and `genes`.
 */
function isTypingError(first: string, second: string): boolean {
  if (first[0] !== second[0] || Math.max(first.length, second.length) < 5) return false;
  if (WORD_ENDING.exec(first)?.[0] !== WORD_ENDING.exec(second)?.[0]) return false;
  const firstDifference = [...first].findIndex((letter, index) => letter !== second[index]);
  const [a, b] = [
    first.slice(firstDifference < 0 ? second.length : firstDifference),
    second.slice(firstDifference < 0 ? first.length : firstDifference),
  ];
  // What remains of both words from the first different letter on: one letter replaced, removed, added, or two letters swapped.
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}
