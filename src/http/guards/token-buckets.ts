import type { Clock } from '../../ports/clock.ts';
import { Refusal } from '../refusal.ts';

type BucketOptions = {
  /** Sustained tokens per second. A request takes one token, or a number of its own, such as its bytes. */
  readonly rate: number;
  /** Tokens that may be taken at once after a pause. */
  readonly burst: number;
  readonly clock: Pick<Clock, 'now'>;
};

type TokenBuckets = {
  /** Takes tokens from the bucket with this name, by default one; throws 429 with `Retry-After` if there are not enough. */
  take(name: string, count?: number): void;
};

/** Limits the memory of the buckets; the bucket that was not used for the longest time is removed first. */
const MAX_BUCKETS = 10_000;

type Bucket = { tokens: number; filledAt: number };

/** Creates token buckets by name. Each fills at the rate, up to the burst. */
export function createTokenBuckets({ rate, burst, clock }: BucketOptions): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  return {
    take(name, count = 1) {
      const now = clock.now().getTime();
      const { tokens, filledAt } = buckets.get(name) ?? { tokens: burst, filledAt: now };
      const gained = (Math.max(0, now - filledAt) / 1000) * rate;
      const bucket = { tokens: Math.min(burst, tokens + gained), filledAt: now };
      // Deleted first, so that it becomes the newest entry; a Map keeps its insertion order.
      buckets.delete(name);
      buckets.set(name, bucket);
      const [oldest] = buckets.keys();
      if (buckets.size > MAX_BUCKETS && oldest !== undefined) buckets.delete(oldest);
      if (bucket.tokens < count) throw createRefusal((count - bucket.tokens) / rate);
      bucket.tokens -= count;
    },
  };
}

function createRefusal(seconds: number): Refusal {
  return new Refusal('too-many', 'This caller sent too many requests.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
    advice:
      'Wait for the number of seconds in Retry-After. The operator sets the limit with VBAGENT_RATE_LIMIT.',
  });
}
