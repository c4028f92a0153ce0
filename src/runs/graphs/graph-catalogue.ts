import type { BaseCheckpointSaver } from '@langchain/langgraph';
import { Fault } from '../../domain/fault.ts';
import { copyCheckpoints } from './copy-checkpoints.ts';
import type { Graph, GraphCatalogue, GraphInfo, GraphSchemas } from './graph.ts';
import type { DoSteps } from './steps/do-steps.ts';

/** A graph in the catalogue: its description for clients, and the function that loads it. */
export type GraphEntry = Omit<GraphInfo, 'id'> & {
  readonly load: (checkpointer: BaseCheckpointSaver) => Promise<Graph>;
  /** Loads the same graph for runs without LangGraph; absent if only LangGraph can run it. */
  readonly loadSteps?: () => Promise<DoSteps>;
};

type GraphCatalogueOptions = {
  readonly entries: Readonly<Record<string, GraphEntry>>;
  readonly openCheckpointer: () => Promise<BaseCheckpointSaver>;
};

/** The channel to which LangGraph writes the interrupts of a checkpoint. */
const INTERRUPT_CHANNEL = '__interrupt__';

/** Creates a catalogue that loads each graph once, at its first use. */
export function createGraphCatalogue({ entries, openCheckpointer }: GraphCatalogueOptions): GraphCatalogue {
  const graphById = new Map<string, Promise<Graph>>();
  let checkpointer: Promise<BaseCheckpointSaver> | undefined;
  const getCheckpointer = (): Promise<BaseCheckpointSaver> => (checkpointer ??= openCheckpointer());

  async function load(id: string): Promise<Graph> {
    const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
    if (entry === undefined) throw new Fault('not-found', `There is no graph ${id}.`);
    return entry.load(await getCheckpointer());
  }

  /** Returns the loaded graph. A failed load is not cached, so the next call tries again. */
  function open(id: string): Promise<Graph> {
    const cached = graphById.get(id);
    if (cached !== undefined) return cached;
    const loading = load(id);
    graphById.set(id, loading);
    loading.catch(() => graphById.delete(id));
    return loading;
  }

  return {
    available: Object.entries(entries).map(([id, { load: _load, loadSteps: _loadSteps, ...info }]) => ({
      id,
      ...info,
    })),
    open,
    describe: async (id) => describeGraph(await open(id)),
    describeSubgraphs: async (id, { namespace, recurse }) => {
      const subgraphs = (await open(id)).getSubgraphsAsync(namespace, recurse);
      const schemas: Record<string, GraphSchemas> = {};
      for await (const [name, subgraph] of subgraphs) schemas[name] = await describeGraph(subgraph);
      return schemas;
    },
    draw: async (id, options) => (await (await open(id)).getGraphAsync(options)).toJSON(),
    async isWaiting(threadId) {
      const config = { configurable: { thread_id: threadId, checkpoint_ns: '' } };
      const tuple = await (await getCheckpointer()).getTuple(config);
      return tuple?.pendingWrites?.some(([, channel]) => channel === INTERRUPT_CHANNEL) === true;
    },
    copyCheckpoints: async (from, to) => copyCheckpoints(await getCheckpointer(), from, to),
    deleteCheckpoints: async (threadId) => (await getCheckpointer()).deleteThread(threadId),
  };
}

async function describeGraph(graph: unknown): Promise<GraphSchemas> {
  const schema = await import('@langchain/langgraph/zod/schema');
  return {
    input: schema.getInputTypeSchema(graph),
    output: schema.getOutputTypeSchema(graph),
    state: schema.getStateTypeSchema(graph),
  };
}
