import { Fault } from '../../domain/fault.ts';

/**
 * What a model did wrong or could not do in time, which a review survives; anything else, and a stop from outside, is
 * thrown on.
 */
export function requireModelFault(thrown: unknown, signal: AbortSignal): Fault {
  const isStopped = signal.aborted && !(signal.reason instanceof Fault);
  const isOfModel =
    thrown instanceof Fault && (thrown.kind === 'model-misbehaved' || thrown.kind === 'service-down');
  if (isOfModel && !isStopped) return thrown;
  throw thrown;
}
