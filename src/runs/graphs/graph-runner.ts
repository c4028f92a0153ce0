import type { GraphCatalogue } from './graph.ts';
import { createGraphRuns, type GraphRuns } from './graph-runs.ts';
import { createStateDesk, type StateDesk } from './state-desk.ts';
import { createThreadDesk, type ThreadDesk, type ThreadTools } from './thread-desk.ts';

/** Everything that can be done with graphs; no type of LangGraph leaves it. */
export type GraphRunner = {
  readonly catalogue: Pick<GraphCatalogue, 'cards' | 'describe' | 'draw'>;
  readonly threads: ThreadDesk;
  readonly states: StateDesk;
  readonly runs: GraphRuns;
};

export function createGraphRunner(tools: ThreadTools): GraphRunner {
  const threads = createThreadDesk(tools);
  return {
    catalogue: tools.graphs,
    threads,
    states: createStateDesk(tools, threads),
    runs: createGraphRuns(tools, threads),
  };
}
