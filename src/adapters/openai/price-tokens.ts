import type { ModelPrices } from './model-prices.table.ts';

export type TokenCount = {
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
};

const MILLION = 1_000_000;
const DATED = /-\d{4}-\d{2}-\d{2}$/;

/** US dollars, or null when the model has no price or the service counted no tokens. */
export function priceTokens(prices: ModelPrices, model: string, count: TokenCount): number | null {
  const price = findPrice(prices, model);
  if (price === undefined || count.inputTokens + count.outputTokens === 0) return null;
  const fresh = count.inputTokens - count.cachedInputTokens;
  const cachedPrice = price.cachedInput ?? price.input;
  const dollars =
    fresh * price.input + count.cachedInputTokens * cachedPrice + count.outputTokens * price.output;
  return dollars / MILLION;
}

/** A dated name such as `gpt-5-2025-08-07` costs what its family costs. */
function findPrice(prices: ModelPrices, model: string): ModelPrices[string] | undefined {
  const name = Object.hasOwn(prices, model) ? model : model.replace(DATED, '');
  return Object.hasOwn(prices, name) ? prices[name] : undefined;
}
