import { Fault } from '../../domain/fault.ts';
import type { Thread, ThreadMetadata } from '../../domain/thread.ts';
import { exclusively } from './exclusively.ts';
import type { Graph } from './graph.ts';
import { configOf } from './graph-config.ts';
import { graphFault } from './graph-fault.ts';
import type { CheckpointPlace } from './graph-request.ts';
import type { ThreadDesk, ThreadTools } from './thread-desk.ts';
import { checkpointOf, type WireCheckpoint, type WireState, wireStateOf } from './thread-state.ts';

export type StateQuestion = { readonly checkpoint?: CheckpointPlace; readonly subgraphs?: boolean };

export type HistoryQuestion = {
  readonly limit: number;
  /** Only states older than this checkpoint. */
  readonly before?: string;
  readonly metadata?: ThreadMetadata;
  readonly checkpoint?: CheckpointPlace;
};

export type StateChange = {
  readonly values: unknown;
  /** The node that is taken to have said so; LangGraph guesses the last one. */
  readonly asNode?: string;
  /** A new branch begins here. */
  readonly checkpoint?: CheckpointPlace;
};

/** Reads and changes the states of people's threads. */
export type StateDesk = {
  read(owner: string, threadId: string, question: StateQuestion): Promise<WireState>;
  history(owner: string, threadId: string, question: HistoryQuestion): Promise<WireState[]>;
  /** Writes a new state, and answers its place; a busy thread is a `conflict` fault. */
  update(owner: string, threadId: string, change: StateChange): Promise<WireCheckpoint | null>;
};

export function createStateDesk(tools: ThreadTools, desk: ThreadDesk): StateDesk {
  const { threads, runs, graphs, clock } = tools;

  async function openGraphOf({ graphId, metadata }: Thread): Promise<Graph | undefined> {
    const id = graphId ?? metadata.graph_id;
    return typeof id === 'string' && graphs.cards.some((card) => card.id === id)
      ? graphs.open(id)
      : undefined;
  }

  return {
    async read(owner, threadId, { checkpoint, subgraphs = false }) {
      const thread = await desk.get(owner, threadId);
      const state = await (await openGraphOf(thread))?.getState(configOf(threadId, checkpoint), {
        subgraphs,
      });
      if (checkpoint?.id !== undefined && state?.metadata === undefined)
        throw missingCheckpoint(checkpoint.id);
      return state === undefined ? emptyState(threadId) : wireStateOf(state);
    },
    async history(owner, threadId, { limit, before, metadata, checkpoint }) {
      const graph = await openGraphOf(await desk.get(owner, threadId));
      if (graph === undefined) return [];
      const options = {
        limit,
        ...(before !== undefined && { before: configOf(threadId, { id: before }) }),
        ...(metadata !== undefined && { filter: metadata }),
      };
      const states = await Array.fromAsync(graph.getStateHistory(configOf(threadId, checkpoint), options));
      return states.map(wireStateOf);
    },
    async update(owner, threadId, { values, asNode, checkpoint }) {
      const thread = await desk.get(owner, threadId);
      const graph = await openGraphOf(thread);
      if (graph === undefined) throw graphUnknown(threadId);
      return exclusively(runs, { owner, threadId }, async () => {
        try {
          const config = await graph.updateState(configOf(threadId, checkpoint), values, asNode);
          const { next } = await graph.getState(configOf(threadId));
          const rest = next.length > 0 ? 'interrupted' : 'idle';
          await threads.change(threadId, { at: clock.now().toISOString(), rest });
          return checkpointOf(config);
        } catch (thrown) {
          throw graphFault(thrown);
        }
      });
    },
  };
}

function emptyState(threadId: string): WireState {
  return {
    values: {},
    next: [],
    tasks: [],
    metadata: {},
    created_at: null,
    checkpoint: checkpointOf(configOf(threadId)),
    parent_checkpoint: null,
  };
}

function missingCheckpoint(id: string): Fault {
  return new Fault('not-found', `The thread has no checkpoint ${id}.`, {
    advice: 'Read its history to see which there are.',
  });
}

function graphUnknown(threadId: string): Fault {
  return new Fault('conflict', `No graph has run on the thread ${threadId}, so its state has no shape yet.`, {
    advice: 'Start a run on it, or create it with a graph_id.',
  });
}
