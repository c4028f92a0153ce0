import { Fault } from '../../domain/fault.ts';

/**
 * Returns a fault that the model caused, such as an unusable reply or a timeout, after which the quality loop can continue.
 * Rethrows anything else, including a cancellation.
 */
export function requireModelFault(thrown: unknown, signal: AbortSignal): Fault {
  const isCancelled = signal.aborted && !(signal.reason instanceof Fault);
  const isModelFault =
    thrown instanceof Fault && (thrown.kind === 'model-misbehaved' || thrown.kind === 'service-down');
  if (isModelFault && !isCancelled) return thrown;
  throw thrown;
}
