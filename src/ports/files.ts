/** A text file as it was read. */
type TextFile = {
  /** The name for messages: the given path, or `standard input`. */
  readonly name: string;
  /** The unchanged content, including byte order mark and line endings. */
  readonly source: string;
};

/** Reads and writes the user's files; every error is a fault with one clear sentence. */
export type Files = {
  /** Reads a file, or standard input for `-`; a file over `maxBytes` (20 MB by default) is rejected. */
  readText(path: string, options?: { maxBytes?: number }): Promise<TextFile>;
  /** Like `readText`, for any content. */
  readBytes(path: string, options?: { maxBytes?: number }): Promise<{ name: string; bytes: Uint8Array }>;
  /** Yields the lines of a file, or of standard input for `-`; each line is cut after `maxLength` characters. */
  readLines(path: string, options?: { maxLength?: number }): AsyncIterable<string>;
  /** Writes a file and creates its folders; an existing file is replaced completely or stays unchanged. */
  writeText(path: string, text: string | AsyncIterable<string | Uint8Array>): Promise<void>;
  /** Like `writeText`, for binary content. */
  writeBytes(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * Returns the file itself, or all files below a folder that have one of these endings (case-insensitive), sorted;
   * `node_modules` and dot folders are skipped. A path such as `photos/*.png` that does not exist is used as a pattern.
   */
  list(path: string, endings: readonly string[]): Promise<string[]>;
  exists(path: string): Promise<boolean>;
  /** Creates a folder unless it exists; refuses a folder that is not writable. */
  makeFolder(path: string): Promise<void>;
  /** Returns a hash of the content of a file. */
  fingerprint(path: string): Promise<string>;
};
