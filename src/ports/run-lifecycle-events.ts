import { DONE, RESUMED } from '../domain/run.ts';
import type { NewRunEvent, RunEnding } from './run-store.ts';

/** Creates the event that every store appends when a run ends. */
export function createDoneEvent({ status, at, result, error }: RunEnding): NewRunEvent {
  const data = {
    status,
    ...(result === undefined ? {} : { result }),
    ...(error === undefined ? {} : { error }),
  };
  return { type: DONE, at, data };
}

/** Creates the event that every store appends when another process takes over a run. */
export function createResumedEvent(at: string): NewRunEvent {
  return { type: RESUMED, at, data: {} };
}

/** Creates the ending of a run whose process stopped without ending it. */
export function createAbandonedEnding(at: string): RunEnding {
  const message = 'The process that did this work stopped before it was finished.';
  return { status: 'interrupted', at, error: { error: 'interrupted', message } };
}
