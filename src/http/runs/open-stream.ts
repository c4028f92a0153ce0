import type { RunEvent } from '../../domain/run.ts';
import { createCallerLimit } from '../caller-limit.ts';
import { defaultLimits, type HttpTools } from '../http-tools.ts';
import { invalidRequest } from '../invalid-request.ts';
import { createEventStream, type EventStreamOptions } from './event-stream.ts';

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Disables buffering in nginx.
  'x-accel-buffering': 'no',
};

export type StreamRequest = Pick<EventStreamOptions, 'opening' | 'heartbeat'> & {
  readonly owner: string;
  /** Yields the events; the signal is aborted when the client disconnects or the server stops. */
  readonly follow: (signal: AbortSignal) => AsyncIterator<RunEvent, void>;
  /** Called when the stream is closed. */
  readonly onClose?: () => void;
};

/** Creates a function that opens event streams, with a limit per caller. A stream ends when its client disconnects or the server stops. */
export function createStreamOpener(
  tools: Pick<HttpTools, 'clock' | 'limits' | 'stopping' | 'metrics'>,
): (request: StreamRequest) => ReadableStream<Uint8Array> {
  const limits = { ...defaultLimits, ...tools.limits };
  const streams = createCallerLimit(limits.streamsPerCaller, 'event streams are already open');
  return ({ owner, follow, onClose, ...texts }) => {
    const release = streams.acquire(owner);
    const countClosed = tools.metrics.openStream();
    const stream = createStreamSignal(tools.stopping, () => {
      release();
      countClosed();
    });
    const closeStream = (): void => {
      stream.close();
      onClose?.();
    };
    const { clock } = tools;
    const { heartbeatMs } = limits;
    return createEventStream(follow(stream.signal), { ...texts, clock, heartbeatMs, onClose: closeStream });
  };
}

/** Creates the signal of one stream. It is aborted when the client disconnects or the server stops. */
function createStreamSignal(
  stopping: AbortSignal,
  onClose: () => void,
): { signal: AbortSignal; close(): void } {
  const controller = new AbortController();
  const close = (): void => {
    if (controller.signal.aborted) return;
    stopping.removeEventListener('abort', close);
    controller.abort();
    onClose();
  };
  stopping.addEventListener('abort', close, { once: true });
  return { signal: controller.signal, close };
}

/** Reads the `Last-Event-ID` header, which a browser sends when it reconnects. */
export function readLastEventId(header: string | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  throw invalidRequest([{ in: 'header', path: 'last-event-id', problem: 'must be the id of an event' }]);
}
