import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Emit } from '../../runs/event-writer.ts';
import type { GenerationEvent } from './generation-event.ts';
import type { createProgressMeter } from './progress-meter.ts';

export type ItemProgress = {
  readonly emit: Emit;
  /** Which item of the generation, counted from 1. */
  readonly index: number;
  readonly meter: ReturnType<typeof createProgressMeter>;
};

/** Tells the watchers; the promise is kept once the event is stored. */
export type ReportEvent = (event: GenerationEvent) => Promise<void>;

/** Tells of one item, each event in the order in which it happened, and after each node how far the item is. */
export function createEventReporter({ emit, index: item, meter }: ItemProgress): ReportEvent {
  return async (event) => {
    const { type, ...data } = event;
    const stored = emit(type, { item, ...data });
    const measured =
      event.type === 'node_complete' ? emit('progress', { item, ...meter.after(event, item) }) : undefined;
    await stored;
    await measured;
    // A computed item waits for nothing, and would keep requests and readers waiting until it is done.
    await yieldToOthers();
  };
}
