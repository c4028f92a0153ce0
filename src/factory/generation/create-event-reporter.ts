import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Emit } from '../../runs/event-writer.ts';
import type { GenerationEvent } from './generation-event.ts';
import type { createProgressMeter } from './progress-meter.ts';

/** The item whose events are reported, and the progress of its generation. */
export type ItemProgress = {
  readonly emit: Emit;
  /** The position of the item in its generation, counted from 1. */
  readonly index: number;
  readonly meter: ReturnType<typeof createProgressMeter>;
};

/** Sends an event to the clients that follow the generation; resolves when the event is stored. */
export type ReportEvent = (event: GenerationEvent) => Promise<void>;

/** Reports the events of one item in order, and its progress after each node. */
export function createEventReporter({ emit, index: item, meter }: ItemProgress): ReportEvent {
  return async (event) => {
    const { type, ...data } = event;
    const eventStored = emit(type, { item, ...data });
    const progressStored =
      event.type === 'node_complete' ? emit('progress', { item, ...meter.after(event, item) }) : undefined;
    await eventStored;
    await progressStored;
    // Items computed by rules never wait for I/O. Without this pause they would block all other requests.
    await yieldToEventLoop();
  };
}
