import type { Model, ModelUsage } from '../../ports/model.ts';

export type RateLimit = {
  readonly requestsPerMinute?: number | undefined;
  readonly tokensPerMinute?: number | undefined;
};

/** Time, so that tests need none. */
export type Pace = { now(): number; sleep(milliseconds: number): Promise<unknown> };

type Bucket = { readonly perMinute: number; level: number; filledAt: number };

const MINUTE = 60_000;

/** The same model, asked no faster than the limit; tokens are known only afterwards, so a debt is waited off. */
export function withRateLimit(model: Model, limit: RateLimit, pace: Pace): Model {
  const requests = bucketOf(limit.requestsPerMinute, pace);
  const tokens = bucketOf(limit.tokensPerMinute, pace);
  return {
    ask: async (ask) => {
      await admission(requests, 1, pace);
      await admission(tokens, 0, pace);
      const onUsage = (usage: ModelUsage): void => {
        if (tokens) tokens.level -= usage.inputTokens + usage.outputTokens;
        ask.onUsage?.(usage);
      };
      return model.ask({ ...ask, onUsage });
    },
  };
}

/** Begins full, but holds no more than what a second brings, so that a minute's worth is not asked at once. */
function bucketOf(perMinute: number | undefined, pace: Pace): Bucket | undefined {
  return perMinute === undefined ? undefined : { perMinute, level: 1, filledAt: pace.now() };
}

/** Takes its share at once, so that who comes later waits behind it. */
async function admission(bucket: Bucket | undefined, share: number, pace: Pace): Promise<void> {
  if (bucket === undefined) return;
  fill(bucket, pace.now());
  bucket.level -= share;
  if (bucket.level >= 0) return;
  await pace.sleep(Math.ceil((-bucket.level * MINUTE) / bucket.perMinute));
}

function fill(bucket: Bucket, now: number): void {
  const most = Math.max(1, bucket.perMinute / 60);
  const gained = ((now - bucket.filledAt) * bucket.perMinute) / MINUTE;
  bucket.level = Math.min(most, bucket.level + gained);
  bucket.filledAt = now;
}
