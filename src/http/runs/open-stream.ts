import type { RunEvent } from '../../domain/run.ts';
import { defaultLimits, type HttpTools } from '../http-tools.ts';
import { invalidRequest } from '../invalid-request.ts';
import { type EventStreamOptions, eventStream } from './event-stream.ts';
import { createStreamCounter } from './stream-counter.ts';

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

export type StreamRequest = Pick<EventStreamOptions, 'opening' | 'heartbeat'> & {
  readonly owner: string;
  /** Yields events until the signal is aborted because the client left. */
  readonly follow: (signal: AbortSignal) => AsyncIterator<RunEvent, void>;
  readonly onLeave?: () => void;
};

/** Creates a function that opens event streams, with a limit per principal. A stream ends when its client leaves or the server stops. */
export function createStreamOpener(
  tools: Pick<HttpTools, 'clock' | 'limits' | 'stopping'>,
): (request: StreamRequest) => ReadableStream<Uint8Array> {
  const limits = { ...defaultLimits, ...tools.limits };
  const streams = createStreamCounter(limits.streamsEach);
  return ({ owner, follow, onLeave, ...texts }) => {
    const release = streams.acquire(owner);
    const stream = createStreamSignal(tools.stopping, release);
    const onClose = (): void => {
      stream.close();
      onLeave?.();
    };
    const { clock } = tools;
    return eventStream(follow(stream.signal), { ...texts, clock, heartbeatMs: limits.heartbeatMs, onClose });
  };
}

/** Creates the signal of one stream, aborted when its client leaves or the server stops. */
function createStreamSignal(
  stopping: AbortSignal,
  onClose: () => void,
): { signal: AbortSignal; close(): void } {
  const controller = new AbortController();
  const close = (): void => {
    stopping.removeEventListener('abort', close);
    controller.abort();
    onClose();
  };
  stopping.addEventListener('abort', close, { once: true });
  return { signal: controller.signal, close };
}

/** Reads the `Last-Event-ID` header, which a browser sends when it reconnects. */
export function readLastEventId(given: string | undefined): number | undefined {
  if (given === undefined || given === '') return undefined;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw invalidRequest([{ in: 'header', path: 'last-event-id', problem: 'must be the id of an event' }]);
}
