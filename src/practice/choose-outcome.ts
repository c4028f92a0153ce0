import type { SqaOutcome } from '../domain/sqa.ts';
import type { Random } from '../item-models/random.ts';

/** So many of the last outcomes are left alone. */
const RECENT = 3;

/**
 * An outcome by its weight, none of the last three; where all of them were among these, the one asked least.
 * `history` is the outcomes of the questions so far, oldest first.
 */
export function chooseOutcome(
  outcomes: readonly SqaOutcome[],
  history: readonly string[],
  random: Pick<Random, 'next'>,
): string | undefined {
  const recent = new Set(history.slice(-RECENT));
  const open = outcomes.filter(({ id }) => !recent.has(id));
  return open.length > 0 ? pickByWeight(open, random) : leastUsed(outcomes, history);
}

function pickByWeight(outcomes: readonly SqaOutcome[], { next }: Pick<Random, 'next'>): string | undefined {
  let left = next() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  for (const { id, weight } of outcomes) {
    left -= weight;
    if (left < 0) return id;
  }
  return outcomes.at(-1)?.id;
}

/** Of those asked equally often, the one that was asked longest ago. */
function leastUsed(outcomes: readonly SqaOutcome[], history: readonly string[]): string | undefined {
  const usesOf = (id: string): number => history.filter((one) => one === id).length;
  const [least] = outcomes.toSorted(
    (one, other) =>
      usesOf(one.id) - usesOf(other.id) || history.lastIndexOf(one.id) - history.lastIndexOf(other.id),
  );
  return least?.id;
}
