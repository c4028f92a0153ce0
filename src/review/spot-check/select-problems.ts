import { createRandom } from '../../item-models/random.ts';

/** So many different problems at random, or all when there are fewer; the same seed answers the same. */
export function selectRandom(problemIds: readonly string[], count: number, seed: string): string[] {
  return createRandom(`spot-check ${seed}`).sample(problemIds, Math.max(0, count));
}
