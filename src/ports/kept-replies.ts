import type { ModelUsage } from './model.ts';

/** A model's reply as it was paid for. */
export type KeptReply = {
  /** JSON of the value that was read out of it. */
  readonly value: string;
  readonly raw: string;
  readonly model: string;
};

/** Replies by what was asked: material, prompt, model and settings; and what they cost. */
export type KeptReplies = {
  find(key: string): Promise<KeptReply | undefined>;
  /** The first reply to a key stays; what its calls used is written down with it, all or nothing. */
  keep(key: string, reply: KeptReply, used: readonly ModelUsage[]): Promise<void>;
  /** The reply did not serve: it is forgotten when failed work is tried again, and not before. */
  disown(key: string): Promise<void>;
  forgetDisowned(): Promise<void>;
  /** Writes down what calls used that brought no reply. */
  charge(used: readonly ModelUsage[]): Promise<void>;
  close(): Promise<void>;
};
