import { asFault, Fault } from '../../domain/fault.ts';
import type { Model, ModelReply, ModelRequest } from '../../ports/model.ts';

/** The clock that the retries use, and a callback for pauses. */
type RetryTiming = {
  now(): number;
  sleep(milliseconds: number, signal?: AbortSignal): Promise<unknown>;
  /** Called once each time the service becomes busy or unreachable. */
  readonly onPause?: ((fault: Fault) => void) | undefined;
};

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/**
 * How long a call is retried. A busy service usually recovers. An unreachable service probably needs the operator. A service
 * that has never replied is probably configured wrongly.
 */
const MAX_RETRY_MS = { busy: 15 * 60_000, unreachable: 3 * 60_000, neverReplied: 30_000 } as const;

/**
 * Retries failed calls, for background work that can wait. When the service reports that it is busy, all calls pause together
 * and then continue. After any other failure, a call is retried only if no other call has succeeded since it started: then the
 * service is unreachable. If another call has succeeded, the failure is specific to this call, and the fault is thrown.
 */
export function withRetry(model: Model, timing: RetryTiming): Model {
  let pausedUntil = 0;
  let lastReplyAt = Number.NEGATIVE_INFINITY;
  let isPauseReported = false;
  const pause = (milliseconds: number): void => {
    pausedUntil = Math.max(pausedUntil, timing.now() + milliseconds);
  };
  const getMaxRetryMs = (outage: Outage): number =>
    MAX_RETRY_MS[outage === 'unreachable' && !Number.isFinite(lastReplyAt) ? 'neverReplied' : outage];
  const toFault = (thrown: unknown, startedAt: number): Fault =>
    lastReplyAt < startedAt ? asServiceTimeout(asFault(thrown)) : asFault(thrown);
  const waitForPause = async (signal: AbortSignal | undefined): Promise<void> => {
    for (let waitMs = pausedUntil - timing.now(); waitMs > 0; waitMs = pausedUntil - timing.now())
      await timing.sleep(waitMs, signal);
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
    lastReplyAt = timing.now();
    isPauseReported = false;
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
          const outage = toOutage(fault);
          if (outage === undefined || request.signal?.aborted === true) throw thrown;
          const isSpecificToCall = outage === 'unreachable' && lastReplyAt >= startedAt;
          if (isSpecificToCall || timing.now() - startedAt > getMaxRetryMs(outage)) throw fault;
          if (!isPauseReported) timing.onPause?.(fault);
          isPauseReported = true;
          pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** round));
        }
      }
    },
  };
}

/** Marks a timeout as a temporary outage of the service (`passing`), because no other call has succeeded since this one started. */
function asServiceTimeout(fault: Fault): Fault {
  const { kind, message, advice, facts } = fault;
  if (facts.timedOut !== true) return fault;
  const details = { cause: fault, facts: { ...facts, passing: true } };
  return new Fault(kind, message, advice === undefined ? details : { ...details, advice });
}

type Outage = 'busy' | 'unreachable';

/** Returns the kind of a temporary outage, for which a retry may help; undefined for any other fault. */
function toOutage({ kind, facts }: Fault): Outage | undefined {
  if (kind !== 'service-down' || facts.passing !== true) return undefined;
  return facts.status === 429 ? 'busy' : 'unreachable';
}
