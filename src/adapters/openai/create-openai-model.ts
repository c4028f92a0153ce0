import { user } from '@openai/agents';
import type { Model, ModelAsk, ModelReply, ModelUsage } from '../../ports/model.ts';
import { sumUsage } from '../../ports/usage-ledger.ts';
import { mendingOf, messageOf } from './agent-input.ts';
import { createDeadline } from './deadline.ts';
import { down, misbehaved, modelFaultOf } from './model-fault.ts';
import { type ModelService, modelServiceOf, type OpenaiModelOptions } from './model-service.ts';
import { type Conversation, openConversation, type Utterance } from './open-conversation.ts';
import { type ReplyReading, readReply } from './read-reply.ts';
import { replyFormatOf } from './strict-json-schema.ts';

const TIMEOUT_MS = 300_000;

/** A model behind OpenAI's interface or a compatible one. */
export function createOpenaiModel(options: OpenaiModelOptions): Model {
  const service = modelServiceOf(options);
  return { ask: (ask) => askService(service, ask) };
}

async function askService<T>(service: ModelService, ask: ModelAsk<T>): Promise<ModelReply<T>> {
  const settings = service.settingsFor(ask.role, ask.settings);
  const asked = service.asked(ask.role, settings.model);
  const format = replyFormatOf(ask.role, ask.schema);
  const timeoutMs = ask.timeoutMs ?? TIMEOUT_MS;
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
    const read = ({ text, problem }: Utterance): ReplyReading<T> =>
      problem === undefined ? readReply(text, ask.schema, format) : { problem };
    const { text, reading } = await converse(conversation, ask, read);
    if ('value' in reading)
      return { value: reading.value, usage: sumUsage(used), model: settings.model, raw: text };
    throw misbehaved(asked, `twice sent a reply of no use: ${reading.problem}`, { raw: text });
  } catch (thrown) {
    deadline.throwIfStopped();
    if (deadline.timedOut()) {
      const advice = 'Try again, or allow more time.';
      throw down(asked, `did not finish within ${timeoutMs / 1000} s`, { advice, facts: { timedOut: true } });
    }
    throw modelFaultOf(thrown, asked);
  } finally {
    deadline.clear();
  }
}

type Outcome<T> = { readonly text: string; readonly reading: ReplyReading<T> };

/** Asks, and asks once more with what was wrong. */
async function converse<T>(
  conversation: Conversation,
  ask: ModelAsk<T>,
  read: (utterance: Utterance) => ReplyReading<T>,
): Promise<Outcome<T>> {
  const first = await conversation.say([messageOf(ask.prompt.user, ask.images)]);
  const reading = read(first);
  if ('value' in reading) return { text: first.text, reading };
  ask.onRestart?.();
  const second = await conversation.say([...first.history, user(mendingOf(reading.problem))]);
  return { text: second.text, reading: read(second) };
}
