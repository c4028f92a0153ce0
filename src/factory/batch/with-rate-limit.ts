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

/** Requests are reserved in blocks; one block covers this period. */
const BLOCK_MS = 100;
const BLOCKS_PER_MINUTE = 60_000 / BLOCK_MS;

/**
 * Limits the requests per minute, retries included, and the tokens per minute. Tokens are known only after a call, so
 * usage above the limit delays the next call.
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

/** A block of reserved requests (slots); `ready` resolves when the requests may be sent. */
type SlotBlock = { slotsLeft: number; expiresAt: number; readonly ready: Promise<void> };

/**
 * Returns a function that waits until one request may be sent. Requests are reserved in blocks of a tenth of a second, so that
 * the reservations do not slow down calls under a high limit. Unused requests expire; otherwise later calls could exceed the limit.
 */
function createSlotQueue(rateLimit: SharedRateLimit): (signal?: AbortSignal) => Promise<void> {
  const { limits, reserve, sleep, now } = rateLimit;
  const blockSize = Math.max(1, Math.floor((limits.requestsPerMinute ?? 0) / BLOCKS_PER_MINUTE));
  const reserveBlock = (): SlotBlock => {
    const block = { slotsLeft: blockSize, expiresAt: Number.POSITIVE_INFINITY, ready: Promise.resolve() };
    const waitUntilReady = async (): Promise<void> => {
      const wait = await reserve(blockSize);
      if (wait > 0) await sleep(wait);
      block.expiresAt = now() + BLOCK_MS;
    };
    block.ready = waitUntilReady();
    return block;
  };
  let current: SlotBlock | undefined;
  return async (signal) => {
    if (current === undefined || current.slotsLeft === 0 || now() > current.expiresAt)
      current = reserveBlock();
    current.slotsLeft--;
    // An aborted call stops waiting.
    await withAbort(current.ready, signal);
  };
}
