import { Fault } from '../domain/fault.ts';
import { DONE_EVENT, type Json } from '../domain/run.ts';
import type { NewRunEvent } from '../ports/run-store.ts';

/** Sends an event to the subscribers. The promise resolves when the event is stored, so awaiting it applies backpressure. */
export type Emit = (type: string, data?: unknown) => Promise<void>;

export type EventWriter = {
  readonly emit: Emit;
  /** Waits until every emitted event is stored; throws the first error of a write. */
  flush(): Promise<void>;
};

type EventWriterOptions = {
  readonly append: (events: readonly NewRunEvent[]) => Promise<unknown>;
  readonly now: () => Date;
};

type Batch = { readonly events: NewRunEvent[]; readonly stored: Promise<void> };

/** Stores events in the order they are emitted. Events emitted during a write form the next batch. */
export function createEventWriter({ append, now }: EventWriterOptions): EventWriter {
  let last: Promise<void> = Promise.resolve();
  let waiting: Batch | undefined;
  let failure: { readonly thrown: unknown } | undefined;

  // The work may emit without awaiting, so the first error is stored for `flush`.
  function recordFailure(thrown: unknown): void {
    failure ??= { thrown };
  }

  function startBatch(): Batch {
    const events: NewRunEvent[] = [];
    const stored = last.then(async () => {
      waiting = undefined;
      await append(events);
    });
    last = stored.catch(recordFailure);
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
      stored.catch(recordFailure);
      return stored;
    },
    async flush() {
      await last;
      if (failure !== undefined) throw failure.thrown;
    },
  };
}

/** The characters are safe in the `event:` line of server-sent events; `done` is written by the store alone. */
function checkType(type: string): string {
  if (type !== DONE_EVENT && /^[a-z][a-z0-9_./|:-]*$/i.test(type)) return type;
  throw new Fault('unexpected', `A run cannot emit an event of the type "${type}".`);
}

/** Converts a value as JSON does: undefined becomes null, dates become text. */
export function toJson(value: unknown): Json {
  const text = JSON.stringify(value);
  return text === undefined ? null : JSON.parse(text);
}
