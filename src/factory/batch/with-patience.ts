import { asFault, Fault } from '../../domain/fault.ts';
import type { Model, ModelAsk, ModelReply } from '../../ports/model.ts';

/** Time, so that tests need none, and whom to tell why it passes. */
export type Pace = {
  now(): number;
  sleep(milliseconds: number, signal?: AbortSignal): Promise<unknown>;
  /** Called once for each time that the service is busy or away. */
  readonly onPause?: ((fault: Fault) => void) | undefined;
};

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/**
 * A busy service is not for ever; one that is away for longer needs a person; and where one that has never answered is
 * looked for, nobody may be.
 */
const PATIENCE_MS = { busy: 15 * 60_000, passing: 3 * 60_000, unknown: 30_000 } as const;

/**
 * The same model for work that can wait. When the service says that it is busy, all askings pause together, and none is
 * given up for that. An asking that fails otherwise is tried again only while nobody else is answered either: then the
 * service is away, and else the fault is its own.
 */
export function withPatience(model: Model, pace: Pace): Model {
  let pausedUntil = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let isTold = false;
  const pause = (milliseconds: number): void => {
    pausedUntil = Math.max(pausedUntil, pace.now() + milliseconds);
  };
  const patienceFor = (hope: 'busy' | 'passing'): number =>
    PATIENCE_MS[hope === 'passing' && !Number.isFinite(answeredAt) ? 'unknown' : hope];
  const faultOf = (thrown: unknown, begun: number): Fault =>
    answeredAt < begun ? blamedOnService(asFault(thrown)) : asFault(thrown);
  const pauseOver = async (signal: AbortSignal | undefined): Promise<void> => {
    for (let left = pausedUntil - pace.now(); left > 0; left = pausedUntil - pace.now())
      await pace.sleep(left, signal);
  };
  const askOnce = async <T>(ask: ModelAsk<T>): Promise<ModelReply<T>> => {
    await pauseOver(ask.signal);
    const reply = await model.ask({
      ...ask,
      beforeCall: async (signal) => {
        await pauseOver(signal);
        await ask.beforeCall?.(signal);
      },
      onWait: (milliseconds, isBusy) => {
        if (isBusy) pause(milliseconds);
        ask.onWait?.(milliseconds, isBusy);
      },
    });
    answeredAt = pace.now();
    isTold = false;
    return reply;
  };
  return {
    ask: async (ask) => {
      const begun = pace.now();
      for (let round = 0; ; round++) {
        try {
          return await askOnce(ask);
        } catch (thrown) {
          const fault = faultOf(thrown, begun);
          const hope = hopeOf(fault);
          if (hope === undefined || ask.signal?.aborted === true) throw thrown;
          const isOwn = hope === 'passing' && answeredAt >= begun;
          if (isOwn || pace.now() - begun > patienceFor(hope)) throw fault;
          if (!isTold) pace.onPause?.(fault);
          isTold = true;
          pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** round));
        }
      }
    },
  };
}

/** An asking that takes too long while nobody else is answered either: it is the service that hangs, for all. */
function blamedOnService(fault: Fault): Fault {
  const { kind, message, advice, facts } = fault;
  if (facts.timedOut !== true) return fault;
  const details = { cause: fault, facts: { ...facts, passing: true } };
  return new Fault(kind, message, advice === undefined ? details : { ...details, advice });
}

function hopeOf({ kind, facts }: Fault): 'busy' | 'passing' | undefined {
  if (kind !== 'service-down' || facts.passing !== true) return undefined;
  return facts.status === 429 ? 'busy' : 'passing';
}
