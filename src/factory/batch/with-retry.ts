import { asFault, Fault } from '../../domain/fault.ts';
import type { Model, ModelReply, ModelRequest } from '../../ports/model.ts';

/** The clock of the retries, and a listener for pauses. */
type RetryTiming = {
  now(): number;
  sleep(milliseconds: number, signal?: AbortSignal): Promise<unknown>;
  /** Called once each time the service becomes busy or unreachable. */
  readonly onPause?: ((fault: Fault) => void) | undefined;
};

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/**
 * How long a call is retried: a busy service recovers by itself; one that is unreachable for longer needs the operator; one
 * that has never replied is probably configured wrongly.
 */
const MAX_RETRY_MS = { busy: 15 * 60_000, unreachable: 3 * 60_000, neverReplied: 30_000 } as const;

/**
 * Retries calls for work that can wait. When the service reports that it is busy, all calls pause together and then continue.
 * A call that fails otherwise is retried only while no other call succeeds either: then the service is unreachable. If others
 * succeed, the fault belongs to this call.
 */
export function withRetry(model: Model, timing: RetryTiming): Model {
  let pausedUntil = 0;
  let repliedAt = Number.NEGATIVE_INFINITY;
  let isReported = false;
  const pause = (milliseconds: number): void => {
    pausedUntil = Math.max(pausedUntil, timing.now() + milliseconds);
  };
  const getMaxRetryMs = (state: Outage): number =>
    MAX_RETRY_MS[state === 'unreachable' && !Number.isFinite(repliedAt) ? 'neverReplied' : state];
  const toFault = (thrown: unknown, startedAt: number): Fault =>
    repliedAt < startedAt ? asServiceTimeout(asFault(thrown)) : asFault(thrown);
  const waitForPause = async (signal: AbortSignal | undefined): Promise<void> => {
    for (let left = pausedUntil - timing.now(); left > 0; left = pausedUntil - timing.now())
      await timing.sleep(left, signal);
  };
  const callOnce = async <T>(request: ModelRequest<T>): Promise<ModelReply<T>> => {
    await waitForPause(request.signal);
    const reply = await model.ask({
      ...request,
      beforeCall: async (signal) => {
        await waitForPause(signal);
        await request.beforeCall?.(signal);
      },
      onWait: (milliseconds, isBusy) => {
        if (isBusy) pause(milliseconds);
        request.onWait?.(milliseconds, isBusy);
      },
    });
    repliedAt = timing.now();
    isReported = false;
    return reply;
  };
  return {
    ask: async (request) => {
      const startedAt = timing.now();
      for (let round = 0; ; round++) {
        try {
          return await callOnce(request);
        } catch (thrown) {
          const fault = toFault(thrown, startedAt);
          const outage = getOutage(fault);
          if (outage === undefined || request.signal?.aborted === true) throw thrown;
          const isOwn = outage === 'unreachable' && repliedAt >= startedAt;
          if (isOwn || timing.now() - startedAt > getMaxRetryMs(outage)) throw fault;
          if (!isReported) timing.onPause?.(fault);
          isReported = true;
          pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** round));
        }
      }
    },
  };
}

/** Marks a timed-out call as an outage of the service, because no other call succeeded in the meantime. */
function asServiceTimeout(fault: Fault): Fault {
  const { kind, message, advice, facts } = fault;
  if (facts.timedOut !== true) return fault;
  const details = { cause: fault, facts: { ...facts, passing: true } };
  return new Fault(kind, message, advice === undefined ? details : { ...details, advice });
}

type Outage = 'busy' | 'unreachable';

/** Whether waiting may help: the service is busy, or unreachable for now. */
function getOutage({ kind, facts }: Fault): Outage | undefined {
  if (kind !== 'service-down' || facts.passing !== true) return undefined;
  return facts.status === 429 ? 'busy' : 'unreachable';
}
