import type { Json } from '../../domain/run.ts';
import type { EndedDirectRun } from './steps/direct-runs.ts';

/** The results of the newest runs of this process, so that a caller who waits for one need not read the state of its thread. */
type ResultCache = {
  add(runId: string, result: Json): void;
  /** Returns the result once; undefined if it was taken before, is too old, or the run has no result. */
  take(runId: string): Json | undefined;
  addEnded(ended: EndedDirectRun): void;
  /** Returns an ended run of the owner and its result once. */
  takeEnded(owner: string, runId: string): EndedDirectRun | undefined;
};

/** A result may have a few hundred kilobytes. */
const MAX_RESULTS = 100;

export function createResultCache(): ResultCache {
  const results = new Map<string, Json>();
  const endedRuns = new Map<string, EndedDirectRun>();
  return {
    add: (runId, result) => addToNewest(results, runId, result),
    addEnded: (ended) => addToNewest(endedRuns, ended.run.id, ended),
    takeEnded(owner, runId) {
      const ended = endedRuns.get(runId);
      if (ended?.run.owner !== owner) return undefined;
      endedRuns.delete(runId);
      return ended;
    },
    take(runId) {
      const result = results.get(runId);
      results.delete(runId);
      return result;
    },
  };
}

function addToNewest<Value>(values: Map<string, Value>, id: string, value: Value): void {
  values.set(id, value);
  const [oldest] = values.keys();
  if (values.size > MAX_RESULTS && oldest !== undefined) values.delete(oldest);
}
