import { AgentsError, type Model, type ModelRequest, type ModelResponse, Usage } from '@openai/agents';
import { OpenAIError } from 'openai';
import { z } from 'zod';
import {
  AttemptTimeout,
  CutReply,
  isNetworkTrouble,
  TruncatedReply,
  UnreadableReply,
} from './attempt-failure.ts';

export type CallOptions = {
  readonly timeoutMs: number;
  /** Ends the call and all others of the same asking. */
  readonly signal: AbortSignal;
  readonly onToken: ((text: string) => void) | undefined;
  /** Gets every answer, also one that is of no use. */
  readonly onResponse: (response: ModelResponse) => void;
  /** The body of the answer as it came. */
  readonly lastBody: () => string;
};

/** One call of the service within the time of one attempt; streamed when somebody listens. */
export async function attemptCall(
  model: Model,
  request: ModelRequest,
  options: CallOptions,
): Promise<ModelResponse> {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), options.timeoutMs);
  const timed = { ...request, signal: AbortSignal.any([options.signal, clock.signal]) };
  try {
    const { onToken } = options;
    const response = await (onToken === undefined
      ? model.getResponse(timed)
      : collectStream(model.getStreamedResponse(timed), onToken));
    options.onResponse(response);
    return checkResponse(response, options.lastBody);
  } catch (thrown) {
    if (clock.signal.aborted && !options.signal.aborted) throw new AttemptTimeout();
    throw explainFailure(thrown, options.lastBody());
  } finally {
    clearTimeout(timer);
  }
}

type StreamEvents = ReturnType<Model['getStreamedResponse']>;

async function collectStream(events: StreamEvents, onToken: (text: string) => void): Promise<ModelResponse> {
  let finish: string | undefined;
  let response: ModelResponse | undefined;
  for await (const event of events) {
    if (event.type === 'output_text_delta') onToken(event.delta);
    else if (event.type === 'model') finish = finishOf(event.event) ?? finish;
    else if (event.type === 'response_done') {
      const { id, output, usage } = event.response;
      response = { responseId: id, output, usage: usageFrom(usage) };
    }
  }
  if (response === undefined || finish === undefined) throw new CutReply('the stream ended early');
  return { ...response, providerData: { choices: [{ finish_reason: finish }] } };
}

type StreamedUsage = {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly totalTokens: number;
  readonly inputTokensDetails?: Record<string, number> | Record<string, number>[] | undefined;
};

function usageFrom({
  inputTokens,
  outputTokens,
  totalTokens,
  inputTokensDetails = [],
}: StreamedUsage): Usage {
  const details = [inputTokensDetails].flat();
  return new Usage({ requests: 1, inputTokens, outputTokens, totalTokens, inputTokensDetails: details });
}

const Finish = z.union([
  z
    .object({ choices: z.tuple([z.object({ finish_reason: z.string() })]) })
    .transform(({ choices }) => choices[0].finish_reason),
  z.object({ type: z.literal('response.completed') }).transform(() => 'stop'),
]);

/** Why the model stopped, where an answer or a piece of a stream says it. */
function finishOf(said: unknown): string | undefined {
  return Finish.safeParse(said).data;
}

/** An answer without text, refusal or call for a tool would make the runner ask again for ever. */
function checkResponse(response: ModelResponse, lastBody: () => string): ModelResponse {
  const text = textOf(response);
  if (finishOf(response.providerData) === 'length') throw new TruncatedReply(text);
  const speaks = response.output.some(
    (item) => item.type === 'function_call' || (item.type === 'message' && item.content.length > 0),
  );
  if (!speaks) throw new UnreadableReply(lastBody());
  return response;
}

/** What the model said in words. */
export function textOf({ output }: Pick<ModelResponse, 'output'>): string {
  return output
    .flatMap((item) => (item.type === 'message' && item.role === 'assistant' ? item.content : []))
    .map((part) => (part.type === 'output_text' ? part.text : part.type === 'refusal' ? part.refusal : ''))
    .join('');
}

/** Why the model declines, where it says nothing else. */
export function refusalIn({ output }: Pick<ModelResponse, 'output'>): string | undefined {
  const parts = output.flatMap((item) =>
    item.type === 'message' && item.role === 'assistant' ? item.content : [],
  );
  const refusal = parts.find((part) => part.type === 'refusal');
  return parts.some((part) => part.type === 'output_text') ? undefined : refusal?.refusal;
}

function explainFailure(thrown: unknown, body: string): unknown {
  if (thrown instanceof AgentsError) {
    if (/"response\.incomplete"|finish_reason='length'/.test(thrown.message)) return new TruncatedReply('');
    if (/"(response\.failed|response\.error|error)"/.test(thrown.message))
      return new CutReply(thrown.message);
    return thrown;
  }
  const known =
    thrown instanceof OpenAIError || thrown instanceof CutReply || thrown instanceof TruncatedReply;
  if (known || isNetworkTrouble(thrown) || body === '') return thrown;
  return thrown instanceof UnreadableReply ? thrown : new UnreadableReply(body, thrown);
}
