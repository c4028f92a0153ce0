import {
  Agent,
  type AgentInputItem,
  type ModelSettings as AgentModelSettings,
  type Model as AgentsModel,
  type ModelRequest as AgentsModelRequest,
  ModelBehaviorError,
  ModelRefusalError,
  type ModelResponse,
  Runner,
  setTracingDisabled,
  withTrace,
} from '@openai/agents';
import type { ModelSettings } from '../../domain/settings.ts';
import type { ModelRequest, ModelUsage } from '../../ports/model.ts';
import { toAgentTools } from './agent-input.ts';
import { attemptCall, findRefusal, readResponseText } from './attempt-call.ts';
import { UnreadableReply } from './attempt-failure.ts';
import type { ModelService } from './model-service.ts';
import { priceTokens } from './price-tokens.ts';
import { retryAttempts } from './retry-attempts.ts';
import type { ReplyFormat } from './strict-json-schema.ts';

/** A reply with the conversation so far; `problem` describes why an unusable reply is unusable. */
export type ConversationReply = {
  readonly text: string;
  readonly history: readonly AgentInputItem[];
  readonly problem?: string;
};

export type Conversation = { send(input: readonly AgentInputItem[]): Promise<ConversationReply> };

type ConversationOptions = {
  readonly service: ModelService;
  readonly modelRequest: ModelRequest<unknown>;
  readonly settings: ModelSettings & { readonly model: string };
  readonly format: ReplyFormat;
  readonly signal: AbortSignal;
  readonly onUsage: (usage: ModelUsage) => void;
};

const MAX_TURNS = 10;

/** Opens a conversation. Calls of the service are retried here; the runner of the package handles tool calls and turns. */
export async function openConversation(options: ConversationOptions): Promise<Conversation> {
  setTracingDisabled(true);
  const model = await wrapModel(options);
  const sendInput =
    (options.modelRequest.tools ?? []).length === 0
      ? sendWithoutTools(model, options)
      : sendWithTools(model, options);
  return {
    send: async (input) => {
      try {
        return await sendInput(input);
      } catch (thrown) {
        return toUnusableReply(thrown, input);
      }
    },
  };
}

/** Sends without the runner. Without tools there is only one turn, so the runner would only take time. */
function sendWithoutTools(model: AgentsModel, options: ConversationOptions): Conversation['send'] {
  const { modelRequest, settings, service, signal } = options;
  return async (input) => {
    const request: AgentsModelRequest = {
      systemInstructions: modelRequest.prompt.system,
      input: [...input],
      modelSettings: toAgentSettings(settings, service),
      tools: [],
      handoffs: [],
      outputType: 'text',
      tracing: false,
      signal,
    };
    // The package requires a trace, although tracing is off and the trace stays empty.
    const response = await withTrace(modelRequest.role, () => model.getResponse(request));
    const messages = response.output.filter(({ type }) => type === 'message');
    const refusal = findRefusal(response);
    if (refusal !== undefined) throw new ModelRefusalError(refusal);
    if (messages.length === 0) throw new ModelBehaviorError('it called a tool that it was not given');
    return { text: readResponseText(response), history: [...input, ...messages] };
  };
}

function sendWithTools(model: AgentsModel, options: ConversationOptions): Conversation['send'] {
  const { modelRequest, settings, service, signal } = options;
  const agent = new Agent({
    name: modelRequest.role,
    instructions: modelRequest.prompt.system,
    model,
    modelSettings: toAgentSettings(settings, service),
    tools: toAgentTools(modelRequest.tools, signal),
  });
  const runner = new Runner({ tracingDisabled: true, traceIncludeSensitiveData: false });
  return async (input) => {
    const limits = { signal, maxTurns: MAX_TURNS, reasoningItemIdPolicy: 'omit' } as const;
    const result = await runner.run(agent, [...input], limits);
    return { text: String(result.finalOutput ?? ''), history: result.history };
  };
}

function toUnusableReply(thrown: unknown, history: readonly AgentInputItem[]): ConversationReply {
  if (thrown instanceof UnreadableReply) return { text: thrown.raw, history, problem: thrown.message };
  if (thrown instanceof ModelBehaviorError) return { text: '', history, problem: thrown.message };
  throw thrown;
}

/** Wraps the service's model with the reply format, retries, token callbacks and usage of this request. */
async function wrapModel(options: ConversationOptions): Promise<AgentsModel> {
  const { service, settings, modelRequest, signal } = options;
  const model = await service.getModel(settings.model);
  const outputType = toOutputType(options.format);
  const attempt = async (request: AgentsModelRequest): Promise<ModelResponse> => {
    await modelRequest.beforeCall?.(signal);
    const onResponse = (response: ModelResponse) => options.onUsage(toModelUsage(response, options));
    const call = { timeoutMs: service.attemptTimeoutMs, signal, onToken: modelRequest.onToken, onResponse };
    return service.bodies.record((lastBody) =>
      attemptCall(model, { ...request, outputType }, { ...call, lastBody }),
    );
  };
  return {
    // The runner receives plain text that we parse ourselves, because it would drop a reply that does not match its schema.
    getResponse: (request) =>
      retryAttempts(() => attempt(request), {
        pace: service.pace,
        signal,
        onRetry: () => modelRequest.onRestart?.(),
        onWait: modelRequest.onWait,
      }),
    getStreamedResponse: (request) => model.getStreamedResponse(request),
  };
}

function toOutputType(format: ReplyFormat): AgentsModelRequest['outputType'] {
  if (format === 'text') return 'text';
  return { type: 'json_schema', name: format.name, strict: true, schema: format.schema };
}

function toAgentSettings(settings: ModelSettings, { api }: ModelService): AgentModelSettings {
  const { effort, temperature, maxTokens } = settings;
  return {
    ...(effort === undefined ? {} : { reasoning: { effort } }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxTokens === undefined ? {} : { maxTokens }),
    // Exam material must not be stored by the service. Compatible services may reject the field.
    ...(api === 'responses' ? { store: false } : {}),
  };
}

function toModelUsage({ usage }: ModelResponse, { service, settings }: ConversationOptions): ModelUsage {
  const { inputTokens, outputTokens } = usage;
  const cached = usage.inputTokensDetails.map((part) => part.cached_tokens ?? 0);
  const cachedInputTokens = cached.reduce((sum, tokens) => sum + tokens, 0);
  const tokenCount = { inputTokens, cachedInputTokens, outputTokens };
  return { inputTokens, outputTokens, cost: priceTokens(service.prices, settings.model, tokenCount) };
}
