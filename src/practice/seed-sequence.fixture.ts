/** Returns a source of seeds that returns the same ones in every run: a linear congruential generator. */
export function createSeedSequence(start = 1): () => number {
  let lastSeed = start;
  return () => {
    lastSeed = (lastSeed * 48_271) % 2_147_483_647;
    return lastSeed;
  };
}
