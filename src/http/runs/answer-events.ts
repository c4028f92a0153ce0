import type { Context } from 'hono';
import { hasEnded, type Run, type RunEvent } from '../../domain/run.ts';
import type { AppEnv } from '../app-env.ts';
import { invalidRequest } from '../invalid-request.ts';
import { type createStreamOpener, readLastEventId, STREAM_HEADERS, type StreamPlan } from './open-stream.ts';

export type Answering = Pick<StreamPlan, 'opening' | 'heartbeat'> & {
  readonly run: Run;
  /** The place that the address names. */
  readonly after: number | undefined;
  readonly follow: (following: { after: number; signal: AbortSignal }) => AsyncIterator<RunEvent, void>;
  readonly openStream: ReturnType<typeof createStreamOpener>;
};

/** The events of a run from where the reader stopped; 204 for one who has seen them all. */
export function answerEvents(context: Context<AppEnv>, answering: Answering): Response {
  const { run, follow, openStream, after: asked, ...texts } = answering;
  const seen = readLastEventId(context.req.header('last-event-id'));
  const after = seen ?? asked ?? 0;
  if (after > run.lastEventId) {
    const place =
      seen === undefined ? { in: 'query', path: 'after' } : { in: 'header', path: 'last-event-id' };
    throw invalidRequest([{ ...place, problem: `the last event is ${run.lastEventId}` }]);
  }
  if (hasEnded(run.status) && after === run.lastEventId) return context.body(null, 204);
  if (context.req.method === 'HEAD') return context.body(null, 200, STREAM_HEADERS);
  const stream = openStream({ ...texts, owner: run.owner, follow: (signal) => follow({ after, signal }) });
  return context.body(stream, 200, STREAM_HEADERS);
}
