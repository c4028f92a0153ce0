import type { Model } from '../../ports/model.ts';

/** Limits concurrent calls of the model; the rest wait in a queue. */
export function withCallLimit(model: Model, maxConcurrent: number): Model {
  const waiting: (() => void)[] = [];
  let running = 0;
  const acquire = async (): Promise<void> => {
    if (running < maxConcurrent) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** Passes the slot directly to the next waiting call, so that a new call cannot overtake it. */
  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  };
  return {
    ask: async (request) => {
      await acquire();
      try {
        request.signal?.throwIfAborted();
        return await model.ask(request);
      } finally {
        release();
      }
    },
  };
}
