import type { ThreadStepStore } from '../../../ports/thread-step-store.ts';
import type { GraphEntry } from '../graph-catalogue.ts';
import type { StepSources } from './direct-runs.ts';
import type { DoSteps } from './do-steps.ts';

type StepSourceOptions = {
  readonly entries: Readonly<Record<string, GraphEntry>>;
  readonly openStore: () => Promise<ThreadStepStore>;
};

/** Loads the graphs that can run without LangGraph, each at its first use. */
export function createStepSources({ entries, openStore }: StepSourceOptions): StepSources {
  const stepsById = new Map<string, Promise<DoSteps>>();
  return {
    openStore,
    async findSteps(graphId) {
      const entry = Object.hasOwn(entries, graphId) ? entries[graphId] : undefined;
      if (entry?.loadSteps === undefined) return undefined;
      const loading = stepsById.get(graphId) ?? entry.loadSteps();
      stepsById.set(graphId, loading);
      // A failed load is not kept, so the next call tries again.
      loading.catch(() => stepsById.delete(graphId));
      return loading;
    },
  };
}
