import type { Model, ModelUsage } from './model.ts';

export type UsageTotal = ModelUsage & { readonly calls: number };

type UsageMeter = {
  add(usage: ModelUsage): void;
  total(): UsageTotal;
};

/** Creates a meter that sums the usage of model calls; the cost is null once one call has no known price. */
export function createUsageMeter(): UsageMeter {
  let total: UsageTotal = { inputTokens: 0, outputTokens: 0, cost: 0, calls: 0 };
  return {
    add: (usage) => {
      total = { ...sumUsage([total, usage]), calls: total.calls + 1 };
    },
    total: () => total,
  };
}

/** Wraps a model so that the meter records the usage of every call. */
export function withUsageMeter(model: Model, meter: UsageMeter): Model {
  return {
    ask: (request) =>
      model.ask({
        ...request,
        onUsage: (usage) => {
          meter.add(usage);
          request.onUsage?.(usage);
        },
      }),
  };
}

/** Adds up usage; the cost is null if any entry has no known price. */
export function sumUsage(entries: readonly ModelUsage[]): ModelUsage {
  return entries.reduce<ModelUsage>(
    (sum, { inputTokens, outputTokens, cost }) => ({
      inputTokens: sum.inputTokens + inputTokens,
      outputTokens: sum.outputTokens + outputTokens,
      cost: sum.cost === null || cost === null ? null : sum.cost + cost,
    }),
    { inputTokens: 0, outputTokens: 0, cost: 0 },
  );
}
