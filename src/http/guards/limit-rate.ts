import type { Context, MiddlewareHandler } from 'hono';
import { localPrincipal } from '../../domain/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../refusal.ts';

type RateLimit = {
  /** Sustained requests per second; 0 means no limit. */
  readonly perSecond: number;
  readonly clock: Pick<Clock, 'now'>;
};

/** A burst may use this many seconds of the sustained rate. */
const BURST_SECONDS = 4;
/** Unauthenticated callers get a lower rate limit, which slows down guessing of keys. */
const UNAUTHENTICATED_SHARE = 0.2;
/** Limits the memory of the buckets; when it is reached, all buckets are dropped and every caller starts again. */
const MAX_CALLERS = 10_000;

type Bucket = { tokens: number; filledAt: number };

/** Limits requests with a token bucket per caller; the local user is exempt. */
export function limitRate({ perSecond, clock }: RateLimit): MiddlewareHandler<AppEnv> {
  const buckets = new Map<string, Bucket>();
  return (context, next) => {
    const { name, rate } = getCaller(context, perSecond);
    if (rate > 0 && name !== undefined) {
      const now = clock.now().getTime();
      const bucket = refillBucket(buckets.get(name), rate, now);
      if (buckets.size >= MAX_CALLERS && !buckets.has(name)) buckets.clear();
      buckets.set(name, bucket);
      if (bucket.tokens < 1) throw createRefusal((1 - bucket.tokens) / rate);
      bucket.tokens -= 1;
    }
    return next();
  };
}

function getCaller(context: Context<AppEnv>, perSecond: number) {
  const principal = context.get('principal');
  if (principal === localPrincipal) return { name: undefined, rate: 0 };
  if (principal !== undefined) return { name: `known ${principal.id}`, rate: perSecond };
  const address = context.env.incoming?.socket.remoteAddress ?? 'unknown';
  return { name: `unknown ${address}`, rate: perSecond * UNAUTHENTICATED_SHARE };
}

function refillBucket(bucket: Bucket | undefined, rate: number, now: number): Bucket {
  const capacity = Math.max(1, rate * BURST_SECONDS);
  if (bucket === undefined) return { tokens: capacity, filledAt: now };
  const gained = (Math.max(0, now - bucket.filledAt) / 1000) * rate;
  return { tokens: Math.min(capacity, bucket.tokens + gained), filledAt: now };
}

function createRefusal(seconds: number): Refusal {
  return new Refusal('too-many', 'This caller sent too many requests.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
    advice:
      'Wait for the number of seconds in Retry-After. The operator sets the limit with VBAGENT_RATE_LIMIT.',
  });
}
