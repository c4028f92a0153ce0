/** How alike two texts are, from 0 to 1: the better of shared words and shared letter pairs. */
export function similarity(a: string, b: string): number {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  if (x.length === 0 || y.length === 0) return x.length === y.length ? 1 : 0;
  const [left, right] = [x.join(' '), y.join(' ')];
  if (left === right) return 1;
  return Math.max(dice(x, y), dice(pairsOf(left), pairsOf(right)));
}

/** Lower-case words and numbers without accents and punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/['’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

/** Twice the shared items over all items, repeated ones counted. */
function dice(a: readonly string[], b: readonly string[]): number {
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

/** Fewest single-letter changes from one word to the other, up to `most`; neighbours swapped count as one. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swap));
    }
    [before, previous] = [previous, row];
  }
  return Math.min(previous[b.length] ?? most + 1, most + 1);
}
