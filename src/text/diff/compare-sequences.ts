/** A stretch of two sequences: the same in both, or `before` of the one replaced by `after` of the other. */
export type Stretch<T> =
  | { readonly same: true; readonly items: readonly T[] }
  | { readonly same: false; readonly before: readonly T[]; readonly after: readonly T[] };

/** Beyond so many differences a smaller answer is not worth its time: the whole middle counts as replaced. */
const MAX_DIFFERENCES = 1_500;

type Match = { readonly x: number; readonly y: number; readonly length: number };

/** The fewest insertions and deletions that lead from one sequence to the other (Myers, greedy). */
export function compareSequences(before: readonly string[], after: readonly string[]): Stretch<string>[] {
  const head = sharedHead(before, after);
  const tail = sharedTail(before, after, head);
  const middle = matchesOf(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  ).map(({ x, y, length }) => ({ x: x + head, y: y + head, length }));
  return stretchesOf(before, after, [
    { x: 0, y: 0, length: head },
    ...middle,
    { x: before.length - tail, y: after.length - tail, length: tail },
  ]);
}

function sharedHead(before: readonly string[], after: readonly string[]): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before[length] === after[length]) length++;
  return length;
}

function sharedTail(before: readonly string[], after: readonly string[], head: number): number {
  const most = Math.min(before.length, after.length) - head;
  let length = 0;
  while (length < most && before[before.length - 1 - length] === after[after.length - 1 - length]) length++;
  return length;
}

/** What both keep, in order. `reach[k]` is the furthest `x` on the diagonal `x - y = k`. */
function matchesOf(before: readonly string[], after: readonly string[]): Match[] {
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

type Step = {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly cost: number;
  readonly middle: number;
};

function extend(reach: Int32Array, { before, after, cost, middle }: Step): Int32Array {
  for (let k = -cost; k <= cost; k += 2) {
    const [below, above] = [reach[middle + k - 1] ?? 0, reach[middle + k + 1] ?? 0];
    let x = k === -cost || (k !== cost && below < above) ? above : below + 1;
    while (x < before.length && x - k < after.length && before[x] === after[x - k]) x++;
    reach[middle + k] = x;
  }
  return reach;
}

/** From the ends back to the start; `trail[cost]` holds the diagonals -cost-1 … cost+1 before that cost was tried. */
function walkBack(
  trail: readonly Int32Array[],
  before: readonly string[],
  after: readonly string[],
): Match[] {
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

function stretchesOf(
  before: readonly string[],
  after: readonly string[],
  matches: readonly Match[],
): Stretch<string>[] {
  const stretches: Stretch<string>[] = [];
  let [x, y] = [0, 0];
  for (const match of matches) {
    if (match.x > x || match.y > y) {
      stretches.push({ same: false, before: before.slice(x, match.x), after: after.slice(y, match.y) });
    }
    if (match.length > 0)
      stretches.push({ same: true, items: before.slice(match.x, match.x + match.length) });
    [x, y] = [match.x + match.length, match.y + match.length];
  }
  return stretches;
}
