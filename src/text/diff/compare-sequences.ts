/** The items of one sequence, such as lines or words. */
type Items = readonly string[];

/** A segment of two sequences: equal items, or `before` in the first replaced by `after` in the second. */
type SequenceSegment =
  | { readonly same: true; readonly items: Items }
  | { readonly same: false; readonly before: Items; readonly after: Items };

/** With more differences, the search stops and all items between the shared start and the shared end count as replaced. */
const MAX_DIFFERENCES = 1_500;

/** A run of equal items: it starts at index `x` in the first sequence and at `y` in the second. */
type Match = { readonly x: number; readonly y: number; readonly length: number };

/** Compares two sequences with as few insertions and deletions as possible (Myers's greedy diff algorithm). */
export function compareSequences(before: Items, after: Items): SequenceSegment[] {
  const head = countSharedHead(before, after);
  const tail = countSharedTail(before, after, head);
  const [beforeEnd, afterEnd] = [before.length - tail, after.length - tail];
  const matches = findMatches(before.slice(head, beforeEnd), after.slice(head, afterEnd));
  const middle = matches.map(({ x, y, length }) => ({ x: x + head, y: y + head, length }));
  return toSegments(before, after, [
    { x: 0, y: 0, length: head },
    ...middle,
    { x: beforeEnd, y: afterEnd, length: tail },
  ]);
}

function countSharedHead(before: Items, after: Items): number {
  const max = Math.min(before.length, after.length);
  let length = 0;
  while (length < max && before[length] === after[length]) length++;
  return length;
}

function countSharedTail(before: Items, after: Items, head: number): number {
  const max = Math.min(before.length, after.length) - head;
  let length = 0;
  while (length < max && before[before.length - 1 - length] === after[after.length - 1 - length]) length++;
  return length;
}

/**
 * Finds the runs of equal items, in order. For each diagonal `x - y = k`, `reach` stores the largest `x` that can be reached
 * with `cost` insertions and deletions; the entry of diagonal 0 is at index `maxCost + 1`.
 */
function findMatches(before: Items, after: Items): Match[] {
  if (before.length === 0 || after.length === 0) return [];
  const maxCost = Math.min(before.length + after.length, MAX_DIFFERENCES);
  const history: Int32Array[] = [];
  let reach: Int32Array = new Int32Array(2 * maxCost + 3);
  for (let cost = 0; cost <= maxCost; cost++) {
    history.push(reach.slice(maxCost - cost, maxCost + cost + 3));
    reach = extendDiagonals(reach, { before, after, cost, zeroIndex: maxCost + 1 });
    const endIndex = maxCost + 1 + before.length - after.length;
    if ((reach[endIndex] ?? -1) >= before.length) return reconstructMatches(history, before, after);
  }
  return [];
}

type SearchStep = { before: Items; after: Items; cost: number; zeroIndex: number };

/** Extends every diagonal by one insertion or deletion and then as far as the items are equal. */
function extendDiagonals(reach: Int32Array, { before, after, cost, zeroIndex }: SearchStep): Int32Array {
  for (let k = -cost; k <= cost; k += 2) {
    const [below, above] = [reach[zeroIndex + k - 1] ?? 0, reach[zeroIndex + k + 1] ?? 0];
    let x = k === -cost || (k !== cost && below < above) ? above : below + 1;
    while (x < before.length && x - k < after.length && before[x] === after[x - k]) x++;
    reach[zeroIndex + k] = x;
  }
  return reach;
}

/** Reconstructs the matches from the end. `history[cost]` is `reach` before that cost was tried, for diagonals -cost-1 to cost+1. */
function reconstructMatches(history: readonly Int32Array[], before: Items, after: Items): Match[] {
  const matches: Match[] = [];
  let [x, y] = [before.length, after.length];
  for (let cost = history.length - 1; cost >= 0; cost--) {
    const reachAt = (k: number): number => history[cost]?.[k + cost + 1] ?? 0;
    const k = x - y;
    const isInsertion = k === -cost || (k !== cost && reachAt(k - 1) < reachAt(k + 1));
    const start = cost === 0 ? 0 : isInsertion ? reachAt(k + 1) : reachAt(k - 1) + 1;
    if (x > start) matches.push({ x: start, y: start - k, length: x - start });
    [x, y] = isInsertion ? [start, start - k - 1] : [start - 1, start - k];
  }
  return matches.reverse();
}

function toSegments(before: Items, after: Items, matches: readonly Match[]): SequenceSegment[] {
  const segments: SequenceSegment[] = [];
  let [x, y] = [0, 0];
  for (const match of matches) {
    if (match.x > x || match.y > y) {
      segments.push({ same: false, before: before.slice(x, match.x), after: after.slice(y, match.y) });
    }
    if (match.length > 0) segments.push({ same: true, items: before.slice(match.x, match.x + match.length) });
    [x, y] = [match.x + match.length, match.y + match.length];
  }
  return segments;
}
