import { asFault, toWireError } from '../domain/fault.ts';
import type { RunError } from '../domain/run.ts';
import type { RunEnding } from '../ports/run-store.ts';
import { type Emit, toJson } from './event-writer.ts';

/** The work of a run. It emits events, stops when the signal is aborted, and returns the result, which is stored as JSON. */
export type RunWork = (emit: Emit, signal: AbortSignal, runId: string) => Promise<unknown>;

/** `released` leaves the run unfinished, so that another process can resume it. */
type StopStatus = 'cancelled' | 'interrupted' | 'released';

/** The abort reason of a run's signal: the reason why the run was stopped before its work ended. */
export class RunStopped extends Error {
  readonly status: StopStatus;

  constructor(status: StopStatus, message: string) {
    super(message);
    this.name = 'RunStopped';
    this.status = status;
  }
}

/** Creates the ending of a run whose work returned a result. */
export function toSuccess(result: unknown, at: Date): RunEnding {
  const storedResult = result === undefined ? {} : { result: toJson(result) };
  return { status: 'succeeded', at: at.toISOString(), ...storedResult };
}

/** Creates the ending of a run whose signal was aborted; undefined when the run is released. */
export function toStop({ reason }: AbortSignal, at: Date): RunEnding | undefined {
  const status = reason instanceof RunStopped ? reason.status : 'cancelled';
  if (status === 'released') return undefined;
  const message = reason instanceof RunStopped ? reason.message : 'The run was stopped.';
  return { status, at: at.toISOString(), error: { error: status, message } };
}

/** Creates the ending of a run whose work threw an error. */
export function toFailure(thrown: unknown, at: Date): RunEnding {
  return { status: 'failed', at: at.toISOString(), error: toRunError(thrown, at) };
}

/** Converts an error for subscribers. The text of an unexpected error may contain secrets, so it is written only to the log. */
function toRunError(thrown: unknown, at: Date): RunError {
  const fault = asFault(thrown);
  const wire = toWireError(fault, at);
  const isInternal = fault.kind === 'unexpected';
  const message = isInternal ? 'The run failed because of an internal error.' : wire.message;
  return { error: wire.error, message };
}
