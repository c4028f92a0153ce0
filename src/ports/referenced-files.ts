/** The files of the file store that the database still references; all others may be deleted. */
export type ReferencedFiles = {
  /** Returns the keys that any problem, batch job or recent export references. */
  listKeys(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
};
