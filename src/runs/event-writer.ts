import { Fault } from '../domain/fault.ts';
import { DONE, type Json } from '../domain/run.ts';
import type { NewRunEvent } from '../ports/run-store.ts';

/** Tells the watchers; the promise is kept once the event is stored, so awaiting it is back-pressure. */
export type Emit = (type: string, data?: unknown) => Promise<void>;

export type EventWriter = {
  readonly emit: Emit;
  /** Waits until everything emitted so far is stored; throws what a write threw. */
  flush(): Promise<void>;
};

export type EventWriterTools = {
  readonly append: (events: readonly NewRunEvent[]) => Promise<unknown>;
  readonly now: () => Date;
};

type Batch = { readonly events: NewRunEvent[]; readonly stored: Promise<void> };

/** Stores events in the order of their emission; those emitted while a write is under way go together in the next. */
export function createEventWriter({ append, now }: EventWriterTools): EventWriter {
  let last: Promise<void> = Promise.resolve();
  let waiting: Batch | undefined;
  let failure: { readonly thrown: unknown } | undefined;

  // Work may emit without awaiting, so what went wrong is kept for `flush`.
  function keepFailure(thrown: unknown): void {
    failure ??= { thrown };
  }

  function startBatch(): Batch {
    const events: NewRunEvent[] = [];
    const stored = last.then(async () => {
      waiting = undefined;
      await append(events);
    });
    last = stored.catch(keepFailure);
    return { events, stored };
  }

  async function write(type: string, data: unknown): Promise<void> {
    const event = { type: checkType(type), at: now().toISOString(), data: toJson(data) };
    waiting ??= startBatch();
    waiting.events.push(event);
    await waiting.stored;
  }

  return {
    emit(type, data) {
      const stored = write(type, data);
      stored.catch(keepFailure);
      return stored;
    },
    async flush() {
      await last;
      if (failure !== undefined) throw failure.thrown;
    },
  };
}

function checkType(type: string): string {
  if (type !== DONE && /^[a-z][a-z0-9_./|:-]*$/i.test(type)) return type;
  throw new Fault('unexpected', `A run cannot emit an event of the type "${type}".`);
}

/** What JSON makes of a value: nothing becomes null, dates become text. */
export function toJson(value: unknown): Json {
  const text = JSON.stringify(value);
  return text === undefined ? null : JSON.parse(text);
}
