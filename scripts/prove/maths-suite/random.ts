/** Random numbers: an integer from `low` to `high`, a non-zero integer up to ±`limit`, or an element of a list. */
export type Random = {
  int: (low: number, high: number) => number;
  nonzero: (limit: number) => number;
  pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number];
};

/** Creates a random number generator (mulberry32) that depends only on the text of the seed. */
export function createRandom(seed: string): Random {
  let state = [...seed].reduce(
    (hash, char) => Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619),
    2166136261,
  );
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const mixedAgain = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixedAgain ^ (mixedAgain >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    nonzero: (limit) => int(1, limit) * (next() < 0.5 ? -1 : 1),
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
  };
}
