import {
  Agent,
  type AgentInputItem,
  type ModelSettings as AgentModelSettings,
  type Model as AgentsModel,
  ModelBehaviorError,
  type ModelRequest,
  type ModelResponse,
  OpenAIProvider,
  Runner,
  setTracingDisabled,
} from '@openai/agents';
import type { ModelSettings } from '../../domain/settings.ts';
import type { ModelAsk, ModelUsage } from '../../ports/model.ts';
import { toolsOf } from './agent-input.ts';
import { attemptCall } from './attempt-call.ts';
import { UnreadableReply } from './attempt-failure.ts';
import type { ModelService } from './model-service.ts';
import { priceTokens } from './price-tokens.ts';
import { createBodyRecorder } from './record-bodies.ts';
import { retryAttempts } from './retry-attempts.ts';
import type { ReplyFormat } from './strict-json-schema.ts';

/** What came back: the words, what was said so far, and why the words are of no use if they are not. */
export type Utterance = {
  readonly text: string;
  readonly history: readonly AgentInputItem[];
  readonly problem?: string;
};

export type Conversation = { say(input: readonly AgentInputItem[]): Promise<Utterance> };

export type ConversationOptions = {
  readonly service: ModelService;
  readonly ask: ModelAsk<unknown>;
  readonly settings: ModelSettings & { readonly model: string };
  readonly format: ReplyFormat;
  readonly signal: AbortSignal;
  readonly onUsage: (usage: ModelUsage) => void;
};

const MAX_TURNS = 10;

/** Tools and turns are the runner's work; every call of the service goes through one layer of attempts. */
export async function openConversation(options: ConversationOptions): Promise<Conversation> {
  setTracingDisabled(true);
  const { ask, settings, signal } = options;
  const agent = new Agent({
    name: ask.role,
    instructions: ask.prompt.system,
    model: await callingModel(options),
    modelSettings: agentSettingsOf(settings, options.service),
    tools: toolsOf(ask.tools, signal),
  });
  const runner = new Runner({ tracingDisabled: true, traceIncludeSensitiveData: false });
  return {
    say: async (input) => {
      try {
        const result = await runner.run(agent, [...input], {
          signal,
          maxTurns: MAX_TURNS,
          reasoningItemIdPolicy: 'omit',
        });
        return { text: String(result.finalOutput ?? ''), history: result.history };
      } catch (thrown) {
        return uselessUtterance(thrown, input);
      }
    },
  };
}

function uselessUtterance(thrown: unknown, history: readonly AgentInputItem[]): Utterance {
  if (thrown instanceof UnreadableReply) return { text: thrown.raw, history, problem: thrown.message };
  if (thrown instanceof ModelBehaviorError) return { text: '', history, problem: thrown.message };
  throw thrown;
}

/** The service's model, with the reply format, attempts, tokens and usage of this asking around it. */
async function callingModel(options: ConversationOptions): Promise<AgentsModel> {
  const { service, settings, ask, signal } = options;
  const recorder = createBodyRecorder();
  const provider = new OpenAIProvider({
    openAIClient: service.connect(recorder.fetch),
    useResponses: service.api === 'responses',
  });
  const model = await provider.getModel(settings.model);
  const call = {
    timeoutMs: service.attemptTimeoutMs,
    signal,
    onToken: ask.onToken,
    onResponse: (response: ModelResponse) => options.onUsage(usageOf(response, options)),
    lastBody: recorder.last,
  };
  const onRetry = (): void => ask.onRestart?.();
  const outputType = outputTypeOf(options.format);
  return {
    // The runner gets text and we read it, because the runner drops a reply that is not of its schema.
    getResponse: (request) =>
      retryAttempts(() => attemptCall(model, { ...request, outputType }, call), {
        pace: service.pace,
        signal,
        onRetry,
        onWait: ask.onWait,
      }),
    getStreamedResponse: (request) => model.getStreamedResponse(request),
  };
}

function outputTypeOf(format: ReplyFormat): ModelRequest['outputType'] {
  if (format === 'text') return 'text';
  return { type: 'json_schema', name: format.name, strict: true, schema: format.schema };
}

function agentSettingsOf(settings: ModelSettings, { api }: ModelService): AgentModelSettings {
  const { effort, temperature, maxTokens } = settings;
  return {
    ...(effort === undefined ? {} : { reasoning: { effort } }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxTokens === undefined ? {} : { maxTokens }),
    // Exam material is not for keeping; compatible services may not know the field.
    ...(api === 'responses' ? { store: false } : {}),
  };
}

function usageOf({ usage }: ModelResponse, { service, settings }: ConversationOptions): ModelUsage {
  const { inputTokens, outputTokens } = usage;
  const cachedInputTokens = usage.inputTokensDetails.reduce(
    (sum, part) => sum + (part.cached_tokens ?? 0),
    0,
  );
  const count = { inputTokens, cachedInputTokens, outputTokens };
  return { inputTokens, outputTokens, cost: priceTokens(service.prices, settings.model, count) };
}
