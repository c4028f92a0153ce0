/** `newAt`: when it was last put or renewed. */
export type StoredFile = { readonly key: string; readonly bytes: number; readonly touchedAt: Date };

/**
 * Files that servers and workers on several machines share, each known by the SHA-256 of what it holds, in hexadecimal.
 * What is there never changes, so a key may be kept anywhere.
 */
export type FileStore = {
  /** Keeps the bytes, if they are not there yet, and answers their key; a reader finds all of them or nothing. */
  put(bytes: Uint8Array): Promise<string>;
  /** Undefined when nothing is kept under the key, whatever it looks like. */
  read(key: string): Promise<Uint8Array | undefined>;
  has(key: string): Promise<boolean>;
  /** The same of one that is about to be named: from then on it counts as new. */
  touch(key: string): Promise<boolean>;
  /** Everything that is kept, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
};
