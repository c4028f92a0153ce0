import { orStopped } from '../../agents/or-stopped.ts';
import type { RateLimits } from '../../ports/batch-meter.ts';
import type { Model, ModelUsage } from '../../ports/model.ts';

/** The line in front of a model, which several processes may share. */
export type ModelLine = {
  readonly limits: RateLimits;
  /** Takes places in line, and answers how many milliseconds to wait. */
  enter(requests: number): Promise<number>;
  useTokens(tokens: number): Promise<void>;
  sleep(milliseconds: number): Promise<unknown>;
  now(): number;
};

const TENTHS_OF_A_MINUTE = 600;
const TENTH_OF_A_SECOND_MS = 100;

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

type Places = { left: number; lapseAt: number; readonly turn: Promise<void> };

/**
 * Takes the places of a tenth of a second at once, so that a high limit is not itself the bottleneck. Those that are not
 * used in that time lapse: saved up, they would come on top of the limit.
 */
function createAdmission({ limits, enter, sleep, now }: ModelLine): (signal?: AbortSignal) => Promise<void> {
  const block = Math.max(1, Math.floor((limits.requestsPerMinute ?? 0) / TENTHS_OF_A_MINUTE));
  const takePlaces = (): Places => {
    const places = { left: block, lapseAt: Number.POSITIVE_INFINITY, turn: Promise.resolve() };
    const comeUp = async (): Promise<void> => {
      const wait = await enter(block);
      if (wait > 0) await sleep(wait);
      places.lapseAt = now() + TENTH_OF_A_SECOND_MS;
    };
    places.turn = comeUp();
    return places;
  };
  let places: Places | undefined;
  return async (signal) => {
    if (places === undefined || places.left === 0 || now() > places.lapseAt) places = takePlaces();
    places.left--;
    // Who is told to stop does not wait for his turn.
    await orStopped(places.turn, signal);
  };
}
