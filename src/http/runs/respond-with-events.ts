import type { Context } from 'hono';
import { hasEnded, type Run, type RunEvent } from '../../domain/run.ts';
import type { AppEnv } from '../app-env.ts';
import { invalidRequest } from '../invalid-request.ts';
import {
  type createStreamOpener,
  readLastEventId,
  STREAM_HEADERS,
  type StreamRequest,
} from './open-stream.ts';

type EventsResponseOptions = Pick<StreamRequest, 'opening' | 'heartbeat'> & {
  readonly run: Run;
  /** The value of the query parameter `after`. */
  readonly after: number | undefined;
  readonly follow: (options: { after: number; signal: AbortSignal }) => AsyncIterator<RunEvent, void>;
  readonly openStream: ReturnType<typeof createStreamOpener>;
};

/** Responds with the events that follow the last one the client received; 204 when the run has ended and there are none. */
export function respondWithEvents(context: Context<AppEnv>, options: EventsResponseOptions): Response {
  const { run, follow, openStream, after: requestedAfter, ...texts } = options;
  const lastReceived = readLastEventId(context.req.header('last-event-id'));
  const after = lastReceived ?? requestedAfter ?? 0;
  if (after > run.lastEventId) {
    const field =
      lastReceived === undefined ? { in: 'query', path: 'after' } : { in: 'header', path: 'last-event-id' };
    throw invalidRequest([{ ...field, problem: `the last event is ${run.lastEventId}` }]);
  }
  if (hasEnded(run.status) && after === run.lastEventId) return context.body(null, 204);
  if (context.req.method === 'HEAD') return context.body(null, 200, STREAM_HEADERS);
  const stream = openStream({ ...texts, context, follow: (signal) => follow({ after, signal }) });
  return context.body(stream, 200, STREAM_HEADERS);
}
