import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { hasFormula, listPairs, normalizeText } from '../views/words.ts';

/** A chemical ending that makes another word, or the last letter. */
const ENDING = /(?:ate|ite|ide|ane|ene|yne|ose|ase|.)$/;

export const optionsAreNotAlike = questionCheck({
  id: 'options-are-not-alike',
  code: 'S09',
  meaning: 'Worded options differ by more than a typing error.',
  severity: 'warning',
  thresholds: { distance: 0.1 },
  fails: choice('Which organ pumps the blood of the body?', [
    'The muscular heart *',
    'The musculer heart',
    'The liver',
  ]),
  passes: choice('Which organ pumps the blood of the body?', ['The heart *', 'The kidney', 'The liver']),
  run: ({ worded }, limit) =>
    listPairs(worded)
      .filter(([one, other]) => {
        if (hasFormula(one) || hasFormula(other) || /\d/.test(one.visible + other.visible)) return false;
        const [a, b] = [normalizeText(one.visible), normalizeText(other.visible)];
        if (a === b || !differByTypingError(one.words, other.words)) return false;
        return Math.min(a.length, b.length) >= 8 && 1 / Math.max(a.length, b.length) <= limit('distance');
      })
      .map(([one, other]) => ({
        message: `Options (${one.id}) and (${other.id}) are nearly the same; check for a typing error.`,
        ...(other.span && { span: other.span }),
        field: other.field,
      })),
});

/** Whether two options differ only by a typing error in one word. */
function differByTypingError(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  const changed = one.flatMap((word, index): [string, string][] => {
    const [a, b] = [word.toLowerCase(), (other[index] ?? '').toLowerCase()];
    return a === b ? [] : [[a, b]];
  });
  const [only] = changed;
  return only !== undefined && changed.length === 1 && isTypingError(...only);
}

/**
 * Whether two words differ by one letter added, removed, replaced or swapped inside the word. Differences at the start or
 * in the ending make other words: `nitrate` and `nitrite`, `ethanoic` and `methanoic`, `gene` and `genes`.
 */
function isTypingError(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.max(one.length, other.length) < 5) return false;
  if (ENDING.exec(one)?.[0] !== ENDING.exec(other)?.[0]) return false;
  const start = [...one].findIndex((letter, index) => letter !== other[index]);
  const [a, b] = [one.slice(start < 0 ? other.length : start), other.slice(start < 0 ? one.length : start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}
