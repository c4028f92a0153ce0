import type { ModelUsage } from './model.ts';

/** A model's reply as it was paid for. */
export type CachedReply = {
  /** JSON of the value that was read out of it. */
  readonly value: string;
  readonly raw: string;
  readonly model: string;
};

/** Replies by what was asked: material, prompt, model and settings; and what they cost. */
export type ReplyCache = {
  find(key: string): Promise<CachedReply | undefined>;
  /** The first reply to a key stays; what its calls used is written down with it, all or nothing. */
  save(key: string, reply: CachedReply, used: readonly ModelUsage[]): Promise<void>;
  /** The reply did not serve: it is forgotten when failed work is tried again, and not before. */
  markUnusable(key: string): Promise<void>;
  deleteUnusable(): Promise<void>;
  /** Writes down what calls used that brought no reply. */
  recordUsage(used: readonly ModelUsage[]): Promise<void>;
  close(): Promise<void>;
};
