import { user } from '@openai/agents';
import type { Model, ModelReply, ModelRequest, ModelUsage } from '../../ports/model.ts';
import { sumUsage } from '../../ports/usage-meter.ts';
import { correctionPrompt, toUserMessage } from './agent-input.ts';
import { createDeadline } from './deadline.ts';
import { misbehavedFault, serviceDownFault, toModelFault } from './model-fault.ts';
import { type ModelService, type OpenaiModelOptions, openModelService } from './model-service.ts';
import { type Conversation, type ConversationReply, openConversation } from './open-conversation.ts';
import { type ReplyReading, readReply } from './read-reply.ts';
import { toReplyFormat } from './strict-json-schema.ts';

const DEFAULT_TIMEOUT_MS = 300_000;

/** Creates a model that is called through OpenAI's API or a compatible one. */
export function createOpenaiModel(options: OpenaiModelOptions): Model {
  const service = openModelService(options);
  return { ask: (ask) => askService(service, ask) };
}

/** Sends one request and converts every failure to a fault. */
async function askService<T>(service: ModelService, ask: ModelRequest<T>): Promise<ModelReply<T>> {
  const settings = service.settingsFor(ask.role, ask.settings);
  const call = service.describeCall(ask.role, settings.model);
  const format = toReplyFormat(ask.role, ask.schema);
  const timeoutMs = ask.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const deadline = createDeadline(timeoutMs, ask.signal);
  const used: ModelUsage[] = [];
  const onUsage = (usage: ModelUsage): void => {
    used.push(usage);
    ask.onUsage?.(usage);
  };
  try {
    deadline.signal.throwIfAborted();
    const { signal } = deadline;
    const conversation = await openConversation({ service, ask, settings, format, signal, onUsage });
    const read = ({ text, problem }: ConversationReply): ReplyReading<T> =>
      problem === undefined ? readReply(text, ask.schema, format) : { problem };
    const { text, reading } = await converse(conversation, ask, read);
    if ('value' in reading)
      return { value: reading.value, usage: sumUsage(used), model: settings.model, raw: text };
    throw misbehavedFault(call, `returned two unusable replies: ${reading.problem}`, { raw: text });
  } catch (thrown) {
    deadline.throwIfStopped();
    if (deadline.timedOut()) {
      const advice = 'Try again, or increase the timeout.';
      const what = `did not finish within ${timeoutMs / 1000} s`;
      throw serviceDownFault(call, what, { advice, timedOut: true });
    }
    throw toModelFault(thrown, call);
  } finally {
    deadline.clear();
  }
}

type Outcome<T> = { readonly text: string; readonly reading: ReplyReading<T> };

/** Sends the request, and once more with the error if the reply is unusable. */
async function converse<T>(
  conversation: Conversation,
  ask: ModelRequest<T>,
  read: (reply: ConversationReply) => ReplyReading<T>,
): Promise<Outcome<T>> {
  const first = await conversation.send([toUserMessage(ask.prompt.user, ask.images)]);
  const reading = read(first);
  if ('value' in reading) return { text: first.text, reading };
  ask.onRestart?.();
  const second = await conversation.send([...first.history, user(correctionPrompt(reading.problem))]);
  return { text: second.text, reading: read(second) };
}
