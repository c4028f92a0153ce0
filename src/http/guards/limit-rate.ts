import type { Context, MiddlewareHandler } from 'hono';
import { localPrincipal } from '../../domain/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../refusal.ts';

export type RateLimit = {
  /** Requests a second for long; 0 sets no limit. */
  readonly perSecond: number;
  readonly clock: Pick<Clock, 'now'>;
};

/** So many seconds' worth may come at once. */
const BURST_SECONDS = 4;
/** Who cannot say who he is may ask less often: guessing keys should be slow. */
const UNKNOWN_SHARE = 0.2;
const MAX_CALLERS = 10_000;

type Bucket = { tokens: number; filledAt: number };

/** A bucket of tokens for each caller; the person at the machine itself is not counted. */
export function limitRate({ perSecond, clock }: RateLimit): MiddlewareHandler<AppEnv> {
  const buckets = new Map<string, Bucket>();
  return (context, next) => {
    const { name, rate } = callerOf(context, perSecond);
    if (rate > 0 && name !== undefined) {
      const now = clock.now().getTime();
      const bucket = filledBucket(buckets.get(name), rate, now);
      if (buckets.size >= MAX_CALLERS && !buckets.has(name)) buckets.clear();
      buckets.set(name, bucket);
      if (bucket.tokens < 1) throw tooMany((1 - bucket.tokens) / rate);
      bucket.tokens -= 1;
    }
    return next();
  };
}

function callerOf(context: Context<AppEnv>, perSecond: number) {
  const principal = context.get('principal');
  if (principal === localPrincipal) return { name: undefined, rate: 0 };
  if (principal !== undefined) return { name: `known ${principal.id}`, rate: perSecond };
  const address = context.env.incoming?.socket.remoteAddress ?? 'nowhere';
  return { name: `unknown ${address}`, rate: perSecond * UNKNOWN_SHARE };
}

function filledBucket(bucket: Bucket | undefined, rate: number, now: number): Bucket {
  const most = Math.max(1, rate * BURST_SECONDS);
  if (bucket === undefined) return { tokens: most, filledAt: now };
  const gained = (Math.max(0, now - bucket.filledAt) / 1000) * rate;
  return { tokens: Math.min(most, bucket.tokens + gained), filledAt: now };
}

function tooMany(seconds: number): Refusal {
  return new Refusal('too-many', 'Too many requests came from this caller.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
    advice: 'Wait as long as Retry-After says; the operator sets VBAGENT_RATE_LIMIT.',
  });
}
