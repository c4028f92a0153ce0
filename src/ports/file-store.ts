/** `touchedAt` is the time of the last `put` or `touch`. */
export type StoredFile = { readonly key: string; readonly bytes: number; readonly touchedAt: Date };

/**
 * Files shared by servers and workers on several machines. The key of a file is the SHA-256 of its content in
 * hexadecimal, so the content of a key never changes.
 */
export type FileStore = {
  /** Stores the bytes unless they are already stored, and returns their key. Readers never see an incomplete file. */
  put(bytes: Uint8Array): Promise<string>;
  /** Returns undefined if there is no file with this key; any string is accepted as a key. */
  read(key: string): Promise<Uint8Array | undefined>;
  has(key: string): Promise<boolean>;
  /** Like `has`, but also resets the age of the file, so that it is not deleted as unreferenced before the caller stores a reference to it. */
  touch(key: string): Promise<boolean>;
  /** Lists all files in no particular order. */
  list(): AsyncIterable<StoredFile>;
  /** Deletes a file; a no-op if it does not exist. */
  remove(key: string): Promise<void>;
};
