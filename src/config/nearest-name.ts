const FARTHEST = 3;

/** The known name that differs least from a mistyped one; none when all differ much. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const limit = Math.min(FARTHEST, Math.floor(name.length / 3));
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of known) {
    const slips = countSlips(name.toLowerCase(), candidate.toLowerCase());
    if (slips < least) [best, least] = [candidate, slips];
  }
  return best;
}

/** Signs left out, put in, replaced or swapped with their neighbour. */
function countSlips(typed: string, meant: string): number {
  let [twoBefore, before] = [[] as number[], Array.from({ length: meant.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1];
      const replaced = at(before, column - 1) + (isSame ? 0 : 1);
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      const swapped = row > 1 && column > 1 && isSwapped ? at(twoBefore, column - 2) + 1 : replaced;
      current.push(Math.min(replaced, swapped, at(before, column) + 1, at(current, column - 1) + 1));
    }
    [twoBefore, before] = [before, current];
  }
  return at(before, meant.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
