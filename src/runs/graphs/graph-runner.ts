import type { GraphCatalogue } from './graph.ts';
import { createGraphRuns, type GraphRuns } from './graph-runs.ts';
import { createThreadService, type ThreadService, type ThreadServiceDependencies } from './thread-service.ts';
import { createThreadStateService, type ThreadStateService } from './thread-state-service.ts';

/** All operations on graphs, threads, their states and their runs. Its types do not depend on LangGraph. */
export type GraphRunner = {
  readonly catalogue: Pick<GraphCatalogue, 'available' | 'describe' | 'describeSubgraphs' | 'draw'>;
  readonly threads: ThreadService;
  readonly states: ThreadStateService;
  readonly runs: GraphRuns;
};

export function createGraphRunner(deps: ThreadServiceDependencies): GraphRunner {
  const threads = createThreadService(deps);
  return {
    catalogue: deps.graphs,
    threads,
    states: createThreadStateService(deps, threads),
    runs: createGraphRuns(deps, threads),
  };
}
