import type { Context } from 'hono';
import type { Run } from '../../domain/run.ts';
import type { StreamMode } from '../../runs/graphs/graph-request.ts';
import type { AppEnv } from '../app-env.ts';
import { principalOf } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { createStreamOpener, STREAM_HEADERS } from '../runs/open-stream.ts';
import { followGraph, STREAM_TEXTS } from './follow-graph.ts';

export type StreamWish = {
  readonly threadId?: string;
  readonly after?: number;
  readonly modes?: readonly StreamMode[];
  /** Whoever leaves takes the run along. */
  readonly cancelOnLeave?: boolean;
};

export type GraphStreams = { answer(context: Context<AppEnv>, run: Run, wish: StreamWish): Response };

/** Lets the clients of LangGraph follow runs; the header `location` is where they come back to after a cut. */
export function createGraphStreams(tools: HttpTools): GraphStreams {
  const { runs } = tools.graphs;
  const openStream = createStreamOpener(tools);
  return {
    answer(context, run, { threadId, after = 0, modes, cancelOnLeave = false }) {
      const owner = principalOf(context).id;
      const address = addressOf(run, threadId);
      const headers = { ...STREAM_HEADERS, 'content-location': address, location: `${address}/stream` };
      if (context.req.method === 'HEAD') return context.body(null, 200, headers);
      const body = openStream({
        ...STREAM_TEXTS,
        owner,
        follow: (signal) => followGraph(runs.subscribe(owner, run.id, { after, signal }), modes),
        onLeave: () => {
          if (cancelOnLeave && !tools.stopping.aborted)
            void runs.cancel(owner, run.id).catch(() => undefined);
        },
      });
      return context.body(body, 200, headers);
    },
  };
}

/** Where the client finds the run again. */
export function addressOf(run: Run, threadId: string | undefined): string {
  return threadId === undefined ? `/runs/${run.id}` : `/threads/${threadId}/runs/${run.id}`;
}
