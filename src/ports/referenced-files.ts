/** Which files of the file store something still needs. */
export type ReferencedFiles = {
  /** The keys that a problem or a job of a batch names. */
  listKeys(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
};
