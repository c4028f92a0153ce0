import type { ModelUsage } from './model.ts';

/** A model reply that was paid for and can be reused. */
export type CachedReply = {
  /** The parsed value as JSON. */
  readonly value: string;
  /** The unparsed reply. */
  readonly raw: string;
  readonly model: string;
};

/** Model replies by a key computed from material, prompt, model and settings, and the usage of the calls. */
export type ReplyCache = {
  find(key: string): Promise<CachedReply | undefined>;
  /** Stores a reply and the usage of its calls in one transaction; an existing reply with the same key stays. */
  save(key: string, reply: CachedReply, used: readonly ModelUsage[]): Promise<void>;
  /** Marks a reply as unusable. It stays in the cache until `deleteUnusable`, which runs when failed work is retried. */
  markUnusable(key: string): Promise<void>;
  deleteUnusable(): Promise<void>;
  /** Records the usage of calls that returned no reply. */
  recordUsage(used: readonly ModelUsage[]): Promise<void>;
  close(): Promise<void>;
};
