import { Fault } from '../domain/fault.ts';
import { DONE_EVENT, type Json } from '../domain/run.ts';
import type { NewRunEvent } from '../ports/run-store.ts';

/** Stores an event for the subscribers. The promise resolves when the event is stored, so awaiting it applies backpressure. */
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
  let lastWrite: Promise<void> = Promise.resolve();
  let nextBatch: Batch | undefined;
  let failure: { readonly thrown: unknown } | undefined;

  // The work may emit without awaiting, so the first error is stored for `flush`.
  function recordFailure(thrown: unknown): void {
    failure ??= { thrown };
  }

  function startBatch(): Batch {
    const events: NewRunEvent[] = [];
    const stored = lastWrite.then(async () => {
      nextBatch = undefined;
      await append(events);
    });
    lastWrite = stored.catch(recordFailure);
    return { events, stored };
  }

  async function write(type: string, data: unknown): Promise<void> {
    const event = { type: checkType(type), at: now().toISOString(), data: toJson(data) };
    nextBatch ??= startBatch();
    nextBatch.events.push(event);
    await nextBatch.stored;
  }

  return {
    emit(type, data) {
      const stored = write(type, data);
      // Also prevents an unhandled rejection when the caller does not await the promise.
      stored.catch(recordFailure);
      return stored;
    },
    async flush() {
      await lastWrite;
      if (failure !== undefined) throw failure.thrown;
    },
  };
}

/** Checks that a type is safe in the `event:` line of server-sent events. Only the store may write the type `done`. */
function checkType(type: string): string {
  if (type !== DONE_EVENT && /^[a-z][a-z0-9_./|:-]*$/i.test(type)) return type;
  throw new Fault('unexpected', `A run cannot emit an event of the type "${type}".`);
}

/** Converts a value as JSON does: undefined becomes null, dates become text. */
export function toJson(value: unknown): Json {
  const text = JSON.stringify(value);
  return text === undefined ? null : JSON.parse(text);
}
