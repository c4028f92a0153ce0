import { Fault } from '../../domain/fault.ts';
import type { Thread, ThreadMetadata } from '../../domain/thread.ts';
import type { Graph } from './graph.ts';
import { createGraphConfig } from './graph-config.ts';
import type { CheckpointRef } from './graph-request.ts';
import { runExclusively } from './run-exclusively.ts';
import { updateThreadStatus } from './run-graph.ts';
import type { ThreadService, ThreadServiceDependencies } from './thread-service.ts';
import { toGraphFault } from './to-graph-fault.ts';
import { toWireCheckpoint, toWireState, type WireCheckpoint, type WireState } from './wire-state.ts';

type StateQuery = { readonly checkpoint?: CheckpointRef; readonly subgraphs?: boolean };

type HistoryQuery = {
  readonly limit: number;
  /** Only states older than this checkpoint. */
  readonly before?: string;
  readonly metadata?: ThreadMetadata;
  readonly checkpoint?: CheckpointRef;
};

type StateChange = {
  readonly values: unknown;
  /** The node that counts as the author of the values; by default the last node that ran. */
  readonly asNode?: string;
  /** The checkpoint from which a new branch starts. */
  readonly checkpoint?: CheckpointRef;
};

/** Reads and changes the states of an owner's threads. */
export type ThreadStateService = {
  read(owner: string, threadId: string, query: StateQuery): Promise<WireState>;
  /** Reads the earlier states, newest first. */
  readHistory(owner: string, threadId: string, query: HistoryQuery): Promise<WireState[]>;
  /** Writes a new state and returns its checkpoint. The thread is then marked as edited. A busy thread is a `conflict` fault. */
  update(owner: string, threadId: string, change: StateChange): Promise<WireCheckpoint | null>;
};

export function createThreadStateService(
  deps: ThreadServiceDependencies,
  threadService: ThreadService,
): ThreadStateService {
  const { runs, graphs, threads, clock } = deps;

  /** Finds the graph that ran on the thread, or the graph in `metadata.graph_id`. */
  async function findGraph({ graphId, metadata }: Thread): Promise<Graph | undefined> {
    const id = graphId ?? metadata.graph_id;
    return typeof id === 'string' && graphs.available.some((graph) => graph.id === id)
      ? graphs.open(id)
      : undefined;
  }

  return {
    async read(owner, threadId, { checkpoint, subgraphs = false }) {
      const graph = await findGraph(await threadService.get(owner, threadId));
      const state = await graph?.getState(createGraphConfig(threadId, checkpoint), { subgraphs });
      if (checkpoint?.id !== undefined && state?.metadata === undefined)
        throw createCheckpointFault(checkpoint.id);
      return state === undefined ? createEmptyState(threadId) : toWireState(state);
    },
    async readHistory(owner, threadId, { limit, before, metadata, checkpoint }) {
      const graph = await findGraph(await threadService.get(owner, threadId));
      if (graph === undefined) return [];
      const options = {
        limit,
        ...(before !== undefined && { before: createGraphConfig(threadId, { id: before }) }),
        ...(metadata !== undefined && { filter: metadata }),
      };
      const history = graph.getStateHistory(createGraphConfig(threadId, checkpoint), options);
      return (await Array.fromAsync(history)).map(toWireState);
    },
    async update(owner, threadId, { values, asNode, checkpoint }) {
      const graph = await findGraph(await threadService.get(owner, threadId));
      if (graph === undefined) throw createGraphFault(threadId);
      return runExclusively(runs, { owner, threadId }, async () => {
        const at = clock.now().toISOString();
        await threads.change(threadId, { at, editedAt: at });
        try {
          const config = await graph.updateState(createGraphConfig(threadId, checkpoint), values, asNode);
          await updateThreadStatus(graph, threadId, deps);
          return toWireCheckpoint(config);
        } catch (thrown) {
          throw toGraphFault(thrown);
        }
      });
    },
  };
}

function createEmptyState(threadId: string): WireState {
  return {
    values: {},
    next: [],
    tasks: [],
    metadata: {},
    created_at: null,
    checkpoint: toWireCheckpoint(createGraphConfig(threadId)),
    parent_checkpoint: null,
  };
}

function createCheckpointFault(id: string): Fault {
  return new Fault('not-found', `The thread has no checkpoint ${id}.`, {
    advice: 'Read the history of the thread to see its checkpoints.',
  });
}

function createGraphFault(threadId: string): Fault {
  return new Fault('conflict', `No graph has run on the thread ${threadId}, so it has no state to change.`, {
    advice: 'Start a run on the thread, or create it with a graph_id.',
  });
}
