import type { Context } from 'hono';
import type { RunEvent } from '../../domain/run.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AppEnv } from '../app-env.ts';
import { createCallerLimit } from '../caller-limit.ts';
import { mayStillCall } from '../guards/may-still-call.ts';
import { getPrincipal } from '../guards/require-role.ts';
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
  /** The request that opens the stream. */
  readonly context: Context<AppEnv>;
  /** Yields the events; the signal is aborted when the client disconnects or the server stops. */
  readonly follow: (signal: AbortSignal) => AsyncIterator<RunEvent, void>;
  /** Called when the stream is closed. */
  readonly onClose?: () => void;
};

/**
 * Creates a function that opens event streams, with a limit per caller. A stream ends when its client disconnects, the server
 * stops, or the caller may no longer call the operation; the last is checked with the period of the heartbeats.
 */
export function createStreamOpener(
  tools: Pick<HttpTools, 'clock' | 'limits' | 'stopping' | 'metrics' | 'identify'>,
): (request: StreamRequest) => ReadableStream<Uint8Array> {
  const limits = { ...defaultLimits, ...tools.limits };
  const streams = createCallerLimit(limits.streamsPerCaller, 'event streams are already open');
  return ({ context, follow, onClose, ...texts }) => {
    const release = streams.acquire(getPrincipal(context).id);
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
    const mayFollow = (): Promise<boolean> => mayStillCall(context, tools.identify);
    closeWhenRefused({ ...stream, mayFollow }, { clock, periodMs: heartbeatMs });
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

type CheckedStream = ReturnType<typeof createStreamSignal> & { readonly mayFollow: () => Promise<boolean> };

/** Checks periodically whether the caller may still follow the stream; closes it if not. */
function closeWhenRefused(
  { signal, close, mayFollow }: CheckedStream,
  { clock, periodMs }: { readonly clock: Clock; readonly periodMs: number },
): void {
  let cancelTimer = (): void => undefined;
  const checkLater = (): void => {
    if (!signal.aborted) cancelTimer = clock.after(periodMs, () => void check());
  };
  const check = async (): Promise<void> => {
    // A database that does not respond does not end streams; the next check decides.
    if (await mayFollow().catch(() => true)) checkLater();
    else close();
  };
  signal.addEventListener('abort', () => cancelTimer(), { once: true });
  checkLater();
}

/** Reads the `Last-Event-ID` header, which a browser sends when it reconnects. */
export function readLastEventId(header: string | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  throw invalidRequest([{ in: 'header', path: 'last-event-id', problem: 'must be the id of an event' }]);
}
