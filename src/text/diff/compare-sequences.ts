/** The items of one sequence, such as lines or words. */
type Items = readonly string[];

/** A segment of two sequences: equal items, or `before` in the first replaced by `after` in the second. */
type SequenceSegment =
  | { readonly same: true; readonly items: Items }
  | { readonly same: false; readonly before: Items; readonly after: Items };

/** With more differences, the search is stopped and everything between the shared start and end counts as replaced. */
const MAX_DIFFERENCES = 1_500;

type Match = { readonly x: number; readonly y: number; readonly length: number };

/** Finds the minimum number of insertions and deletions between two sequences (Myers's greedy algorithm). */
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

/** Finds the runs of equal items, in order. `reach[k]` is the furthest `x` on the diagonal `x - y = k`. */
function findMatches(before: Items, after: Items): Match[] {
  if (before.length === 0 || after.length === 0) return [];
  const most = Math.min(before.length + after.length, MAX_DIFFERENCES);
  const trail: Int32Array[] = [];
  let reach: Int32Array = new Int32Array(2 * most + 3);
  for (let cost = 0; cost <= most; cost++) {
    trail.push(reach.slice(most - cost, most + cost + 3));
    reach = extend(reach, { before, after, cost, middle: most + 1 });
    const end = most + 1 + before.length - after.length;
    if ((reach[end] ?? -1) >= before.length) return walkBack(trail, before, after);
  }
  return [];
}

type Step = { before: Items; after: Items; cost: number; middle: number };

/** Extends every diagonal by one insertion or deletion and then as far as the items are equal. */
function extend(reach: Int32Array, { before, after, cost, middle }: Step): Int32Array {
  for (let k = -cost; k <= cost; k += 2) {
    const [below, above] = [reach[middle + k - 1] ?? 0, reach[middle + k + 1] ?? 0];
    let x = k === -cost || (k !== cost && below < above) ? above : below + 1;
    while (x < before.length && x - k < after.length && before[x] === after[x - k]) x++;
    reach[middle + k] = x;
  }
  return reach;
}

/** Reconstructs the matches from the end. `trail[cost]` has the diagonals -cost-1 … cost+1 before that cost was tried. */
function walkBack(trail: readonly Int32Array[], before: Items, after: Items): Match[] {
  const matches: Match[] = [];
  let [x, y] = [before.length, after.length];
  for (let cost = trail.length - 1; cost >= 0; cost--) {
    const at = (k: number): number => trail[cost]?.[k + cost + 1] ?? 0;
    const k = x - y;
    const down = k === -cost || (k !== cost && at(k - 1) < at(k + 1));
    const start = cost === 0 ? 0 : down ? at(k + 1) : at(k - 1) + 1;
    if (x > start) matches.push({ x: start, y: start - k, length: x - start });
    [x, y] = down ? [start, start - k - 1] : [start - 1, start - k];
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
