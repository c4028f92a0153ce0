import type { BaseCheckpointSaver } from '@langchain/langgraph';
import { Fault } from '../../domain/fault.ts';
import type { Graph, GraphCard, GraphCatalogue } from './graph.ts';

/** A graph in the list: what clients see of it, and how it is made when it is first used. */
export type GraphEntry = Omit<GraphCard, 'id'> & {
  readonly load: (checkpointer: BaseCheckpointSaver) => Promise<Graph>;
};

export type CatalogueTools = {
  readonly entries: Readonly<Record<string, GraphEntry>>;
  readonly openCheckpointer: () => Promise<BaseCheckpointSaver>;
};

/** Opens each graph once, at its first use. */
export function createGraphCatalogue({ entries, openCheckpointer }: CatalogueTools): GraphCatalogue {
  const opened = new Map<string, Promise<Graph>>();
  let checkpointer: Promise<BaseCheckpointSaver> | undefined;
  const getCheckpointer = (): Promise<BaseCheckpointSaver> => (checkpointer ??= openCheckpointer());

  async function load(id: string): Promise<Graph> {
    const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
    if (entry === undefined) throw new Fault('not-found', `There is no graph ${id}.`);
    return entry.load(await getCheckpointer());
  }

  /** A graph that could not be loaded is tried again at its next use. */
  function open(id: string): Promise<Graph> {
    const known = opened.get(id);
    if (known !== undefined) return known;
    const loading = load(id);
    opened.set(id, loading);
    loading.catch(() => opened.delete(id));
    return loading;
  }

  return {
    cards: Object.entries(entries).map(([id, { load: _load, ...card }]) => ({ id, ...card })),
    open,
    describe: async (id) => {
      const graph = await open(id);
      const schema = await import('@langchain/langgraph/zod/schema');
      return {
        input: schema.getInputTypeSchema(graph),
        output: schema.getOutputTypeSchema(graph),
        state: schema.getStateTypeSchema(graph),
      };
    },
    draw: async (id, options) => (await (await open(id)).getGraphAsync(options)).toJSON(),
    forget: async (threadId) => (await getCheckpointer()).deleteThread(threadId),
  };
}
