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

export type StreamPlan = Pick<EventStreamOptions, 'opening' | 'heartbeat'> & {
  readonly owner: string;
  /** Events until the signal says that nobody reads any more. */
  readonly follow: (signal: AbortSignal) => AsyncIterator<RunEvent, void>;
  readonly onLeave?: () => void;
};

/** Opens streams of events, so many for each principal; each ends when its reader goes or the server stops. */
export function createStreamOpener(
  tools: Pick<HttpTools, 'clock' | 'limits' | 'stopping'>,
): (plan: StreamPlan) => ReadableStream<Uint8Array> {
  const limits = { ...defaultLimits, ...tools.limits };
  const streams = createStreamCounter(limits.streamsEach);
  return ({ owner, follow, onLeave, ...texts }) => {
    const leave = streams.enter(owner);
    const leaving = createLeaving(tools.stopping, leave);
    const onClose = (): void => {
      leaving.close();
      onLeave?.();
    };
    const { clock } = tools;
    return eventStream(follow(leaving.signal), { ...texts, clock, heartbeatMs: limits.heartbeatMs, onClose });
  };
}

/** A signal that ends one stream: when its reader goes, or when the server stops. */
function createLeaving(stopping: AbortSignal, onClose: () => void): { signal: AbortSignal; close(): void } {
  const controller = new AbortController();
  const close = (): void => {
    stopping.removeEventListener('abort', close);
    controller.abort();
    onClose();
  };
  stopping.addEventListener('abort', close, { once: true });
  return { signal: controller.signal, close };
}

/** What a browser sends by itself when it comes back. */
export function readLastEventId(given: string | undefined): number | undefined {
  if (given === undefined || given === '') return undefined;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw invalidRequest([{ in: 'header', path: 'last-event-id', problem: 'must be the id of an event' }]);
}
