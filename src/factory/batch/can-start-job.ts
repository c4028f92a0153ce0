import type { Batch } from '../../domain/batch.ts';
import type { BatchBudget, Spending } from '../../ports/batch-budget.ts';
import type { BatchStore } from '../../ports/batch-store.ts';

/** Returns whether another job may start. When the cost limit is reached, pauses the batch for all workers. */
export async function canStartJob(
  batch: Batch,
  { store, budget }: { store: Pick<BatchStore, 'pause'>; budget: Pick<BatchBudget, 'readSpending'> },
): Promise<boolean> {
  const { maxCost } = batch.limits;
  if (maxCost === undefined) return true;
  const reason = explainBudgetLimit(await budget.readSpending(batch.id), maxCost);
  if (reason === undefined) return true;
  await store.pause(batch, reason);
  return false;
}

/** Explains why no further model call is allowed; returns undefined while calls are allowed. */
export function explainBudgetLimit({ cost, unpriced }: Spending, maxCost: number): string | undefined {
  if (cost >= maxCost)
    return `$${cost.toFixed(2)} of $${maxCost} are spent; raise the limit with --max-cost.`;
  if (unpriced === 0) return undefined;
  return 'The price of the model is not known, so --max-cost cannot be enforced; set it with VBAGENT_MODEL_PRICES.';
}
