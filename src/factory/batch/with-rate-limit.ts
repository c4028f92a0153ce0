import type { RateLimits } from '../../ports/batch-meter.ts';
import type { Model, ModelUsage } from '../../ports/model.ts';

/** The line in front of a model, which several processes may share. */
export type ModelLine = {
  readonly limits: RateLimits;
  /** Takes places in line, and answers how many milliseconds to wait. */
  enter(requests: number): Promise<number>;
  useTokens(tokens: number): Promise<void>;
  sleep(milliseconds: number): Promise<unknown>;
};

const TENTHS_OF_A_MINUTE = 600;

/**
 * The same model, asked no faster than the limit, attempts after a failure included; tokens are known only afterwards, so
 * a debt is waited off.
 */
export function withRateLimit(model: Model, line: ModelLine): Model {
  const { requestsPerMinute, tokensPerMinute } = line.limits;
  if (requestsPerMinute === undefined && tokensPerMinute === undefined) return model;
  const admission = createAdmission(line);
  return {
    ask: async (ask) => {
      await admission(ask.signal);
      let isFirst = true;
      const beforeCall = async (signal: AbortSignal): Promise<void> => {
        if (!isFirst) await admission(signal);
        isFirst = false;
        await ask.beforeCall?.(signal);
      };
      let tokens = 0;
      const onUsage = (usage: ModelUsage): void => {
        tokens += usage.inputTokens + usage.outputTokens;
        ask.onUsage?.(usage);
      };
      try {
        return await model.ask({ ...ask, beforeCall, onUsage });
      } finally {
        if (tokensPerMinute !== undefined && tokens > 0) await line.useTokens(tokens);
      }
    },
  };
}

/** Takes the places of a tenth of a second at once, so that a high limit is not itself the bottleneck. */
function createAdmission({ limits, enter, sleep }: ModelLine): (signal?: AbortSignal) => Promise<void> {
  const block = Math.max(1, Math.floor((limits.requestsPerMinute ?? 0) / TENTHS_OF_A_MINUTE));
  let left = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return async (signal) => {
    if (left === 0) {
      left = block;
      turn = enter(block).then((wait) => (wait > 0 ? sleep(wait) : undefined));
    }
    left--;
    await orAborted(turn, signal);
  };
}

/** Who is told to stop does not wait for his turn. */
function orAborted(turn: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (signal === undefined) return turn;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener('abort', stop, { once: true });
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
