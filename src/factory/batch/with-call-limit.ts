import type { Model } from '../../ports/model.ts';

/** Limits concurrent calls of the model; the rest wait in a queue. */
export function withCallLimit(model: Model, maxConcurrent: number): Model {
  const waiting: (() => void)[] = [];
  let running = 0;
  const acquire = async (): Promise<void> => {
    if (running < maxConcurrent) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** Ends a call. The next waiting call starts at once, so that a new call cannot start before it. */
  const release = (): void => {
    const startNext = waiting.shift();
    if (startNext === undefined) running--;
    else startNext();
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
