import type { BatchLimits } from '../domain/batch.ts';
import type { UsageTotal } from './usage-ledger.ts';

/** Calls of a minute, and tokens of a minute; what is left out is not limited. */
export type RateLimits = Pick<BatchLimits, 'requestsPerMinute' | 'tokensPerMinute'>;

/** `cost` counts the calls whose price is known; `unpriced` is how many have none. */
export type Spending = UsageTotal & { readonly cost: number; readonly unpriced: number };

/** What all workers of a batch use together. */
export type BatchMeter = {
  /** Takes the next places in line, and answers how many milliseconds to wait for them. */
  enter(batch: string, limits: RateLimits, requests: number): Promise<number>;
  /** Tokens are known only afterwards: what is above the limit is a debt that whoever enters next waits off. */
  useTokens(batch: string, tokens: number): Promise<void>;
  /** What all calls for a batch used, over all its runs. */
  spent(batch: string): Promise<Spending>;
};
