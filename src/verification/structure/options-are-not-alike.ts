import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { editDistance, foldText, hasFormula, pairsOf } from '../views/words.ts';

export const optionsAreNotAlike = questionCheck({
  id: 'options-are-not-alike',
  code: 'S09',
  meaning: 'Worded options differ by more than a typing slip.',
  severity: 'warning',
  thresholds: { distance: 0.1 },
  fails: choice('Which organ pumps the blood of the body?', [
    'The muscular heart *',
    'The musculer heart',
    'The liver',
  ]),
  passes: choice('Which organ pumps the blood of the body?', ['The heart *', 'The kidney', 'The liver']),
  run: ({ worded }, limit) =>
    pairsOf(worded)
      .filter(([one, other]) => {
        if (hasFormula(one) || hasFormula(other) || /\d/.test(one.visible + other.visible)) return false;
        const [a, b] = [foldText(one.visible), foldText(other.visible)];
        if (a === b || differByWords(one.words, other.words)) return false;
        return (
          Math.min(a.length, b.length) >= 8 &&
          editDistance(a.slice(0, 200), b.slice(0, 200)) <= limit('distance')
        );
      })
      .map(([one, other]) => ({
        message: `Options (${one.id}) and (${other.id}) are nearly the same; is one of them a typing slip?`,
        ...(other.span && { span: other.span }),
        field: other.field,
      })),
});

/** Another word, such as `increases` for `decreases`, is a real difference; a changed letter within a word is none. */
function differByWords(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return true;
  return one.some(
    (word, index) => editDistance(word.toLowerCase(), (other[index] ?? '').toLowerCase()) > 0.2,
  );
}
