import type { SqaOutcome } from '../domain/sqa.ts';
import type { Random } from '../item-models/random.ts';

/** Number of recent outcomes that are not chosen again. */
const RECENT_COUNT = 3;

/**
 * Chooses an outcome at random by weight, none of the last three. When all outcomes are recent, chooses the least used one.
 * `history` lists the outcomes of the questions so far, oldest first.
 */
export function chooseOutcome(
  outcomes: readonly SqaOutcome[],
  history: readonly string[],
  random: Pick<Random, 'next'>,
): string | undefined {
  const recent = new Set(history.slice(-RECENT_COUNT));
  const open = outcomes.filter(({ id }) => !recent.has(id));
  return open.length > 0 ? pickByWeight(open, random) : findLeastUsed(outcomes, history);
}

function pickByWeight(outcomes: readonly SqaOutcome[], { next }: Pick<Random, 'next'>): string | undefined {
  let left = next() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  for (const { id, weight } of outcomes) {
    left -= weight;
    if (left < 0) return id;
  }
  return outcomes.at(-1)?.id;
}

/** Of equally used outcomes, the one used longest ago. */
function findLeastUsed(outcomes: readonly SqaOutcome[], history: readonly string[]): string | undefined {
  const countUses = (id: string): number => history.filter((one) => one === id).length;
  const [least] = outcomes.toSorted(
    (one, other) =>
      countUses(one.id) - countUses(other.id) || history.lastIndexOf(one.id) - history.lastIndexOf(other.id),
  );
  return least?.id;
}
