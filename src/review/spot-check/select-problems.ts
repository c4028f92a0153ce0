import { createRandom } from '../../item-models/random.ts';

/** Selects up to `count` different problems at random; the same seed selects the same problems. */
export function selectRandom(problemIds: readonly string[], count: number, seed: string): string[] {
  return createRandom(`spot-check ${seed}`).sample(problemIds, Math.max(0, count));
}
