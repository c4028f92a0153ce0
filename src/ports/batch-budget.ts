import type { BatchLimits } from '../domain/batch.ts';
import type { UsageTotal } from './usage-meter.ts';

/** Requests per minute and tokens per minute; an omitted limit does not apply. */
export type RateLimits = Pick<BatchLimits, 'requestsPerMinute' | 'tokensPerMinute'>;

/** The total usage of a batch: `cost` sums the calls with a known price, `unpriced` counts the calls without one. */
export type Spending = UsageTotal & { readonly cost: number; readonly unpriced: number };

/** The rate limits and the usage that all workers of a batch share. */
export type BatchBudget = {
  /** Reserves this number of requests and returns how many milliseconds the caller must wait before sending them. */
  reserveRequests(batch: string, limits: RateLimits, requests: number): Promise<number>;
  /** Deducts the tokens that a call used. Their number is known only after the call, so overage delays the next reservation. */
  recordTokens(batch: string, tokens: number): Promise<void>;
  /** Sums the usage of all calls for a batch, over all its runs and workers. */
  readSpending(batch: string): Promise<Spending>;
};
