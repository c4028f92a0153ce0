import type { ModelUsage } from '../../../ports/model.ts';
import type { Db } from '../schema/schema.ts';

/** The batch whose budget a model call counts towards, and the worker that made the call. */
export type UsageAccount = { readonly batch: string; readonly worker: string };

/** Adds usage to the account. Each worker has its own row, so that workers do not block each other. */
export async function recordUsage(
  executor: Db,
  account: UsageAccount,
  usages: readonly ModelUsage[],
): Promise<void> {
  if (usages.length === 0) return;
  const sum = (select: (usage: ModelUsage) => number): number =>
    usages.reduce((total, usage) => total + select(usage), 0);
  const row = {
    ...account,
    calls: usages.length,
    input_tokens: sum(({ inputTokens }) => inputTokens),
    output_tokens: sum(({ outputTokens }) => outputTokens),
    cost: sum(({ cost }) => cost ?? 0),
    unpriced: sum(({ cost }) => (cost === null ? 1 : 0)),
  };
  await executor
    .insertInto('batch_usage')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['batch', 'worker']).doUpdateSet(({ eb }) => ({
        calls: eb('batch_usage.calls', '+', row.calls),
        input_tokens: eb('batch_usage.input_tokens', '+', row.input_tokens),
        output_tokens: eb('batch_usage.output_tokens', '+', row.output_tokens),
        cost: eb('batch_usage.cost', '+', row.cost),
        unpriced: eb('batch_usage.unpriced', '+', row.unpriced),
      })),
    )
    .execute();
}
