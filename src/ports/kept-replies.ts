/** A model's reply as it was paid for. */
export type KeptReply = {
  /** JSON of the value that was read out of it. */
  readonly value: string;
  readonly raw: string;
  readonly model: string;
};

/** Replies by what was asked: material, prompt, model and settings. */
export type KeptReplies = {
  find(key: string): Promise<KeptReply | undefined>;
  /** The first reply to a key stays. */
  keep(key: string, reply: KeptReply): Promise<void>;
  close(): Promise<void>;
};
