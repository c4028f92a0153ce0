import type { ReviewItem } from '../../ports/review-queue.ts';
import { describeText } from './check-correction.ts';
import { type Reversal, revokeStep } from './reverse-steps.ts';
import { itemAfter } from './review-faults.ts';
import type { ReviewTools } from './review-tools.ts';

/** Takes the example of an approved item out of the index, and says so in the item's own history. */
export async function revokeItem(
  { queue, queries }: ReviewTools,
  item: ReviewItem,
  reversal: Reversal,
): Promise<ReviewItem> {
  const served = item.correctedQuery ?? item.generatedQuery;
  const facts = await describeText(queries, item.providerId, served);
  return itemAfter(item.id, await queue.change(item.id, revokeStep(reversal, facts)));
}
