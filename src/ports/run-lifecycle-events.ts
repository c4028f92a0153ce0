import { DONE, RESUMED } from '../domain/run.ts';
import type { NewRunEvent, RunEnding } from './run-store.ts';

/** The event that every store appends when it ends a run. */
export function createDoneEvent({ status, at, result, error }: RunEnding): NewRunEvent {
  const data = {
    status,
    ...(result === undefined ? {} : { result }),
    ...(error === undefined ? {} : { error }),
  };
  return { type: DONE, at, data };
}

/** The event that every store appends when a run is taken over. */
export function createResumedEvent(at: string): NewRunEvent {
  return { type: RESUMED, at, data: {} };
}

/** How a run ends whose process went away. */
export function createAbandonedEnding(at: string): RunEnding {
  const message = 'The process that did this work stopped before it was finished.';
  return { status: 'interrupted', at, error: { error: 'interrupted', message } };
}
