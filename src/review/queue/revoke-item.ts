import type { ReviewItem } from '../../ports/review-queue.ts';
import { readQueryFacts } from './check-correction.ts';
import { type Reversal, revokeStep } from './reverse-steps.ts';
import type { ReviewDeps } from './review-dependencies.ts';
import { getChangedItem } from './review-faults.ts';

// The "query" of an item is the LaTeX of an exam question, or an SQL text. `src/domain/queue-item.ts` explains the
// names.

/** Removes the example of an approved item from the index, and adds the change to the item's history. */
export async function revokeItem(
  { queue, queries }: ReviewDeps,
  item: ReviewItem,
  reversal: Reversal,
): Promise<ReviewItem> {
  const servedQuery = item.correctedQuery ?? item.generatedQuery;
  const facts = await readQueryFacts(queries, item.providerId, servedQuery);
  return getChangedItem(item.id, await queue.change(item.id, revokeStep(reversal, facts)));
}
