/** The similarity of two texts from 0 to 1: the larger Dice coefficient of their words and of their letter pairs. */
export function similarity(a: string, b: string): number {
  const [x, y] = [splitWords(a), splitWords(b)];
  if (x.length === 0 || y.length === 0) return x.length === y.length ? 1 : 0;
  const [left, right] = [x.join(' '), y.join(' ')];
  if (left === right) return 1;
  return Math.max(diceCoefficient(x, y), diceCoefficient(letterPairs(left), letterPairs(right)));
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

/** Every two neighbouring characters: `abc` gives `ab` and `bc`. */
function letterPairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

/** The Dice coefficient: twice the number of shared items over the number of all items; repeated items count. */
function diceCoefficient(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 0;
  const left = new Map<string, number>();
  for (const item of a) left.set(item, (left.get(item) ?? 0) + 1);
  let shared = 0;
  for (const item of b) {
    const count = left.get(item) ?? 0;
    if (count > 0) shared++;
    left.set(item, count - 1);
  }
  return (2 * shared) / (a.length + b.length);
}
