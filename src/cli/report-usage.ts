import type { UsageTotal } from '../ports/usage-ledger.ts';

/** What a run used, for the person who pays: `2 calls, 1200 tokens in, 80 out, $0.0019`. */
export function usageLine({ calls, inputTokens, outputTokens, cost }: UsageTotal): string {
  const count = calls === 1 ? '1 call' : `${calls} calls`;
  const price = cost === null ? 'price not known' : `$${cost.toFixed(4)}`;
  return `${count}, ${inputTokens} tokens in, ${outputTokens} out, ${price}`;
}
