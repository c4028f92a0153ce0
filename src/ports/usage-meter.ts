import type { Model, ModelUsage } from './model.ts';

export type UsageTotal = ModelUsage & { readonly calls: number };

export type UsageMeter = {
  add(usage: ModelUsage): void;
  total(): UsageTotal;
};

/** Adds up what the calls of one run used; the cost is null as soon as one of them has no known price. */
export function createUsageMeter(): UsageMeter {
  let total: UsageTotal = { inputTokens: 0, outputTokens: 0, cost: 0, calls: 0 };
  return {
    add: (usage) => {
      total = { ...sumUsage([total, usage]), calls: total.calls + 1 };
    },
    total: () => total,
  };
}

/** The same model, with every call written into the ledger. */
export function withUsageMeter(model: Model, ledger: UsageMeter): Model {
  return {
    ask: (ask) =>
      model.ask({
        ...ask,
        onUsage: (usage) => {
          ledger.add(usage);
          ask.onUsage?.(usage);
        },
      }),
  };
}

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
