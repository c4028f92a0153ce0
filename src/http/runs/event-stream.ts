import type { RunEvent } from '../../domain/run.ts';
import type { Clock } from '../../ports/clock.ts';
import { waitForTurn } from '../../runs/turns.ts';

export type EventStreamOptions = {
  readonly clock: Clock;
  readonly heartbeatMs: number;
  /** The first text of the stream. */
  readonly opening?: string;
  /** The text that is sent when there are no events for `heartbeatMs`. */
  readonly heartbeat?: string;
  /** Called when the client disconnects or the events end. */
  readonly onClose: () => void;
};

const DEFAULT_OPENING = 'retry: 1000\n\n';
const DEFAULT_HEARTBEAT = ': still here\n\n';

const encoder = new TextEncoder();
/** The text of events that were sent, so that an event with many subscribers is serialised once. */
const encodedEvents = new WeakMap<RunEvent, Uint8Array>();

/**
 * Streams events as server-sent events. A chunk is created only when the client reads one, so the server buffers
 * at most one event for a slow client. When there are no events, a heartbeat keeps the connection open.
 */
export function createEventStream(
  events: AsyncIterator<RunEvent, void>,
  {
    clock,
    heartbeatMs,
    opening = DEFAULT_OPENING,
    heartbeat = DEFAULT_HEARTBEAT,
    onClose,
  }: EventStreamOptions,
): ReadableStream<Uint8Array> {
  let pendingEvent: Promise<IteratorResult<RunEvent, void>> | undefined;

  async function readChunk(): Promise<Uint8Array | undefined> {
    pendingEvent ??= events.next();
    const { promise: timeout, resolve } = Promise.withResolvers<'timeout'>();
    const cancelTimer = clock.after(heartbeatMs, () => resolve('timeout'));
    try {
      const next = await Promise.race([pendingEvent, timeout]);
      if (next === 'timeout') return encoder.encode(heartbeat);
      pendingEvent = undefined;
      if (next.done === true) return undefined;
      // One event of a run can wake hundreds of streams.
      await waitForTurn();
      return encodeEvent(next.value);
    } finally {
      cancelTimer();
    }
  }

  return new ReadableStream(
    {
      start: (controller) => {
        if (opening !== '') controller.enqueue(encoder.encode(opening));
      },
      async pull(controller) {
        // A failing store ends the stream; the client reconnects with the id of the last event it received.
        const chunk = await readChunk().catch(() => undefined);
        if (chunk !== undefined) return controller.enqueue(chunk);
        onClose();
        controller.close();
      },
      cancel: () => onClose(),
    },
    { highWaterMark: 1 },
  );
}

function encodeEvent(event: RunEvent): Uint8Array {
  const encoded = encodedEvents.get(event) ?? encoder.encode(printEvent(event));
  encodedEvents.set(event, encoded);
  return encoded;
}

/** Formats a server-sent event. JSON text contains no line breaks, so `data` is one line. */
function printEvent({ id, type, data }: RunEvent): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
