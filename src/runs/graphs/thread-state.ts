import type { StateSnapshot } from '@langchain/langgraph';
import { z } from 'zod';
import type { Json } from '../../domain/run.ts';
import { toWire } from './to-wire.ts';

const Place = z.object({
  configurable: z.object({
    thread_id: z.string(),
    checkpoint_id: z.string().nullish(),
    checkpoint_ns: z.string().nullish(),
    checkpoint_map: z.record(z.string(), z.string()).nullish(),
  }),
});

export type WireCheckpoint = {
  thread_id: string;
  checkpoint_id: string | null;
  checkpoint_ns: string;
  checkpoint_map: Record<string, string> | null;
};

/** The place that a configuration of LangGraph names, without all else that it holds. */
export function checkpointOf(config: unknown): WireCheckpoint | null {
  const parsed = Place.safeParse(config);
  if (!parsed.success) return null;
  const { configurable } = parsed.data;
  return {
    thread_id: configurable.thread_id,
    checkpoint_id: configurable.checkpoint_id ?? null,
    checkpoint_ns: configurable.checkpoint_ns ?? '',
    checkpoint_map: configurable.checkpoint_map ?? null,
  };
}

export type WireTask = {
  id: string;
  name: string;
  error: string | null;
  interrupts: unknown;
  path: unknown;
  result: unknown;
  checkpoint: WireCheckpoint | null;
  state: WireState | null;
};

export type WireState = {
  values: unknown;
  next: string[];
  tasks: WireTask[];
  metadata: unknown;
  created_at: string | null;
  checkpoint: WireCheckpoint | null;
  parent_checkpoint: WireCheckpoint | null;
};

/** A state of a thread as clients of LangGraph read it. */
export function wireStateOf(state: StateSnapshot): WireState {
  return {
    values: toWire(state.values),
    next: [...state.next],
    tasks: state.tasks.map(wireTaskOf),
    metadata: toWire(state.metadata ?? {}),
    created_at: state.createdAt ?? null,
    checkpoint: checkpointOf(state.config),
    parent_checkpoint: checkpointOf(state.parentConfig),
  };
}

type Task = StateSnapshot['tasks'][number];

function wireTaskOf(task: Task): WireTask {
  const { state } = task;
  return {
    id: task.id,
    name: task.name,
    // What broke is in the log; its text may hold anything.
    error: task.error === undefined ? null : 'The step failed.',
    interrupts: toWire(task.interrupts),
    path: toWire(task.path),
    result: toWire(task.result),
    checkpoint: checkpointOf(state),
    state: state !== undefined && 'values' in state ? wireStateOf(state) : null,
  };
}

/** What the thread waits for, by the task that asked. */
export function interruptsOf({ tasks }: StateSnapshot): Record<string, Json> {
  const waiting = tasks.filter(({ interrupts }) => interrupts.length > 0);
  return Object.fromEntries(waiting.map(({ id, interrupts }) => [id, toWire(interrupts)]));
}

/** The values with what the thread waits for, as a finished run answers them. */
export function answerOf(state: StateSnapshot): Json {
  const interrupts = state.tasks.flatMap((task) => task.interrupts);
  return toWire({ ...state.values, ...(interrupts.length > 0 && { __interrupt__: interrupts }) });
}
