import type { SqaOutcome } from '../domain/sqa.ts';
import type { Random } from '../item-models/random.ts';

/** Number of recent outcomes that are not chosen again. */
const RECENT_COUNT = 3;

/**
 * Chooses an outcome at random by weight, except the last three. When all outcomes are among them, chooses the least used.
 * `history` lists the outcomes of the questions so far, oldest first.
 */
export function chooseOutcome(
  outcomes: readonly SqaOutcome[],
  history: readonly string[],
  random: Pick<Random, 'next'>,
): string | undefined {
  const recent = new Set(history.slice(-RECENT_COUNT));
  const notRecent = outcomes.filter(({ id }) => !recent.has(id));
  return notRecent.length > 0 ? pickByWeight(notRecent, random) : findLeastUsed(outcomes, history);
}

function pickByWeight(outcomes: readonly SqaOutcome[], { next }: Pick<Random, 'next'>): string | undefined {
  let remaining = next() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  for (const { id, weight } of outcomes) {
    remaining -= weight;
    if (remaining < 0) return id;
  }
  return outcomes.at(-1)?.id;
}

/** Finds the least used outcome; of equally used ones, the one whose last use is oldest. */
function findLeastUsed(outcomes: readonly SqaOutcome[], history: readonly string[]): string | undefined {
  const countUses = (id: string): number => history.filter((used) => used === id).length;
  const [leastUsed] = outcomes.toSorted(
    (a, b) => countUses(a.id) - countUses(b.id) || history.lastIndexOf(a.id) - history.lastIndexOf(b.id),
  );
  return leastUsed?.id;
}
