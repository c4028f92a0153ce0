import {
  Agent,
  type AgentInputItem,
  type ModelSettings as AgentModelSettings,
  type Model as AgentsModel,
  ModelBehaviorError,
  ModelRefusalError,
  type ModelRequest,
  type ModelResponse,
  Runner,
  setTracingDisabled,
  withTrace,
} from '@openai/agents';
import type { ModelSettings } from '../../domain/settings.ts';
import type { ModelAsk, ModelUsage } from '../../ports/model.ts';
import { toolsOf } from './agent-input.ts';
import { attemptCall, refusalIn, textOf } from './attempt-call.ts';
import { UnreadableReply } from './attempt-failure.ts';
import type { ModelService } from './model-service.ts';
import { priceTokens } from './price-tokens.ts';
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

/** Every call of the service goes through one layer of attempts; tools and turns are the runner's work. */
export async function openConversation(options: ConversationOptions): Promise<Conversation> {
  setTracingDisabled(true);
  const model = await callingModel(options);
  const say =
    (options.ask.tools ?? []).length === 0 ? sayAtOnce(model, options) : sayWithTools(model, options);
  return {
    say: async (input) => {
      try {
        return await say(input);
      } catch (thrown) {
        return uselessUtterance(thrown, input);
      }
    },
  };
}

/** Without tools one call is the whole conversation, and the runner's turns would only cost time. */
function sayAtOnce(model: AgentsModel, options: ConversationOptions): Conversation['say'] {
  const { ask, settings, service, signal } = options;
  return async (input) => {
    const request: ModelRequest = {
      systemInstructions: ask.prompt.system,
      input: [...input],
      modelSettings: agentSettingsOf(settings, service),
      tools: [],
      handoffs: [],
      outputType: 'text',
      tracing: false,
      signal,
    };
    // The package refuses to work outside of a trace, though tracing is off and the trace an empty one.
    const response = await withTrace(ask.role, () => model.getResponse(request));
    const said = response.output.filter(({ type }) => type === 'message');
    const refusal = refusalIn(response);
    if (refusal !== undefined) throw new ModelRefusalError(refusal);
    if (said.length === 0) throw new ModelBehaviorError('it called a tool that it was not given');
    return { text: textOf(response), history: [...input, ...said] };
  };
}

function sayWithTools(model: AgentsModel, options: ConversationOptions): Conversation['say'] {
  const { ask, settings, service, signal } = options;
  const agent = new Agent({
    name: ask.role,
    instructions: ask.prompt.system,
    model,
    modelSettings: agentSettingsOf(settings, service),
    tools: toolsOf(ask.tools, signal),
  });
  const runner = new Runner({ tracingDisabled: true, traceIncludeSensitiveData: false });
  return async (input) => {
    const limits = { signal, maxTurns: MAX_TURNS, reasoningItemIdPolicy: 'omit' } as const;
    const result = await runner.run(agent, [...input], limits);
    return { text: String(result.finalOutput ?? ''), history: result.history };
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
  const model = await service.modelNamed(settings.model);
  const outputType = outputTypeOf(options.format);
  const attempt = async (request: ModelRequest): Promise<ModelResponse> => {
    await ask.beforeCall?.(signal);
    return service.bodies.record((lastBody) =>
      attemptCall(
        model,
        { ...request, outputType },
        {
          timeoutMs: service.attemptTimeoutMs,
          signal,
          onToken: ask.onToken,
          onResponse: (response) => options.onUsage(usageOf(response, options)),
          lastBody,
        },
      ),
    );
  };
  return {
    // Whoever calls gets text and we read it, because the runner drops a reply that is not of its schema.
    getResponse: (request) =>
      retryAttempts(() => attempt(request), {
        pace: service.pace,
        signal,
        onRetry: () => ask.onRestart?.(),
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
