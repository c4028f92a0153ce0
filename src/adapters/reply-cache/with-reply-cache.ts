import { createHash } from 'node:crypto';
import type { AgentRole, ModelSettings } from '../../domain/settings.ts';
import type { ReplyCache } from '../../ports/reply-cache.ts';
import type { Model, ModelRequest, ModelReply, ModelUsage } from '../../ports/model.ts';
import { contentOf } from '../openai/read-reply.ts';
import { replyFormatOf } from '../openai/strict-json-schema.ts';

const FREE = { inputTokens: 0, outputTokens: 0, cost: 0 };

/** What a role's model and its settings are, apart from what one call asks for. */
export type SettingsOf = (role: AgentRole) => ModelSettings;

/** The same model, but a reply that was paid for once is kept, and found again when the same is asked the same way. */
export function withReplyCache(model: Model, replies: ReplyCache, settingsOf: SettingsOf): Model {
  const findOrAsk = async <T>(key: string, ask: ModelRequest<T>): Promise<ModelReply<T>> =>
    (await findReply(replies, key, ask)) ?? askAndKeep(model, replies, { key, ask });
  const underWay = new Map<string, Promise<unknown>>();
  return {
    ask: async (ask) => {
      const key = keyOf(ask, { ...settingsOf(ask.role), ...ask.settings });
      // Who asks the same at the same time waits, and finds the reply.
      const before = underWay.get(key)?.catch(() => {}) ?? Promise.resolve();
      const reply = before.then(() => findOrAsk(key, ask));
      underWay.set(key, reply);
      try {
        return await reply;
      } finally {
        if (underWay.get(key) === reply) underWay.delete(key);
      }
    },
  };
}

type Asking<T> = { readonly key: string; readonly ask: ModelRequest<T> };

async function askAndKeep<T>(
  model: Model,
  replies: ReplyCache,
  { key, ask }: Asking<T>,
): Promise<ModelReply<T>> {
  const used: ModelUsage[] = [];
  const onUsage = (usage: ModelUsage): void => {
    used.push(usage);
    ask.onUsage?.(usage);
  };
  const reply = await model.ask({ ...ask, onUsage }).catch(async (thrown: unknown) => {
    await replies.recordUsage(used);
    throw thrown;
  });
  // What the schema was given, because what it made of that it could not read again.
  const content = contentOf(reply.raw, replyFormatOf(ask.role, ask.schema));
  await replies.save(key, { value: JSON.stringify(content), raw: reply.raw, model: reply.model }, used);
  return { ...reply, markUnusable: () => replies.markUnusable(key) };
}

/** A reply that no longer fits what is expected is asked for again. */
async function findReply<T>(
  replies: ReplyCache,
  key: string,
  { schema, onToken }: ModelRequest<T>,
): Promise<ModelReply<T> | undefined> {
  const kept = await replies.find(key);
  const read = kept && schema.safeParse(JSON.parse(kept.value));
  if (kept === undefined || !read?.success) return undefined;
  onToken?.(kept.raw);
  const disown = (): Promise<void> => replies.markUnusable(key);
  return { value: read.data, usage: FREE, model: kept.model, raw: kept.raw, markUnusable: disown };
}

function keyOf(
  { role, prompt, images = [], tools = [] }: ModelRequest<unknown>,
  settings: ModelSettings,
): string {
  const hash = createHash('sha256');
  const add = (part: unknown): void => void hash.update(`${JSON.stringify(part)}\n`);
  add([role, settings.model, settings.effort, settings.temperature, settings.maxTokens]);
  add([prompt.system, prompt.user, tools.map(({ name }) => name)]);
  for (const { mediaType, bytes } of images) {
    add([mediaType, bytes.length]);
    hash.update(bytes);
  }
  return hash.digest('hex');
}
