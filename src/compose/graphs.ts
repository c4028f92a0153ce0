import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import type { Database } from '../adapters/database/database.ts';
import { createThreadStore } from '../adapters/database/thread-store.ts';
import type { Settings } from '../domain/settings.ts';
import { createGraphCatalogue, type GraphEntry } from '../runs/graphs/graph-catalogue.ts';
import { createGraphRunner, type GraphRunner } from '../runs/graphs/graph-runner.ts';
import { startRetention } from '../runs/graphs/thread-retention.ts';
import type { RunManager } from '../runs/run-manager.ts';

export type GraphSources = { readonly database: Database; readonly settings: Settings };

/**
 * Every graph by the id that clients call it by. What `load` needs it imports itself, so that a server starts without
 * it. `langgraph.json` names the same graphs.
 */
export function listGraphs(_sources: GraphSources): Readonly<Record<string, GraphEntry>> {
  return {};
}

export type GraphTools = {
  readonly runs: RunManager;
  readonly report: (thrown: unknown) => void;
  /** Threads not touched for so many days are removed; 0 keeps them. */
  readonly keepDays: number;
  readonly entries: Readonly<Record<string, GraphEntry>>;
};

export type OpenGraphs = GraphRunner & { stop(): Promise<void> };

/** The graphs on an open database, which stays the caller's to close; LangGraph itself is not loaded yet. */
export function openGraphs(database: Database, tools: GraphTools): OpenGraphs {
  const { runs, report, keepDays, entries } = tools;
  const threads = createThreadStore(database);
  const graphs = createGraphCatalogue({
    entries,
    openCheckpointer: async () => {
      const { createCheckpointSaver } = await import('../adapters/langgraph/create-checkpoint-saver.ts');
      return createCheckpointSaver(database);
    },
  });
  const runner = createGraphRunner({ threads, runs, graphs, clock: systemClock, newId: randomUUID });
  const stop = startRetention({ threads, desk: runner.threads, clock: systemClock, keepDays, report });
  return { ...runner, stop };
}
