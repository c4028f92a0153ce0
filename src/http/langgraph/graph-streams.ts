import type { Context } from 'hono';
import type { Run } from '../../domain/run.ts';
import type { StreamMode } from '../../runs/graphs/graph-request.ts';
import type { AppEnv } from '../app-env.ts';
import { getPrincipal } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { createStreamOpener, STREAM_HEADERS } from '../runs/open-stream.ts';
import { STREAM_TEXTS, toLangGraphEvents } from './to-langgraph-events.ts';

type GraphStreamOptions = {
  readonly threadId?: string;
  readonly after?: number;
  readonly modes?: readonly StreamMode[];
  /** Cancels the run when the client disconnects. */
  readonly cancelOnDisconnect?: boolean;
};

export type GraphStreams = {
  /** Responds with the events of the run. */
  respond(context: Context<AppEnv>, run: Run, options: GraphStreamOptions): Response;
};

/** Creates the event streams for LangGraph clients. The header `location` contains the address for reconnecting. */
export function createGraphStreams(tools: HttpTools): GraphStreams {
  const { runs } = tools.graphs;
  const openStream = createStreamOpener(tools);
  return {
    respond(context, run, { threadId, after = 0, modes, cancelOnDisconnect = false }) {
      const owner = getPrincipal(context).id;
      const path = formatRunPath(run, threadId);
      const headers = { ...STREAM_HEADERS, 'content-location': path, location: `${path}/stream` };
      if (context.req.method === 'HEAD') return context.body(null, 200, headers);
      const body = openStream({
        ...STREAM_TEXTS,
        context,
        follow: (signal) => toLangGraphEvents(runs.subscribe(owner, run.id, { after, signal }), modes),
        onClose: () => {
          if (cancelOnDisconnect && !tools.stopping.aborted)
            void runs.cancel(owner, run.id).catch(() => undefined);
        },
      });
      return context.body(body, 200, headers);
    },
  };
}

/** Returns the path of a run; a run without a thread has a shorter one. */
export function formatRunPath(run: Run, threadId: string | undefined): string {
  return threadId === undefined ? `/runs/${run.id}` : `/threads/${threadId}/runs/${run.id}`;
}
