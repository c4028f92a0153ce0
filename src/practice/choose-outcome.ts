import type { SqaOutcome } from '../domain/sqa.ts';
import type { Random } from '../item-models/random.ts';

/** Number of recent outcomes that are not chosen again. */
const RECENT_COUNT = 3;

/**
 * Chooses an outcome at random by weight, but none of the last three different ones. When all outcomes are among them, chooses the
 * least recently used. `history` lists the outcomes of the questions so far, oldest first. A similar question has the
 * outcome of the question before it, so it takes no place of its own among the last three.
 */
export function chooseOutcome(
  outcomes: readonly SqaOutcome[],
  history: readonly string[],
  random: Pick<Random, 'next'>,
): string | undefined {
  const newestFirst = [...new Set(history.toReversed())];
  const recent = new Set(newestFirst.slice(0, RECENT_COUNT));
  const notRecent = outcomes.filter(({ id }) => !recent.has(id));
  if (notRecent.length > 0) return pickByWeight(notRecent, random);
  return newestFirst.findLast((used) => outcomes.some(({ id }) => id === used));
}

function pickByWeight(outcomes: readonly SqaOutcome[], { next }: Pick<Random, 'next'>): string | undefined {
  let remaining = next() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  for (const { id, weight } of outcomes) {
    remaining -= weight;
    if (remaining < 0) return id;
  }
  return outcomes.at(-1)?.id;
}
