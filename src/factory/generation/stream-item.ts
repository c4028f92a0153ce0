import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { Fault } from '../../domain/fault.ts';
import type { Emit } from '../../runs/event-writer.ts';
import type { GenerationEvent } from './generation-event.ts';
import { PipelineState } from './pipeline-state.ts';
import type { createProgressMeter } from './progress-meter.ts';

/** The part of the compiled graph that is needed here. */
export type ItemGraph = { stream(input: PipelineState, options: object): Promise<AsyncIterable<unknown>> };

export type ItemWatch = {
  readonly emit: Emit;
  readonly signal: AbortSignal;
  /** Which item of the generation, counted from 1. */
  readonly index: number;
  readonly meter: ReturnType<typeof createProgressMeter>;
};

/** Every correction adds three nodes; the router ends long before this many. */
const MOST_STEPS = 100;

/** Runs the graph over one item and tells of each event as it comes; answers the state at the end. */
export async function streamItem(
  graph: ItemGraph,
  input: PipelineState,
  watch: ItemWatch,
): Promise<PipelineState> {
  const { signal } = watch;
  const stream = await graph.stream(input, {
    streamMode: ['custom', 'values'],
    signal,
    recursionLimit: MOST_STEPS,
  });
  let last: unknown;
  for await (const chunk of stream) {
    const [mode, payload] = Array.isArray(chunk) ? chunk : [];
    if (mode === 'values') last = payload;
    // Only our own nodes write here.
    if (mode === 'custom') await tell(payload as GenerationEvent, watch);
  }
  if (last === undefined) throw new Fault('unexpected', 'The generation graph ended without a state.');
  return PipelineState.parse(last);
}

async function tell(event: GenerationEvent, { emit, index: item, meter }: ItemWatch): Promise<void> {
  const { type, ...data } = event;
  await emit(type, { item, ...data });
  if (event.type === 'node_complete') await emit('progress', { item, ...meter.after(event, item) });
  // A computed item waits for nothing, and would keep requests and readers waiting until it is done.
  await yieldToOthers();
}
