import { withAbort } from '../../agents/with-abort.ts';
import type { RateLimits } from '../../ports/batch-budget.ts';
import type { Model, ModelUsage } from '../../ports/model.ts';

/** A rate limit that several processes share. */
type SharedRateLimit = {
  readonly limits: RateLimits;
  /** Reserves requests; returns how many milliseconds to wait before making them. */
  reserve(requests: number): Promise<number>;
  recordTokens(tokens: number): Promise<void>;
  sleep(milliseconds: number): Promise<unknown>;
  now(): number;
};

const TENTHS_OF_SECONDS_PER_MINUTE = 600;
const TENTH_OF_A_SECOND_MS = 100;

/**
 * Limits the requests per minute, retries included, and the tokens per minute. Tokens are known only after a call, so
 * overage delays the next caller.
 */
export function withRateLimit(model: Model, rateLimit: SharedRateLimit): Model {
  const { requestsPerMinute, tokensPerMinute } = rateLimit.limits;
  if (requestsPerMinute === undefined && tokensPerMinute === undefined) return model;
  const waitForSlot = createSlotQueue(rateLimit);
  return {
    ask: async (request) => {
      await waitForSlot(request.signal);
      let isFirst = true;
      const beforeCall = async (signal: AbortSignal): Promise<void> => {
        if (!isFirst) await waitForSlot(signal);
        isFirst = false;
        await request.beforeCall?.(signal);
      };
      let tokens = 0;
      const onUsage = (usage: ModelUsage): void => {
        tokens += usage.inputTokens + usage.outputTokens;
        request.onUsage?.(usage);
      };
      try {
        return await model.ask({ ...request, beforeCall, onUsage });
      } finally {
        if (tokensPerMinute !== undefined && tokens > 0) await rateLimit.recordTokens(tokens);
      }
    },
  };
}

type Slots = { left: number; expiresAt: number; readonly ready: Promise<void> };

/**
 * Reserves the requests of a tenth of a second together, so that reservations do not become the bottleneck of a high limit.
 * Unused ones expire after that time; otherwise they would add to the limit later.
 */
function createSlotQueue(rateLimit: SharedRateLimit): (signal?: AbortSignal) => Promise<void> {
  const { limits, reserve, sleep, now } = rateLimit;
  const block = Math.max(1, Math.floor((limits.requestsPerMinute ?? 0) / TENTHS_OF_SECONDS_PER_MINUTE));
  const reserveBlock = (): Slots => {
    const reserved = { left: block, expiresAt: Number.POSITIVE_INFINITY, ready: Promise.resolve() };
    const waitUntilReady = async (): Promise<void> => {
      const wait = await reserve(block);
      if (wait > 0) await sleep(wait);
      reserved.expiresAt = now() + TENTH_OF_A_SECOND_MS;
    };
    reserved.ready = waitUntilReady();
    return reserved;
  };
  let slots: Slots | undefined;
  return async (signal) => {
    if (slots === undefined || slots.left === 0 || now() > slots.expiresAt) slots = reserveBlock();
    slots.left--;
    // A stopped call does not wait for its slot.
    await withAbort(slots.ready, signal);
  };
}
