import type { Model } from '../../ports/model.ts';

/** The same model with at most so many askings at once; who comes later is asked for later. */
export function withCallLimit(model: Model, most: number): Model {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const enter = async (): Promise<void> => {
    if (underWay < most) underWay++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** A place is handed on, so that nobody slips in between. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) underWay--;
    else next();
  };
  return {
    ask: async (ask) => {
      await enter();
      try {
        ask.signal?.throwIfAborted();
        return await model.ask(ask);
      } finally {
        leave();
      }
    },
  };
}
