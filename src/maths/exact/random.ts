/**
 * Creates a seeded generator (mulberry32) of numbers in [0, 1). The same seed gives the same sequence on
 * every machine.
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  // The constants and shifts are those of the published mulberry32 algorithm.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
