import { Client } from '@langchain/langgraph-sdk/client';
import { ApiError } from '../api/client.ts';

/** The LangGraph client, connected to the server of this page. */
export const learnClient = new Client({
  apiUrl: location.origin,
  apiKey: null,
  // The callers decide about retries.
  callerOptions: { maxRetries: 0 },
});

type GraphName = 'question_practice' | 'exam_assessment';

const MAX_BUSY_RETRIES = 40;
const BUSY_PAUSE_MS = 400;

/**
 * Runs the graph on the thread and returns its state. If the thread is busy (409, for example with a run of another
 * window), waits for that run and returns its state instead of sending the input again.
 */
export async function runThread<Values>(
  graph: GraphName,
  threadId: string,
  payload: { input: Record<string, unknown> } | { command: { resume: object } },
): Promise<Values> {
  return withApiErrors(async () => {
    try {
      return toValues<Values>(await learnClient.runs.wait(threadId, graph, payload));
    } catch (thrown) {
      if (getStatus(thrown) !== 409) throw thrown;
      await waitUntilIdle(threadId);
      return readThread<Values>(graph, threadId);
    }
  });
}

/** Waits for the run of another window. Until it ends, the state of the thread is the one before the run. */
async function waitUntilIdle(threadId: string): Promise<void> {
  for (let retries = 0; retries < MAX_BUSY_RETRIES; retries++) {
    const { status } = await learnClient.threads.get(threadId);
    if (status !== 'busy') return;
    await pauseWhileBusy();
  }
}

function pauseWhileBusy(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
}

/** Reads the state of the thread. If its last run was interrupted, for example by a server restart, finishes the run first. */
export function readThread<Values>(graph: GraphName, threadId: string): Promise<Values> {
  return withApiErrors(async () => {
    for (let retries = 0; ; retries++) {
      const { values, next, tasks } = await learnClient.threads.getState(threadId);
      const isWaitingForInput = tasks.some(({ interrupts }) => (interrupts?.length ?? 0) > 0);
      // `next` lists the nodes that still have to run.
      if (next.length === 0 || isWaitingForInput) return toValues<Values>(values);
      try {
        return toValues<Values>(await learnClient.runs.wait(threadId, graph, { input: null }));
      } catch (thrown) {
        if (getStatus(thrown) !== 409 || retries >= MAX_BUSY_RETRIES) throw thrown;
      }
      await pauseWhileBusy();
    }
  });
}

/** Runs a call of the LangGraph client and converts its errors to `ApiError`. */
export async function withApiErrors<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (thrown) {
    throw toApiError(thrown);
  }
}

function toValues<Values>(state: unknown): Values {
  // The answer to a run also has its interrupts. Without them, it is equal to the state that is read later.
  const { __interrupt__: _interrupts, ...values } = Object(state);
  // Unchecked: the graphs validate their state against the schemas behind these types.
  return values as Values;
}

function getStatus(thrown: unknown): number | undefined {
  return thrown instanceof Error && 'status' in thrown ? Number(thrown.status) : undefined;
}

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const status = getStatus(thrown);
  if (status !== undefined) return parseErrorBody(status, thrown);
  const isNetworkError =
    thrown instanceof TypeError || (thrown instanceof Error && /fetch|network/i.test(thrown.message));
  if (isNetworkError) return new ApiError(0, 'unreachable');
  // A failed run has a body like `needs_model: There is nothing new to ask.`; the code before the colon is removed.
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new ApiError(422, message.replace(/^\w+: /, ''));
}

function parseErrorBody(status: number, thrown: unknown): ApiError {
  const text = thrown instanceof Error && 'text' in thrown ? String(thrown.text) : '';
  try {
    const body = Object(JSON.parse(text));
    return new ApiError(status, String(body.message ?? text), {
      requestId: body.request_id === undefined ? undefined : String(body.request_id),
      body,
    });
  } catch {
    return new ApiError(status, text);
  }
}
