/** A text file as it was found. */
export type TextFile = {
  /** As a person would name it: the path given, or `standard input`. */
  readonly name: string;
  /** Exactly what the file spells, byte order mark and line endings included. */
  readonly source: string;
};

/** Text files of the person at the keyboard; every refusal is a fault of one clear sentence. */
export type Files = {
  /** `-` is standard input; a file over `maxBytes` is refused (20 MB when not said). */
  readText(path: string, options?: { maxBytes?: number }): Promise<TextFile>;
  /** The lines of a file, or of standard input (`-`), one at a time; a line is cut off after `maxLength` characters. */
  readLines(path: string, options?: { maxLength?: number }): AsyncIterable<string>;
  /** Makes the folders above it; an existing file is replaced as a whole or stays as it was. */
  writeText(path: string, text: string | AsyncIterable<string | Uint8Array>): Promise<void>;
  /** The same for a file that is no text. */
  writeBytes(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * A file itself, or the files with these endings, in small or capital letters, below a folder, sorted; `node_modules` and
   * dot folders are left out. A path such as `photos/*.png` that is none is a pattern.
   */
  list(path: string, endings: readonly string[]): Promise<string[]>;
  exists(path: string): Promise<boolean>;
  /** Makes a folder unless it is there; refused when it may not be written to. */
  makeFolder(path: string): Promise<void>;
  /** A hash of what a file holds. */
  fingerprint(path: string): Promise<string>;
};
