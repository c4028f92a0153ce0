import type { RunEvent } from '../../domain/run.ts';
import type { Clock } from '../../ports/clock.ts';

export type EventStreamOptions = {
  readonly clock: Clock;
  readonly heartbeatMs: number;
  /** What the stream begins with, and what it says in silence. */
  readonly opening?: string;
  readonly heartbeat?: string;
  /** The reader has gone or everything is said; the events must end by themselves. */
  readonly onClose: () => void;
};

const OPENING = 'retry: 1000\n\n';
const HEARTBEAT = ': still here\n\n';

/**
 * Events as server-sent events. A chunk is made only when the reader takes one, so a slow reader holds one event; in
 * silence a comment without an id keeps the connection alive.
 */
export function eventStream(
  events: AsyncIterator<RunEvent, void>,
  { clock, heartbeatMs, opening = OPENING, heartbeat = HEARTBEAT, onClose }: EventStreamOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let upcoming: Promise<IteratorResult<RunEvent, void>> | undefined;

  async function nextChunk(): Promise<string | undefined> {
    upcoming ??= events.next();
    const { promise: silence, resolve } = Promise.withResolvers<'silence'>();
    const callOff = clock.after(heartbeatMs, () => resolve('silence'));
    try {
      const step = await Promise.race([upcoming, silence]);
      if (step === 'silence') return heartbeat;
      upcoming = undefined;
      return step.done === true ? undefined : printEvent(step.value);
    } finally {
      callOff();
    }
  }

  return new ReadableStream(
    {
      start: (controller) => {
        if (opening !== '') controller.enqueue(encoder.encode(opening));
      },
      async pull(controller) {
        // A broken store ends the stream; the reader comes back with the id of the last event it saw.
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

/** JSON has no line breaks of its own, so each event is three lines. */
export function printEvent({ id, type, data }: RunEvent): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
