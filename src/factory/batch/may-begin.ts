import type { Batch } from '../../domain/batch.ts';
import type { BatchMeter, Spending } from '../../ports/batch-meter.ts';
import type { BatchStore } from '../../ports/batch-store.ts';

/** Whether another job may begin; when the money is spent, the batch is held for all workers. */
export async function mayBegin(
  batch: Batch,
  { store, meter }: { readonly store: Pick<BatchStore, 'hold'>; readonly meter: Pick<BatchMeter, 'spent'> },
): Promise<boolean> {
  const { maxCost } = batch.limits;
  if (maxCost === undefined) return true;
  const reason = obstacle(await meter.spent(batch.id), maxCost);
  if (reason === undefined) return true;
  await store.hold(batch, reason);
  return false;
}

/** Why nothing more may be spent. */
export function obstacle({ cost, unpriced }: Spending, maxCost: number): string | undefined {
  if (cost >= maxCost) return `$${cost.toFixed(2)} of $${maxCost} are spent; allow more with --max-cost.`;
  if (unpriced === 0) return undefined;
  return 'The model has no known price, so --max-cost cannot be kept; name its price with VBAGENT_MODEL_PRICES.';
}
