import type { Json } from '../../domain/run.ts';

/** The results of the newest runs of this process, so that a caller who waits for one need not read the state of its thread. */
type ResultCache = {
  add(runId: string, result: Json): void;
  /** Returns the result once; undefined if it was taken before, is too old, or the run has no result. */
  take(runId: string): Json | undefined;
};

/** A result may have a few hundred kilobytes. */
const MAX_RESULTS = 100;

export function createResultCache(): ResultCache {
  const results = new Map<string, Json>();
  return {
    add(runId, result) {
      results.set(runId, result);
      const [oldest] = results.keys();
      if (results.size > MAX_RESULTS && oldest !== undefined) results.delete(oldest);
    },
    take(runId) {
      const result = results.get(runId);
      results.delete(runId);
      return result;
    },
  };
}
