import type { RunEvent } from '../../domain/run.ts';
import type { Clock } from '../../ports/clock.ts';

export type EventStreamOptions = {
  readonly clock: Clock;
  readonly heartbeatMs: number;
  /** The first text of the stream, and the text sent when there are no events. */
  readonly opening?: string;
  readonly heartbeat?: string;
  /** Called when the client has left or the events have ended. */
  readonly onClose: () => void;
};

const DEFAULT_OPENING = 'retry: 1000\n\n';
const DEFAULT_HEARTBEAT = ': still here\n\n';

/**
 * Streams events as server-sent events. A chunk is created only when the client reads one, so a slow client buffers one
 * event. When there are no events, a comment without an id keeps the connection open.
 */
export function eventStream(
  events: AsyncIterator<RunEvent, void>,
  {
    clock,
    heartbeatMs,
    opening = DEFAULT_OPENING,
    heartbeat = DEFAULT_HEARTBEAT,
    onClose,
  }: EventStreamOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let upcoming: Promise<IteratorResult<RunEvent, void>> | undefined;

  async function nextChunk(): Promise<string | undefined> {
    upcoming ??= events.next();
    const { promise: timeout, resolve } = Promise.withResolvers<'timeout'>();
    const cancelTimer = clock.after(heartbeatMs, () => resolve('timeout'));
    try {
      const step = await Promise.race([upcoming, timeout]);
      if (step === 'timeout') return heartbeat;
      upcoming = undefined;
      return step.done === true ? undefined : printEvent(step.value);
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
        const chunk = await nextChunk().catch(() => undefined);
        if (chunk !== undefined) return controller.enqueue(encoder.encode(chunk));
        onClose();
        controller.close();
      },
      cancel: () => onClose(),
    },
    { highWaterMark: 1 },
  );
}

/** JSON text contains no line breaks, so each event has three lines. */
function printEvent({ id, type, data }: RunEvent): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
