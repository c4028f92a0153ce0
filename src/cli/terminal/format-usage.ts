import type { UsageTotal } from '../../ports/usage-meter.ts';

/** Formats the model usage of a run: `2 calls, 1200 tokens in, 80 out, $0.0019`. */
export function formatUsage({ calls, inputTokens, outputTokens, cost }: UsageTotal): string {
  const count = calls === 1 ? '1 call' : `${calls} calls`;
  const price = cost === null ? 'price not known' : `$${cost.toFixed(4)}`;
  return `${count}, ${inputTokens} tokens in, ${outputTokens} out, ${price}`;
}
