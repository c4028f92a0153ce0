import { asFault, wireErrorOf } from '../domain/fault.ts';
import type { RunError } from '../domain/run.ts';
import type { RunEnding } from '../ports/run-store.ts';
import { type Emit, toJson } from './event-writer.ts';

/** Does the work: emits what watchers should see, stops when the signal says so, answers the result as JSON. */
export type RunWork = (emit: Emit, signal: AbortSignal, runId: string) => Promise<unknown>;

/** `released` leaves the run as it is, for another process to carry on. */
type StopStatus = 'cancelled' | 'interrupted' | 'released';

/** Why a run is stopped from outside; the reason of its signal. */
export class RunStopped extends Error {
  readonly status: StopStatus;

  constructor(status: StopStatus, message: string) {
    super(message);
    this.name = 'RunStopped';
    this.status = status;
  }
}

export function endingOfResult(result: unknown, at: Date): RunEnding {
  return {
    status: 'succeeded',
    at: at.toISOString(),
    ...(result === undefined ? {} : { result: toJson(result) }),
  };
}

/** Undefined for a run that was let go. */
export function endingOfStop({ reason }: AbortSignal, at: Date): RunEnding | undefined {
  const status = reason instanceof RunStopped ? reason.status : 'cancelled';
  if (status === 'released') return undefined;
  const message = reason instanceof RunStopped ? reason.message : 'The run was stopped.';
  return { status, at: at.toISOString(), error: { error: status, message } };
}

export function endingOfThrown(thrown: unknown, at: Date): RunEnding {
  return { status: 'failed', at: at.toISOString(), error: errorOf(thrown, at) };
}

/** The text of an unexpected error may hold anything, so it goes to the log and not to the watcher. */
function errorOf(thrown: unknown, at: Date): RunError {
  const fault = asFault(thrown);
  const { error, message } = wireErrorOf(fault, at);
  return {
    error,
    message: fault.kind === 'unexpected' ? 'The run failed for a reason of our own.' : message,
  };
}
