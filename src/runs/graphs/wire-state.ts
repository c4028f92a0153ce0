import type { StateSnapshot } from '@langchain/langgraph';
import { z } from 'zod';
import type { Json } from '../../domain/run.ts';
import { toWire } from './to-wire.ts';

const CheckpointConfig = z.object({
  configurable: z.object({
    thread_id: z.string(),
    checkpoint_id: z.string().nullish(),
    checkpoint_ns: z.string().nullish(),
    checkpoint_map: z.record(z.string(), z.string()).nullish(),
  }),
});

/** A checkpoint reference in the LangGraph API. */
export type WireCheckpoint = {
  thread_id: string;
  checkpoint_id: string | null;
  checkpoint_ns: string;
  checkpoint_map: Record<string, string> | null;
};

/** Extracts the checkpoint that a LangGraph configuration selects; null when it selects none. */
export function toWireCheckpoint(config: unknown): WireCheckpoint | null {
  const parsed = CheckpointConfig.safeParse(config);
  if (!parsed.success) return null;
  const { configurable } = parsed.data;
  return {
    thread_id: configurable.thread_id,
    checkpoint_id: configurable.checkpoint_id ?? null,
    checkpoint_ns: configurable.checkpoint_ns ?? '',
    checkpoint_map: configurable.checkpoint_map ?? null,
  };
}

/** A task in the LangGraph API: a node that runs next or that has just run. */
type WireTask = {
  id: string;
  name: string;
  error: string | null;
  interrupts: unknown;
  path: unknown;
  result: unknown;
  checkpoint: WireCheckpoint | null;
  state: WireState | null;
};

/** A thread state in the LangGraph API. */
export type WireState = {
  values: unknown;
  next: string[];
  tasks: WireTask[];
  metadata: unknown;
  created_at: string | null;
  checkpoint: WireCheckpoint | null;
  parent_checkpoint: WireCheckpoint | null;
};

/** Converts a state snapshot to the LangGraph API. */
export function toWireState(state: StateSnapshot): WireState {
  return {
    values: toWire(state.values),
    next: [...state.next],
    tasks: state.tasks.map(toWireTask),
    metadata: toWire(state.metadata ?? {}),
    created_at: state.createdAt ?? null,
    checkpoint: toWireCheckpoint(state.config),
    parent_checkpoint: toWireCheckpoint(state.parentConfig),
  };
}

type Task = StateSnapshot['tasks'][number];

function toWireTask(task: Task): WireTask {
  const { state } = task;
  return {
    id: task.id,
    name: task.name,
    // The text of the error may contain secrets, so it is written only to the log.
    error: task.error === undefined ? null : 'The step failed.',
    interrupts: toWire(task.interrupts),
    path: toWire(task.path),
    result: toWire(task.result),
    checkpoint: toWireCheckpoint(state),
    state: state !== undefined && 'values' in state ? toWireState(state) : null,
  };
}

/** Returns the pending interrupts of a thread, by task id. */
export function getInterrupts({ tasks }: StateSnapshot): Record<string, Json> {
  const waitingTasks = tasks.filter(({ interrupts }) => interrupts.length > 0);
  return Object.fromEntries(waitingTasks.map(({ id, interrupts }) => [id, toWire(interrupts)]));
}

/** Converts a state to the result of a run: its values, with the pending interrupts as `__interrupt__`. */
export function toRunResult(state: StateSnapshot): Json {
  const interrupts = state.tasks.flatMap((task) => task.interrupts);
  return toWire({ ...state.values, ...(interrupts.length > 0 && { __interrupt__: interrupts }) });
}
