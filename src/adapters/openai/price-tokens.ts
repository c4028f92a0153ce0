import type { ModelPrices } from './model-prices.table.ts';

type TokenCount = {
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
};

const MILLION = 1_000_000;
const DATE_SUFFIX = /-\d{4}-\d{2}-\d{2}$/;

/** Returns the cost in US dollars; null when the model has no price or the service reported no tokens. */
export function priceTokens(prices: ModelPrices, model: string, count: TokenCount): number | null {
  const price = findPrice(prices, model);
  if (price === undefined || count.inputTokens + count.outputTokens === 0) return null;
  const uncached = count.inputTokens - count.cachedInputTokens;
  const cachedPrice = price.cachedInput ?? price.input;
  const dollars =
    uncached * price.input + count.cachedInputTokens * cachedPrice + count.outputTokens * price.output;
  return dollars / MILLION;
}

/** Finds the price of a model; a dated name such as `gpt-5-2025-08-07` has the price of its family. */
function findPrice(prices: ModelPrices, model: string): ModelPrices[string] | undefined {
  const name = Object.hasOwn(prices, model) ? model : model.replace(DATE_SUFFIX, '');
  return Object.hasOwn(prices, name) ? prices[name] : undefined;
}
