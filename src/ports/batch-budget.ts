import type { BatchLimits } from '../domain/batch.ts';
import type { UsageTotal } from './usage-meter.ts';

/** Calls of a minute, and tokens of a minute; what is left out is not limited. */
export type RateLimits = Pick<BatchLimits, 'requestsPerMinute' | 'tokensPerMinute'>;

/** `cost` counts the calls whose price is known; `unpriced` is how many have none. */
export type Spending = UsageTotal & { readonly cost: number; readonly unpriced: number };

/** What all workers of a batch use together. */
export type BatchBudget = {
  /** Takes the next places in line, and answers how many milliseconds to wait for them. */
  reserveRequests(batch: string, limits: RateLimits, requests: number): Promise<number>;
  /** Tokens are known only afterwards: what is above the limit is a debt that whoever enters next waits off. */
  recordTokens(batch: string, tokens: number): Promise<void>;
  /** What all calls for a batch used, over all its runs. */
  readSpending(batch: string): Promise<Spending>;
};
