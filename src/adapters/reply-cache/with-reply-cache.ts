import { createHash } from 'node:crypto';
import type { AgentRole, ModelSettings } from '../../domain/settings.ts';
import type { Model, ModelReply, ModelRequest, ModelUsage } from '../../ports/model.ts';
import type { ReplyCache } from '../../ports/reply-cache.ts';
import { parseContent } from '../openai/read-reply.ts';
import { toReplyFormat } from '../openai/strict-json-schema.ts';

const NO_USAGE = { inputTokens: 0, outputTokens: 0, cost: 0 };

/** Returns the configured model settings of a role. */
type GetSettings = (role: AgentRole) => ModelSettings;

/** Wraps a model with a cache: a repeated request with the same settings returns the stored reply at no cost. */
export function withReplyCache(model: Model, replies: ReplyCache, getSettings: GetSettings): Model {
  const findOrRequest = async <T>(key: string, request: ModelRequest<T>): Promise<ModelReply<T>> =>
    (await findReply(replies, key, request)) ?? requestAndSave(model, replies, { key, request });
  const pendingByKey = new Map<string, Promise<unknown>>();
  return {
    ask: async (request) => {
      const key = createKey(request, { ...getSettings(request.role), ...request.settings });
      // An equal concurrent request waits for the first one and then finds its reply.
      const previous = pendingByKey.get(key)?.catch(() => {}) ?? Promise.resolve();
      const reply = previous.then(() => findOrRequest(key, request));
      pendingByKey.set(key, reply);
      try {
        return await reply;
      } finally {
        if (pendingByKey.get(key) === reply) pendingByKey.delete(key);
      }
    },
  };
}

type KeyedRequest<T> = { readonly key: string; readonly request: ModelRequest<T> };

async function requestAndSave<T>(
  model: Model,
  replies: ReplyCache,
  { key, request }: KeyedRequest<T>,
): Promise<ModelReply<T>> {
  const usages: ModelUsage[] = [];
  const onUsage = (usage: ModelUsage): void => {
    usages.push(usage);
    request.onUsage?.(usage);
  };
  const reply = await model.ask({ ...request, onUsage }).catch(async (thrown: unknown) => {
    await replies.recordUsage(usages);
    throw thrown;
  });
  // Stores the input of the schema, because a schema with a transform cannot parse its own output.
  const content = parseContent(reply.raw, toReplyFormat(request.role, request.schema));
  await replies.save(key, { value: JSON.stringify(content), raw: reply.raw, model: reply.model }, usages);
  return { ...reply, markUnusable: () => replies.markUnusable(key) };
}

/** Returns the cached reply; undefined if there is none or if it no longer matches the schema. */
async function findReply<T>(
  replies: ReplyCache,
  key: string,
  { schema, onToken }: ModelRequest<T>,
): Promise<ModelReply<T> | undefined> {
  const cached = await replies.find(key);
  const parsed = cached && schema.safeParse(JSON.parse(cached.value));
  if (cached === undefined || !parsed?.success) return undefined;
  onToken?.(cached.raw);
  const markUnusable = (): Promise<void> => replies.markUnusable(key);
  return { value: parsed.data, usage: NO_USAGE, model: cached.model, raw: cached.raw, markUnusable };
}

/** Hashes everything that determines a reply: role, settings, prompt, tools and images. */
function createKey(
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
