/** Returns the similarity of two texts from 0 to 1: the larger Dice coefficient of their words and of their letter pairs. */
export function similarity(a: string, b: string): number {
  const [wordsA, wordsB] = [splitWords(a), splitWords(b)];
  if (wordsA.length === 0 || wordsB.length === 0) return wordsA.length === wordsB.length ? 1 : 0;
  const [textA, textB] = [wordsA.join(' '), wordsB.join(' ')];
  if (textA === textB) return 1;
  return Math.max(
    diceCoefficient(wordsA, wordsB),
    diceCoefficient(listLetterPairs(textA), listLetterPairs(textB)),
  );
}

/** Splits a text into lower-case words and numbers, without accents and punctuation. */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/['’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Lists every pair of neighbouring characters: `ab` and `bc` for `abc`. */
function listLetterPairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
}

/** Returns the Dice coefficient: twice the number of shared items divided by the number of all items, with repeats. */
function diceCoefficient(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 0;
  const unmatchedCounts = new Map<string, number>();
  for (const item of a) unmatchedCounts.set(item, (unmatchedCounts.get(item) ?? 0) + 1);
  let shared = 0;
  for (const item of b) {
    const count = unmatchedCounts.get(item) ?? 0;
    if (count > 0) shared++;
    unmatchedCounts.set(item, count - 1);
  }
  return (2 * shared) / (a.length + b.length);
}
