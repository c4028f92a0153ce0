import { user } from '@openai/agents';
import type { Model, ModelReply, ModelRequest, ModelUsage } from '../../ports/model.ts';
import { sumUsage } from '../../ports/usage-meter.ts';
import { createCorrectionPrompt, toUserMessage } from './agent-input.ts';
import { createDeadline } from './deadline.ts';
import { createMisbehavedFault, createServiceDownFault, toModelFault } from './model-fault.ts';
import { type ModelService, type OpenaiModelOptions, openModelService } from './model-service.ts';
import { type Conversation, type ConversationReply, openConversation } from './open-conversation.ts';
import { type ReplyReading, readReply } from './read-reply.ts';
import { toReplyFormat } from './strict-json-schema.ts';

const DEFAULT_TIMEOUT_MS = 300_000;

/** Creates a model that is called through OpenAI's API or a compatible one. */
export function createOpenaiModel(options: OpenaiModelOptions): Model {
  const service = openModelService(options);
  return { ask: (request) => sendRequest(service, request) };
}

/** Sends one request and converts every failure to a fault. */
async function sendRequest<T>(service: ModelService, request: ModelRequest<T>): Promise<ModelReply<T>> {
  const settings = service.getSettings(request.role, request.settings);
  const call = service.describeCall(request.role, settings.model);
  const format = toReplyFormat(request.role, request.schema);
  const timeoutMs = request.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const deadline = createDeadline(timeoutMs, request.signal);
  const usages: ModelUsage[] = [];
  const onUsage = (usage: ModelUsage): void => {
    usages.push(usage);
    request.onUsage?.(usage);
  };
  try {
    deadline.signal.throwIfAborted();
    const { signal } = deadline;
    const conversation = await openConversation({
      service,
      modelRequest: request,
      settings,
      format,
      signal,
      onUsage,
    });
    const read = ({ text, problem }: ConversationReply): ReplyReading<T> =>
      problem === undefined ? readReply(text, request.schema, format) : { problem };
    const { text, reading } = await sendWithCorrection(conversation, request, read);
    if ('value' in reading)
      return { value: reading.value, usage: sumUsage(usages), model: settings.model, raw: text };
    throw createMisbehavedFault(call, `returned two unusable replies: ${reading.problem}`, { raw: text });
  } catch (thrown) {
    deadline.throwIfAborted();
    if (deadline.hasTimedOut()) {
      const advice = 'Try again, or increase the timeout.';
      const problem = `did not finish within ${timeoutMs / 1000} s`;
      throw createServiceDownFault(call, problem, { advice, timedOut: true });
    }
    throw toModelFault(thrown, call);
  } finally {
    deadline.clear();
  }
}

type ReadOutcome<T> = { readonly text: string; readonly reading: ReplyReading<T> };

/** Sends the request. If the reply is unusable, sends it once more with a description of the error. */
async function sendWithCorrection<T>(
  conversation: Conversation,
  request: ModelRequest<T>,
  read: (reply: ConversationReply) => ReplyReading<T>,
): Promise<ReadOutcome<T>> {
  const firstReply = await conversation.send([toUserMessage(request.prompt.user, request.images)]);
  const reading = read(firstReply);
  if ('value' in reading) return { text: firstReply.text, reading };
  request.onRestart?.();
  const secondReply = await conversation.send([
    ...firstReply.history,
    user(createCorrectionPrompt(reading.problem)),
  ]);
  return { text: secondReply.text, reading: read(secondReply) };
}
