/** Which files of the file store something still needs. */
export type NamedFiles = {
  /** The keys that a problem or a job of a batch names. */
  keys(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
};
