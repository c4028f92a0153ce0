import { DONE_EVENT, RESUMED_EVENT } from '../domain/run.ts';
import type { NewRunEvent, RunEnding } from './run-store.ts';

/** Creates the event that is appended when a run ends. */
export function createDoneEvent({ status, at, result, error }: RunEnding): NewRunEvent {
  const data = {
    status,
    ...(result === undefined ? {} : { result }),
    ...(error === undefined ? {} : { error }),
  };
  return { type: DONE_EVENT, at, data };
}

/** Creates the event that is appended when another process claims an abandoned run. */
export function createResumedEvent(at: string): NewRunEvent {
  return { type: RESUMED_EVENT, at, data: {} };
}

/** Creates the ending of a run whose process stopped before the run ended. */
export function createAbandonedEnding(at: string): RunEnding {
  const message = 'The process that did this work stopped before it was finished.';
  return { status: 'interrupted', at, error: { error: 'interrupted', message } };
}
