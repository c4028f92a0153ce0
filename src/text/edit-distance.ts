/**
 * Counts the single-character insertions, deletions, replacements and swaps of neighbours that turn one word into the
 * other (optimal string alignment). Returns `max + 1` when there are more than `max`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  // The last two rows of the distance table; there is one row for each character of `a`.
  let [beforePrevious, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (beforePrevious[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(replace, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swap));
    }
    [beforePrevious, previous] = [previous, row];
  }
  return Math.min(previous[b.length] ?? max + 1, max + 1);
}
