import { Client } from '@langchain/langgraph-sdk/client';
import { ApiError } from '../api/client.ts';

/** LangGraph's own client against the server of this page. */
export const learnClient = new Client({
  apiUrl: location.origin,
  apiKey: null,
  // Whoever asks decides whether to ask again.
  callerOptions: { maxRetries: 0 },
});

export type GraphName = 'question_practice' | 'exam_assessment';

const BUSY_TRIES = 40;
const BUSY_PAUSE_MS = 400;

/**
 * Runs the graph on the thread and answers its state. Another window may be at it, or a server that died: then it waits
 * until the thread is free, and asks where it stands instead of saying the same thing twice.
 */
export async function runThread<Values>(
  graph: GraphName,
  threadId: string,
  payload: { input: Record<string, unknown> } | { command: { resume: object } },
): Promise<Values> {
  return told(async () => {
    try {
      return valuesOf<Values>(await learnClient.runs.wait(threadId, graph, payload));
    } catch (thrown) {
      if (statusOf(thrown) !== 409) throw thrown;
      return readThread<Values>(graph, threadId);
    }
  });
}

/** Where the thread stands; a run that was cut off is brought to its end first. */
export function readThread<Values>(graph: GraphName, threadId: string): Promise<Values> {
  return told(async () => {
    for (let tries = 0; ; tries++) {
      const { values, next, tasks } = await learnClient.threads.getState(threadId);
      const isWaiting = tasks.some(({ interrupts }) => (interrupts?.length ?? 0) > 0);
      if (next.length === 0 || isWaiting) return valuesOf<Values>(values);
      try {
        return valuesOf<Values>(await learnClient.runs.wait(threadId, graph, { input: null }));
      } catch (thrown) {
        if (statusOf(thrown) !== 409 || tries >= BUSY_TRIES) throw thrown;
      }
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
    }
  });
}

/** Does something with the client, and tells its faults as every other call of the pages does. */
export async function told<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (thrown) {
    throw toApiError(thrown);
  }
}

function valuesOf<Values>(values: unknown): Values {
  // The graphs keep to the schemas that these types are made from.
  return values as Values;
}

function statusOf(thrown: unknown): number | undefined {
  return thrown instanceof Error && 'status' in thrown ? Number(thrown.status) : undefined;
}

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const status = statusOf(thrown);
  if (status !== undefined) return refusalOf(status, thrown);
  const isFetch =
    thrown instanceof TypeError || (thrown instanceof Error && /fetch|network/i.test(thrown.message));
  if (isFetch) return new ApiError(0, 'unreachable');
  // A run that fails says so in a body of its own: `needs_model: There is nothing new to ask.`
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new ApiError(422, message.replace(/^\w+: /, ''));
}

function refusalOf(status: number, thrown: unknown): ApiError {
  const text = thrown instanceof Error && 'text' in thrown ? String(thrown.text) : '';
  try {
    const body = Object(JSON.parse(text));
    return new ApiError(status, String(body.message ?? text), {
      requestId: body.request_id === undefined ? undefined : String(body.request_id),
      facts: body,
    });
  } catch {
    return new ApiError(status, text);
  }
}
