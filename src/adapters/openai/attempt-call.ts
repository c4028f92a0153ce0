import { AgentsError, type Model, type ModelRequest, type ModelResponse, Usage } from '@openai/agents';
import { OpenAIError } from 'openai';
import { z } from 'zod';
import {
  AttemptTimeout,
  InterruptedReply,
  isNetworkError,
  TruncatedReply,
  UnreadableReply,
} from './attempt-failure.ts';

type CallOptions = {
  readonly timeoutMs: number;
  /** Aborts this and all other calls of the same request. */
  readonly signal: AbortSignal;
  readonly onToken: ((text: string) => void) | undefined;
  /** Called with every response, including unusable ones. */
  readonly onResponse: (response: ModelResponse) => void;
  /** The body of the last response, unparsed. */
  readonly lastBody: () => string;
};

/** Calls the service once, with the timeout of one attempt; streams the response if there is an `onToken` callback. */
export async function attemptCall(
  model: Model,
  request: ModelRequest,
  options: CallOptions,
): Promise<ModelResponse> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.timeoutMs);
  const timedRequest = { ...request, signal: AbortSignal.any([options.signal, timeout.signal]) };
  try {
    const { onToken } = options;
    const response = await (onToken === undefined
      ? model.getResponse(timedRequest)
      : collectStream(model.getStreamedResponse(timedRequest), onToken));
    options.onResponse(response);
    return checkResponse(response, options.lastBody);
  } catch (thrown) {
    if (timeout.signal.aborted && !options.signal.aborted) throw new AttemptTimeout();
    throw toKnownFailure(thrown, options.lastBody());
  } finally {
    clearTimeout(timer);
  }
}

type StreamEvents = ReturnType<Model['getStreamedResponse']>;

/** Passes on the tokens of a stream and returns its response; throws if the stream ends without a finish reason. */
async function collectStream(events: StreamEvents, onToken: (text: string) => void): Promise<ModelResponse> {
  let finishReason: string | undefined;
  let response: ModelResponse | undefined;
  for await (const event of events) {
    if (event.type === 'output_text_delta') onToken(event.delta);
    else if (event.type === 'model') finishReason = readFinishReason(event.event) ?? finishReason;
    else if (event.type === 'response_done') {
      const { id, output, usage } = event.response;
      response = { responseId: id, output, usage: toUsage(usage) };
    }
  }
  if (response === undefined || finishReason === undefined)
    throw new InterruptedReply('the stream ended early');
  return { ...response, providerData: { choices: [{ finish_reason: finishReason }] } };
}

type StreamedUsage = {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly totalTokens: number;
  readonly inputTokensDetails?: Record<string, number> | Record<string, number>[] | undefined;
};

function toUsage({ inputTokens, outputTokens, totalTokens, inputTokensDetails = [] }: StreamedUsage): Usage {
  const details = [inputTokensDetails].flat();
  return new Usage({ requests: 1, inputTokens, outputTokens, totalTokens, inputTokensDetails: details });
}

const FinishReason = z.union([
  z
    .object({ choices: z.tuple([z.object({ finish_reason: z.string() })]) })
    .transform(({ choices }) => choices[0].finish_reason),
  z.object({ type: z.literal('response.completed') }).transform(() => 'stop'),
]);

/** Returns why the model stopped, if a response or stream event contains the reason. */
function readFinishReason(event: unknown): string | undefined {
  return FinishReason.safeParse(event).data;
}

/** Rejects truncated and empty responses. After an empty response, the runner would repeat the call forever. */
function checkResponse(response: ModelResponse, lastBody: () => string): ModelResponse {
  const text = readResponseText(response);
  if (readFinishReason(response.providerData) === 'length') throw new TruncatedReply(text);
  const hasContent = response.output.some(
    (item) => item.type === 'function_call' || (item.type === 'message' && item.content.length > 0),
  );
  if (!hasContent) throw new UnreadableReply(lastBody());
  return response;
}

/** Returns the text of a response, or of its refusal. */
export function readResponseText({ output }: Pick<ModelResponse, 'output'>): string {
  return output
    .flatMap((item) => (item.type === 'message' && item.role === 'assistant' ? item.content : []))
    .map((part) => (part.type === 'output_text' ? part.text : part.type === 'refusal' ? part.refusal : ''))
    .join('');
}

/** Returns the model's refusal, if the response has no other text. */
export function findRefusal({ output }: Pick<ModelResponse, 'output'>): string | undefined {
  const parts = output.flatMap((item) =>
    item.type === 'message' && item.role === 'assistant' ? item.content : [],
  );
  const refusal = parts.find((part) => part.type === 'refusal');
  return parts.some((part) => part.type === 'output_text') ? undefined : refusal?.refusal;
}

/** Converts an error of the agents package to one of our error classes, if its message or class is known. */
function toKnownFailure(thrown: unknown, body: string): unknown {
  if (thrown instanceof AgentsError) {
    if (/"response\.incomplete"|finish_reason='length'/.test(thrown.message)) return new TruncatedReply('');
    if (/"(response\.failed|response\.error|error)"/.test(thrown.message))
      return new InterruptedReply(thrown.message);
    return thrown;
  }
  const isKnown =
    thrown instanceof OpenAIError || thrown instanceof InterruptedReply || thrown instanceof TruncatedReply;
  if (isKnown || isNetworkError(thrown) || body === '') return thrown;
  return thrown instanceof UnreadableReply ? thrown : new UnreadableReply(body, thrown);
}
